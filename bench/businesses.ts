import { randomUUID } from 'node:crypto';
import { asCalendarDay, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { createBusiness } from '@bahi/server/features/account/account/create-business';
import { signAccessToken } from '@bahi/server/platform/sessions/access-token';
import type { Services } from '@bahi/server/platform/core/services';

/** A business of the bench: enough goods on the shelf for any number of bills. */
export type BenchBusiness = {
  businessId: number;
  userId: number;
  token: string;
  outletId: number;
  customerId: number;
  variantIds: readonly number[];
};

const linesOfBill = 5;

/** Opens a business with VAT, an outlet, a customer and items in stock, five unless more are asked for, and signs its owner in. */
export async function openBusiness(services: Services, name: string, items = linesOfBill): Promise<BenchBusiness> {
  const { database } = services;
  const { businessId, ownerId } = await createBusiness(
    database,
    {
      companyName: name,
      registerType: 'VAT',
      pan: '301234567',
      today: asCalendarDay(todayInKathmandu(services.clock())),
      owner: { userName: name, fullName: name, email: null, mobileNumber: null, dateOfBirth: null, passwordHash: null },
    },
    (_tx, created) => Promise.resolve(created),
  );
  const tenant = { businessId, outletId: null, userId: ownerId };
  const goods = await database.transaction('write', tenant, async (tx) => {
    const [outlet] = await tx.query<{ id: number }>(
      `insert into outlet (business_id, code, name) values ($1, 'HO', 'Bench') returning id`,
      [businessId],
    );
    const [customer] = await tx.query<{ id: number }>(
      `insert into customer (business_id, name, phone_number, focal_person, province_id, district_id, local_body_id, ward_no)
       select $1, 'Bench customer', '9800000000', 'Bench', district.province_id, district.id, local_body.id, 1
       from local_body join district on district.id = local_body.district_id order by local_body.id limit 1 returning id`,
      [businessId],
    );
    const variantIds: number[] = [];
    for (let number = 1; number <= items; number += 1) {
      const [item] = await tx.query<{ id: number }>(
        `insert into item (business_id, code, name, category_business_id, category_id, unit_business_id, unit_id, taxable, tax_rate_id)
         select $1, $2, $2, 0, (select min(id) from item_category where business_id = 0), 0,
           (select min(id) from unit where business_id = 0), true, (select id from tax_rate where is_default) returning id`,
        [businessId, `I-${number}`],
      );
      const [variant] = await tx.query<{ id: number }>(
        'insert into item_variant (business_id, item_id, selling_price_paisa) values ($1, $2, 10000) returning id',
        [businessId, item?.id],
      );
      await tx.query(
        `insert into stock_balance (business_id, item_variant_id, outlet_id, quantity, value_paisa) values ($1, $2, $3, 100000000, 80000000000)`,
        [businessId, variant?.id, outlet?.id],
      );
      variantIds.push(variant?.id ?? 0);
    }
    return { outletId: outlet?.id ?? 0, customerId: customer?.id ?? 0, variantIds };
  });
  return { businessId, userId: ownerId, ...goods, token: await signIn(services, businessId, ownerId) };
}

/** Says of a business what it is and where, as the place of its first customer: before that it has no editors. */
export async function completeProfile(
  { database }: Services,
  { businessId, userId }: Pick<BenchBusiness, 'businessId' | 'userId'>,
): Promise<void> {
  await database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `update business set business_type_id = (select min(id) from business_type), ward_no = 1,
         (province_id, district_id, local_body_id) = (select province_id, district_id, local_body_id from customer
           where business_id = business.id limit 1)
       where id = $1 returning id`,
      [businessId],
    ),
  );
}

/** A token of a new session of somebody. */
export async function signIn(services: Services, businessId: number, userId: number): Promise<string> {
  const sessionId = randomUUID();
  await services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(`insert into user_session (id, user_id, ends_at) values ($1, $2, now() + interval '1 day')`, [
      sessionId,
      userId,
    ]),
  );
  return signAccessToken(services, { sessionId, userId, businessId, officeId: null, cookieHash: null });
}
