import { businessForm } from '@bahi/contract/platform/business/business.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import {
  type CreatedBusiness,
  createBusiness,
  type NewBusiness,
} from '../../features/account/account/create-business.ts';
import { saveProfile } from '../../features/platform/business/business.commands.ts';
import type { Services } from '../../platform/core/services.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type business, people } from './demo.data.ts';
import { act, type Actor } from './demo-context.ts';
import { findPlace, findReference } from './demo-people.ts';

type Opened = {
  day: CalendarDay;
  of: { [Key in keyof typeof business]: (typeof business)[Key] extends number ? number : string };
  /** The names by which its owner signs in may need its id, which is there then. */
  owner: Pick<NewBusiness['owner'], 'userName' | 'email' | 'mobileNumber' | 'passwordHash'>;
  sample?: Actor['sample'];
  /** What belongs to it, in the transaction that makes it. */
  also?: (tx: Tx, created: CreatedBusiness) => Promise<void>;
};

/** Makes a business with its profile on the day on which it begins, and answers its owner. */
export async function openBusiness(services: Services, { day, of, owner, sample, also }: Opened): Promise<Actor> {
  sample?.goOn();
  const { fullName } = people[0];
  const { companyName, pan } = of;
  const { businessId, ownerId } = await createBusiness(
    services.database,
    {
      ...(sample === undefined ? {} : { sampleOfId: sample.ofId }),
      companyName,
      registerType: 'VAT',
      pan,
      today: day,
      owner: { ...owner, fullName, dateOfBirth: null },
    },
    async (tx, created) => {
      await also?.(tx, created);
      return created;
    },
  );
  const actor: Actor = {
    userId: ownerId,
    userType: 'BUSINESS_OWNER_USER',
    fullName,
    businessId,
    outletId: null,
    ...(sample === undefined ? {} : { sample }),
  };
  await act(services, actor, day, async (context) => {
    const { localBodyCode, typeCode, pan: panOrVATNumber, ...profile } = of;
    const form = businessForm.parse({
      ...profile,
      businessTypeId: await findReference(context.db, 'business_type', typeCode),
      companyRegisterType: 'VAT',
      panOrVATNumber,
      ...(await findPlace(context.db, localBodyCode)),
    });
    await saveProfile(context, form);
  });
  return actor;
}
