/** Milliseconds since any fixed moment. */
export type Clock = () => number;
