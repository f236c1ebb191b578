import { z } from '@bahi/contract/zod';
import type { MailAccount } from '../settings/config-smtp.ts';
import type { Config } from '../settings/config.ts';
import { type Database, platformTenant, type Tx } from '../database/database.ts';
import { type Keys, openSecrets } from '../core/keys.ts';
import { type Outbound, OutboundError } from './outbound.ts';

/**
 * Why a message did not go: nobody has set up an account, its password is kept under another secret, its host is on a
 * private network, has no address or does not answer, offers no encryption that can be trusted, does not take the
 * password, the sender or the recipient, or it answers nothing that makes sense.
 */
export type MailReason =
  | 'notSetUp'
  | 'passwordLost'
  | 'hostPrivate'
  | 'hostUnknown'
  | 'unreachable'
  | 'insecure'
  | 'signIn'
  | 'sender'
  | 'recipient'
  | 'refused';

export class MailError extends Error {
  override name = 'MailError';
  reason: MailReason;
  /** The host itself says that it may take the message later (4yz, RFC 5321), as hosts do with whom they do not know. */
  isTemporary: boolean;
  constructor(reason: MailReason, message: string, cause?: unknown, isTemporary = false) {
    super(message, { cause });
    this.reason = reason;
    this.isTemporary = isTemporary;
  }
}

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  /** Whose message it is; the product's own without. */
  fromName?: string;
  replyTo?: string | null;
  /** Makes its Message-ID, by which one that arrives twice is known. */
  messageKey?: string;
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[];
};

export type Mail = {
  /** Whether there is an account to send from. */
  isSetUp(tx: Tx): Promise<boolean>;
  /** The account in use: the environment's, else the active one of the e-mail setup. Rejects with a MailError. */
  account(): Promise<MailAccount>;
  /** Sends a message from an account. Rejects with a MailError unless the host says that it took it. */
  send(account: MailAccount, message: MailMessage): Promise<void>;
};

type Given = { config: Pick<Config, 'smtp'>; database: Database; keys: Keys; outbound: Outbound };

/** The name that secrets of the e-mail setup are sealed under. */
export const mailSecrets = 'email-setup';

/** From opening the connection to the host's last word, and how much more of a letter's files goes in each of them. */
const sendingMilliseconds = 20_000;
const bytesAMillisecond = 100;
const silenceMilliseconds = 10_000;

export function createMail({ config: { smtp }, database, keys, outbound }: Given): Mail {
  return {
    async isSetUp(tx) {
      return smtp !== null || (await findActive(tx)) !== undefined;
    },
    async account() {
      if (smtp !== null) return smtp;
      const row = await database.transaction('read', platformTenant, findActive);
      if (row === undefined) throw new MailError('notSetUp', 'no e-mail account is set up');
      return openAccount(keys, row);
    },
    send: (account, message) => sendMessage(outbound, account, message),
  };
}

/** An account as the table keeps it. */
export type StoredAccount = Pick<MailAccount, 'email' | 'host' | 'port' | 'protocol'> & { secrets: Buffer | null };

/** @throws MailError where its password was sealed under another secret of the installation. */
export function openAccount(keys: Keys, { secrets, ...rest }: StoredAccount): MailAccount {
  if (secrets === null) return { ...rest, user: rest.email, password: null };
  const opened = openSecrets(keys, mailSecrets, secrets);
  if (opened === null) throw new MailError('passwordLost', 'the stored password cannot be opened');
  return { ...rest, user: rest.email, password: opened['password'] ?? null };
}

async function findActive(tx: Tx): Promise<StoredAccount | undefined> {
  const [row] = await tx.query<StoredAccount>(
    'select email, host, port, protocol, secrets from email_setup where is_active',
  );
  return row;
}

/**
 * The connection goes to the address that `outbound` has checked; a certificate has to be trusted and of this host.
 * Without encryption nothing goes beyond the operator's own network.
 */
async function sendMessage(outbound: Outbound, account: MailAccount, message: MailMessage): Promise<void> {
  const { email, host, port, protocol, user, password } = account;
  if (protocol === 'NONE' && !outbound.isOwnNetwork(host, port))
    throw new MailError('insecure', `${host} is not of the own network, and no encryption is asked for`);
  const connection = await outbound.connect(host, port).catch((error: unknown) => {
    throw new MailError(hostReason(error), `${host} is not reached`, error);
  });
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({
    host,
    port,
    connection,
    secure: protocol === 'SSL',
    requireTLS: protocol === 'STARTTLS',
    ignoreTLS: protocol === 'NONE',
    tls: { minVersion: 'TLSv1.2' },
    greetingTimeout: silenceMilliseconds,
    socketTimeout: silenceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(password === null ? {} : { auth: { user, pass: password } }),
  });
  try {
    const bytes = message.attachments?.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
    const signal = AbortSignal.timeout(sendingMilliseconds + Math.ceil(bytes / bytesAMillisecond));
    await transport.sendMail({ ...lettersOf(email, message), signal });
  } catch (error) {
    throw mailError(host, error);
  } finally {
    transport.close();
    connection.destroy();
  }
}

function lettersOf(email: string, message: MailMessage) {
  const { to, subject, text, fromName = 'Bahi', replyTo = null, messageKey, attachments = [] } = message;
  return {
    from: { name: fromName, address: email },
    to: { name: '', address: to },
    subject,
    text,
    attachments: [...attachments],
    ...(replyTo === null ? {} : { replyTo: { name: fromName, address: replyTo } }),
    ...(messageKey === undefined ? {} : { messageId: `<${messageKey}@${email.split('@').at(-1)}>` }),
  };
}

function hostReason(error: unknown): MailReason {
  if (!(error instanceof OutboundError)) return 'unreachable';
  if (error.reason === 'private') return 'hostPrivate';
  return error.reason === 'unknown' ? 'hostUnknown' : 'unreachable';
}

/** What the host said stays out of the message, which may be logged: it may quote what was sent. */
function mailError(host: string, error: unknown): MailError {
  const { code, command, originalCode, responseCode } = failureForm.parse(error);
  const said = responseCode === undefined ? '' : ` (${responseCode})`;
  const reason = isOfTls.test(originalCode) ? 'insecure' : reasonOf(code, command);
  const isTemporary = responseCode !== undefined && responseCode >= 400 && responseCode < 500;
  return new MailError(reason, `${host} does not take the message: ${code} ${originalCode}${said}`, error, isTemporary);
}

const failureForm = z.object({
  code: z.string().catch(''),
  command: z.string().catch(''),
  /** What the system called it. */
  originalCode: z.string().catch(''),
  /** The host's own number for it. */
  responseCode: z.number().optional().catch(undefined),
});
const isOfTls = /^ERR_(SSL|TLS)_|CERT|^UNABLE_TO_/;

function reasonOf(code: string, command: string): MailReason {
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'signIn';
    case 'ETLS':
      return 'insecure';
    case 'EENVELOPE':
      return command === 'RCPT TO' ? 'recipient' : 'sender';
    case 'EPROTOCOL':
    case 'ECONNECTION':
    case 'ETIMEDOUT':
    case 'ESOCKET':
    case 'EABORT':
      return 'unreachable';
    default:
      return 'refused';
  }
}
