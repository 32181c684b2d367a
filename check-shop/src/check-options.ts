/** What to check; without a customer and permissions only public reads are sent. */
export interface CheckOptions {
  readonly url: string;
  /** How long a call may take, in ms. */
  readonly timeout: number;
  readonly token: string | null;
  /** As the gateway sends them. */
  readonly credentials: { readonly phone: string; readonly password: string } | null;
  /** Whether the wishlist of the customer may be changed; it is restored. */
  readonly mayWrite: boolean;
  /** Whether a guest order may be placed; it stays. */
  readonly mayOrder: boolean;
}
