/** The form that `requestPayment` returns. */
export interface PaymentForm {
  action: string;
  fields: { name: string; value: string }[];
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** The action and the hidden fields of the first form of a page. */
export function firstForm(html: string, base: string): { action: string; fields: URLSearchParams } {
  const form = /<form\b[^>]*>/.exec(html)?.[0] ?? '';
  const fields = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
    const name = attribute(tag, 'name');
    if (name) fields.set(name, attribute(tag, 'value') ?? '');
  }
  return { action: new URL(attribute(form, 'action') ?? '', base).href, fields };
}

/**
 * Submits the forms of the sandbox payment page as a browser without JavaScript, with one of its buttons,
 * and returns the address of the redirect back to the shop.
 */
export async function payInSandbox(
  form: PaymentForm,
  action: 'pay' | 'fail' | 'cancel' | 'pending',
): Promise<string> {
  const page = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(form.fields.map(({ name, value }) => [name, value])),
  });
  const choice = firstForm(await page.text(), form.action);
  choice.fields.set('action', action);
  const pressed = await fetch(choice.action, { method: 'POST', body: choice.fields });
  const response = firstForm(await pressed.text(), choice.action);
  const back = await fetch(response.action, {
    method: 'POST',
    body: response.fields,
    redirect: 'manual',
  });
  return back.headers.get('location') ?? `${String(back.status)} without a location`;
}
