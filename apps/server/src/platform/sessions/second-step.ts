import type { UserType } from '@bahi/contract/enumeration';
import type { SecondStepOf } from '@bahi/contract/account/second-factor/second-step-of';
import type { Context, Session } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import type { Services } from '../core/services.ts';
import type { Tx } from '../database/database.ts';
import { sessionSettings } from './session-lengths.ts';

type Person = { user_type: UserType; second_step_of: SecondStepOf; has_second_factor: boolean };

/** Whether a second step is asked of somebody: by their business, or of its own people by the platform. */
export function secondStepFor({ settings }: Pick<Services, 'settings'>, person: Person): Session['secondStep'] {
  if (!isRequired(settings.get(sessionSettings).secondStepRequired, person)) return 'OPTIONAL';
  return person.has_second_factor ? 'REQUIRED' : 'DUE';
}

function isRequired(isByPlatform: boolean, { user_type: type, second_step_of: of }: Person): boolean {
  if (type === 'SUPER_USER' || type === 'INTERNAL_USER') return isByPlatform;
  return of === 'EVERYBODY' || (of === 'OFFICE' && type !== 'OUTLET_USER');
}

/** Who asks a second step of others has one: else their next call would be refused, and this one not be taken back. */
export async function requireOwnSecondStep({ db, session }: Pick<Context, 'db' | 'session'>): Promise<void> {
  if ((await countOf(db, session)) === 0) fail('secondFactor.firstYourOwn', { status: 409 });
}

/** Who must have a second step does not take away their last one. Asked before one that is there is taken. */
export async function refuseToBeWithout(tx: Tx, session: Session): Promise<void> {
  if (session.secondStep !== 'OPTIONAL' && (await countOf(tx, session)) <= 1)
    fail('secondFactor.required', { status: 409 });
}

/** How many apps and passkeys somebody has. */
async function countOf(tx: Tx, { userId }: Session): Promise<number> {
  const [own] = await tx.query<{ count: number }>(
    `select (select count(*) from authenticator where user_id = $1 and confirmed_at is not null)::int
       + (select count(*) from passkey where user_id = $1)::int as count`,
    [userId],
  );
  return own?.count ?? 0;
}
