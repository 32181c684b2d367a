/** The address of a parcel out of that of its courier, in which `{resi}` stands for its number. */
export function parcelAddress(trackingUrl: string | null, resiNo: string | null): string | null {
  if (trackingUrl === null || resiNo === null) return null;
  return trackingUrl.replaceAll('{resi}', encodeURIComponent(resiNo));
}
