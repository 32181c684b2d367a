import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has accepted. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they were sent. */
  readonly source: string;
}

/** Responses set by a test: an SMTP code and text, or undefined to accept. */
export interface MailRejections {
  recipient?: (address: string) => SmtpRejection | undefined;
  content?: (source: string) => SmtpRejection | undefined;
}

/** A rejection of the server. */
export interface SmtpRejection {
  readonly responseCode: number;
  readonly message: string;
}

/** An SMTP server on a free port that stores accepted mails in memory. */
export interface MailServerOfTest {
  readonly smtpUrl: string;
  readonly received: ReceivedMail[];
  readonly rejections: MailRejections;
  readonly close: () => Promise<void>;
}

/** Starts an SMTP server without TLS and without sign-in. */
export async function startMailServer(): Promise<MailServerOfTest> {
  const received: ReceivedMail[] = [];
  const rejections: MailRejections = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      callback(errorOf(rejections.recipient?.(address)));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const rejection = errorOf(rejections.content?.(source));
        const { mailFrom, rcptTo } = session.envelope;
        if (rejection === undefined) {
          const from = mailFrom === false ? '' : mailFrom.address;
          received.push({ from, to: rcptTo.map(({ address }) => address), source });
        }
        callback(rejection);
      });
    },
  });
  // A client that is killed breaks its connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    smtpUrl: `smtp://127.0.0.1:${String(port)}`,
    received,
    rejections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The value of a header, unfolded; empty when there is none. */
export function headerOf({ source }: ReceivedMail, name: string): string {
  const head = (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

function errorOf(rejection: SmtpRejection | undefined): Error | undefined {
  return rejection && Object.assign(new Error(rejection.message), rejection);
}
