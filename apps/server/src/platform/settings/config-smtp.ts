import { isIP } from 'node:net';
import { createOutbound } from '../messages/outbound.ts';
import { isPublicAddress } from '../messages/public-addresses.ts';

/** How the way to an e-mail host is kept secret: TLS from the first byte, TLS before anything else is said, or not. */
export type MailProtocol = 'SSL' | 'STARTTLS' | 'NONE';

/** An account that e-mail is sent from; without a password it is sent without signing in. */
export type MailAccount = {
  email: string;
  host: string;
  port: number;
  protocol: MailProtocol;
  user: string;
  password: string | null;
};

const usualPorts: Readonly<Record<MailProtocol, number>> = { SSL: 465, STARTTLS: 587, NONE: 25 };

/**
 * The account of `SMTP_URL`, whose form has been checked. `smtp:` means STARTTLS, and plain to a host that
 * `OUTBOUND_ALLOW` names. The sender is the user, or `?from=`. Answers a sentence where it cannot be used.
 */
export function readMailAccount(smtpUrl: string, outboundAllow: string[]): MailAccount | string {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (host === '') return 'SMTP_URL names no host: write it like smtps://user%40example.com:password@mail.example.com.';
  const outbound = createOutbound({ outboundAllow });
  const isSecure = url.protocol === 'smtps:';
  const plainPort = Number(url.port || usualPorts.NONE);
  const protocol = isSecure ? 'SSL' : outbound.isOwnNetwork(host, plainPort) ? 'NONE' : 'STARTTLS';
  const port = Number(url.port || usualPorts[protocol]);
  const isPrivate = host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host));
  if (isPrivate && !outbound.isOwnNetwork(host, port))
    return `SMTP_URL names ${host}, which is on a private network: name it in OUTBOUND_ALLOW, too.`;
  const user = decodeURIComponent(url.username);
  const email = url.searchParams.get('from') ?? user;
  if (!/^[^@\s<>"]+@[^@\s<>"]+$/.test(email))
    return 'SMTP_URL names no sender: add ?from=bahi@example.com, or a user that is an e-mail address.';
  return { email, host, port, protocol, user, password: url.password === '' ? null : decodeURIComponent(url.password) };
}
