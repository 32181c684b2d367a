/** Whether the browser can hand a link to another app. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** Hands a link to another app. A shopper who closes the choice of apps has changed their mind. */
export async function shareLink(link: { title: string; url: string }): Promise<void> {
  await navigator.share(link).catch(() => undefined);
}
