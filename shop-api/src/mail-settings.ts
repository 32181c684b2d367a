import { z } from 'zod';

export interface MailServer {
  /** `smtp:` or `smtps:`, with name and password where the server requires them. */
  readonly smtpUrl: string;
  readonly from: string;
}

interface MailValues {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

export const smtpAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol), {
    error: 'must be an address that starts with smtp:// or smtps://',
  });

export function readMailServer({ SMTP_URL, MAIL_FROM }: MailValues): MailServer | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

/** The settings missing for sending mails: servers accept mails from known addresses only. */
export function mailProblems({ SMTP_URL, MAIL_FROM }: MailValues): string[] {
  return SMTP_URL === undefined || MAIL_FROM !== undefined
    ? []
    : ['SMTP_URL needs MAIL_FROM beside it.'];
}

/** Whether mails are readable: through a server, or in the sandbox. */
export function canDeliverMails(settings: {
  readonly mailServer: MailServer | null;
  readonly demo: { readonly sandbox: boolean };
}): boolean {
  return settings.mailServer !== null || settings.demo.sandbox;
}
