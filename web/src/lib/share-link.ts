/** Whether the browser has the Web Share API. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet of the system. Closing it is not an error. */
export async function shareLink(link: { title: string; url: string }): Promise<void> {
  await navigator.share(link).catch(() => undefined);
}
