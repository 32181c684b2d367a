/** A raised field on the back: of the body's own material, dark glass or polished metal. */
export interface CameraIsland {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly tone: 'body' | 'glass' | 'metal';
}

/** A round thing of the camera, by its middle; millimetres from the back's upper left corner. */
export interface CameraSpot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The cameras on a back, in millimetres from its upper left corner. */
export interface CameraLayout {
  readonly islands: readonly CameraIsland[];
  readonly lenses: readonly CameraSpot[];
  readonly flashes: readonly CameraSpot[];
}
