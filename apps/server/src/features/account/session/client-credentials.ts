import { oauthClient } from '@bahi/contract/account/session/session.contract';
import type { Exchange } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { isSame, sha256 } from '../../../platform/core/keys.ts';

/**
 * Refuses a call for tokens that does not come with the client's basic credentials. Name and secret are encoded as in
 * a form (RFC 6749, 2.3.1), which changes nothing in ours but the dash that some libraries encode, too.
 */
export function checkClient(exchange: Exchange): void {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(exchange.authorization ?? '')?.[1] ?? '';
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  const given = sha256(JSON.stringify([formDecoded(id), formDecoded(secret.join(':'))]));
  if (!isSame(given, sha256(JSON.stringify([oauthClient.id, oauthClient.secret]))))
    fail('session.clientUnknown', { status: 401 });
}

function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? '';
}
