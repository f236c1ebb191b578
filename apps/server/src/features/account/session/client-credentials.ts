import { oauthClient } from '@bahi/contract/account/session/session.contract';
import type { Exchange } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { isSame, sha256 } from '../../../platform/core/keys.ts';

/** Refuses a call for tokens that does not come with the client's basic credentials. */
export function checkClient(exchange: Exchange): void {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(exchange.authorization ?? '')?.[1] ?? '';
  const given = sha256(Buffer.from(encoded, 'base64'));
  if (!isSame(given, sha256(`${oauthClient.id}:${oauthClient.secret}`))) fail('session.clientUnknown', { status: 401 });
}
