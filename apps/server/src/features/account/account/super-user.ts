import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { ConfigError } from '../../../platform/settings/config.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { ShownLogin } from '../../../platform/start/start-output.ts';
import { hashPassword, randomPassword } from '../session/password.ts';
import { createUser, nextUserId } from './create-user.ts';

const shortestPassword = 8;

/**
 * Makes the super user at the first start: from the settings, or with a random password, which is answered this once
 * so that the start can show it, and is good until they choose their own. Answers null when there is nothing to show.
 * Several servers may start at once.
 */
export async function ensureSuperUser(services: Services): Promise<ShownLogin | null> {
  const { database, config } = services;
  if (await database.transaction('read', platformTenant, hasSuperUser)) return null;
  const { email, password } = config.superUser;
  if (password !== null && (password.length < shortestPassword || password.length > 128))
    throw new ConfigError(`SUPER_USER_PASSWORD has ${password.length} characters: give it ${shortestPassword} to 128.`);
  const userName = email ?? 'admin@bahi.local';
  const chosen = password ?? randomPassword();
  const passwordHash = await hashPassword(chosen);
  const isMade = await database.transaction('write', platformTenant, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('super user', 0))`);
    if (await hasSuperUser(tx)) return false;
    await insertSuperUser(tx, { email: userName, passwordHash, isTemporary: password === null, now: services.clock() });
    return true;
  });
  return isMade && password === null ? { title: 'Super user', userName, password: chosen } : null;
}

async function hasSuperUser(tx: Tx): Promise<boolean> {
  return (await tx.query(`select id from app_user where user_type = 'SUPER_USER' limit 1`)).length > 0;
}

type Given = { email: string; passwordHash: string; isTemporary: boolean; now: number };

async function insertSuperUser(tx: Tx, given: Given): Promise<void> {
  const id = await nextUserId(tx);
  await createUser(tx, {
    id,
    businessId: 0,
    userType: 'SUPER_USER',
    userName: 'admin',
    fullName: 'Super Admin',
    email: given.email,
    mobileNumber: null,
    dateOfBirth: null,
    passwordHash: given.passwordHash,
    roleCodes: ['SUPER_ADMIN'],
    rolesFrom: todayInKathmandu(given.now),
  });
  if (given.isTemporary) await tx.query('update app_user set must_change_password = true where id = $1', [id]);
}
