import { randomBytes, randomUUID } from 'node:crypto';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessForm } from '@bahi/contract/platform/business/business.contract';
import { addDays, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { createBusiness } from '../../features/account/account/create-business.ts';
import { respond } from '../../features/platform/business-detail/business-status.ts';
import { ensureBegun } from '../../features/platform/business/business.begin.ts';
import { updateProfile } from '../../features/platform/business/business.commands.ts';
import { hashPassword } from '../../features/account/session/password.ts';
import { platformTenant, type Tx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/core/services.ts';
import { neighbours, sentCodes } from './demo-administration.data.ts';
import { act, type Actor } from './demo-context.ts';
import { findPlace, findReference } from './demo-people.ts';
import { demoPassword } from './demo.data.ts';

/** Other businesses on the platform: one waits for its answer, one was suspended and one rejected, with why. */
export async function addNeighbours(
  services: Services,
  { id: demoBusinessId, days: demoDays }: { id: number; days: number },
  today: CalendarDay,
): Promise<void> {
  const superUser = await findSuperUser(services);
  const answer = (businessDetailId: number, response: string, remarks: string | null): Promise<unknown> =>
    act(services, superUser, today, (context) =>
      respond(context, {
        body: businessDetailContract.respond.body.parse({ businessDetailId, response, remarks }),
      }),
    );
  await services.database.transaction('write', { ...superUser, businessId: demoBusinessId }, (db) =>
    dateBack(db, demoBusinessId, demoDays),
  );
  await answer(demoBusinessId, 'APPROVED', null);
  const passwordHash = await hashPassword(demoPassword);
  for (const neighbour of neighbours) {
    const { owner, registerType, pan, companyName } = neighbour;
    const day = addDays(today, -neighbour.daysAgo);
    const id = await createBusiness(
      services.database,
      {
        companyName,
        registerType,
        pan,
        today: day,
        owner: { ...owner, email: owner.userName, dateOfBirth: null, passwordHash },
      },
      async (db, { businessId }) => {
        const form = businessForm.parse({
          ...neighbour,
          companyRegisterType: registerType,
          panOrVATNumber: pan,
          businessTypeId: await findReference(db, 'business_type', neighbour.typeCode),
          ...(await findPlace(db, neighbour.localBodyCode)),
        });
        await updateProfile({ db, businessId }, form);
        await ensureBegun({ db, businessId }, form);
        await dateBack(db, businessId, neighbour.daysAgo);
        return businessId;
      },
    );
    for (const { response, remarks } of neighbour.answers) await answer(id, response, remarks);
  }
  await addCodes(services);
}

/** A business is as old as its books say. */
async function dateBack(db: Tx, businessId: number, days: number): Promise<void> {
  await db.query('update business set created_at = created_at - make_interval(days => $2) where id = $1', [
    businessId,
    days,
  ]);
}

async function findSuperUser(services: Services): Promise<Actor> {
  const [found] = await services.database.transaction('read', platformTenant, (tx) =>
    tx.query<{ id: number; full_name: string }>(
      `select id, full_name from app_user where user_type = 'SUPER_USER' and is_active order by created_at, id limit 1`,
    ),
  );
  if (found === undefined) throw new Error('the super user comes before the demo');
  const { id, full_name: fullName } = found;
  return { userId: id, userType: 'SUPER_USER', fullName, businessId: 0, outletId: null };
}

/** Codes of days past, as they are listed: spent or run out, so that nobody comes in by them. */
async function addCodes({ database }: Services): Promise<void> {
  await database.transaction('write', platformTenant, async (tx) => {
    for (const { mobileNumber, purpose, hoursAgo, isUsed, tries } of sentCodes)
      await tx.query(
        `insert into otp (id, subject, mobile_number, purpose, code_hmac, tries, created_at, expires_at, used_at)
         values ($1, $2, $2, $3, $4, $5, now() - make_interval(hours => $6),
           now() - make_interval(hours => $6) + interval '5 minutes',
           case when $7 then now() - make_interval(hours => $6) + interval '1 minute' end) returning id`,
        [randomUUID(), mobileNumber, purpose, randomBytes(32), tries, hoursAgo, isUsed],
      );
  });
}
