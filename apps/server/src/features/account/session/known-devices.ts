import type { OpenContext } from '../../../platform/core/context.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { randomToken, sha256 } from '../../../platform/core/keys.ts';

/** Whether the account has signed in with the browser that has this cookie. */
export async function isKnownDevice(context: OpenContext, userId: number, device: string): Promise<boolean> {
  const found = await context.services.database.transaction('read', platformTenant, (tx) =>
    tx.query('select user_id from known_device where user_id = $1 and device_hash = $2', [userId, sha256(device)]),
  );
  return found.length > 0;
}

/** Remembers the browser of a sign-in. One that comes without its cookie gets another one; other clients get none. */
export function rememberDevice({ exchange, now }: OpenContext, tx: Tx, userId: number): string | null {
  if (!exchange.isBrowser) return null;
  const device = exchange.device ?? randomToken();
  void tx.query(
    `insert into known_device (user_id, device_hash, last_used_at)
     values ($1, $2, to_timestamp($3::double precision / 1000))
     on conflict (user_id, device_hash) do update set last_used_at = excluded.last_used_at`,
    [userId, sha256(device), now],
  );
  return device;
}

/** After a password was reset no browser is known but the one that signs in next. */
export function forgetDevices(tx: Tx, userId: number): Promise<unknown> {
  return tx.query('delete from known_device where user_id = $1', [userId]);
}
