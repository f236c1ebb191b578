import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailCertificate } from './mail-certificate.data.ts';

/** A message as the host got it, and how its sender signed in. */
export type ReceivedMail = {
  from: string;
  to: string[];
  /** Headers and body, as they came. */
  source: string;
  user: string | null;
  isSecure: boolean;
};

export type FakeSmtp = {
  port: number;
  received: ReceivedMail[];
  /** What was given as a password, right or wrong. */
  passwords: string[];
  close(): Promise<void>;
  /** Nothing was received yet, and it listens where it did, closed or not. */
  beginNext(): Promise<void>;
};

export const mailPassword = 'Machhapuchhre#6993';

/**
 * An e-mail host on this machine that takes one password and everybody's mail, but for recipients at `nobody.example`
 * and senders at `spam.example`. Its certificate is that of `mail.test`.
 */
export async function startFakeSmtp(options: SMTPServerOptions = {}): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const passwords: string[] = [];
  const users = new Map<string, string>();
  const settings: SMTPServerOptions = {
    ...mailCertificate,
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 200,
    onAuth({ username, password }, session, callback) {
      passwords.push(password ?? '');
      if (password !== mailPassword) return callback(new Error('Invalid username or password'));
      users.set(session.id, username ?? '');
      return callback(null, { user: username });
    },
    onMailFrom({ address }, _session, callback) {
      callback(address.endsWith('@spam.example') ? new Error('Sender is not allowed') : null);
    },
    onRcptTo({ address }, _session, callback) {
      callback(address.endsWith('@nobody.example') ? new Error('No such mailbox') : null);
    },
    onData(stream, session, callback) {
      void text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
          user: users.get(session.id) ?? null,
          isSecure: session.secure,
        });
        callback(null);
      });
    },
    ...options,
  };
  const open = async (at: number): Promise<SMTPServer> => {
    const server = new SMTPServer(settings);
    // Somebody who breaks off is no fault of the host's.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
    server.server.unref();
    return server;
  };
  let server = await open(0);
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    received,
    passwords,
    close: () => new Promise((resolve) => server.close(resolve)),
    async beginNext() {
      received.splice(0);
      passwords.splice(0);
      if (!server.server.listening) server = await open(port);
    },
  };
}

/** The text of a message, whatever way it travelled in. */
export function bodyOf({ source }: ReceivedMail): string {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
}
