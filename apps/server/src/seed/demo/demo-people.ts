import { createUser, nextUserId } from '../../features/account/account/create-user.ts';
import { hashPassword } from '../../features/account/session/password.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { demoPassword, type outlets, people } from './demo.data.ts';
import { type Actor, signingOf } from './demo-context.ts';

type PlaceIds = { provinceId: number; districtId: number; localBodyId: number };

/** The place of a local body by its official code. */
export async function findPlace(db: Tx, localBodyCode: string): Promise<PlaceIds> {
  const [row] = await db.query<{ province_id: number; district_id: number; id: number }>(
    `select district.province_id, local_body.district_id, local_body.id
     from local_body join district on district.id = local_body.district_id where local_body.code = $1`,
    [localBodyCode],
  );
  if (row === undefined) throw new Error(`the reference data has no local body ${localBodyCode}`);
  return { provinceId: row.province_id, districtId: row.district_id, localBodyId: row.id };
}

const references = {
  vendor_type: 'select id from vendor_type where code = $1',
  address_type: 'select id from address_type where code = $1',
  business_type: 'select id from business_type where code = $1',
  item_category: 'select id from item_category where business_id = 0 and code = $1',
  unit: 'select id from unit where business_id = 0 and short_code = $1',
} as const;

/** The id of a shared record by its code. */
export async function findReference(db: Tx, table: keyof typeof references, code: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(references[table], [code]);
  if (row === undefined) throw new Error(`the reference data has no ${table} ${code}`);
  return row.id;
}

/** The outlet that came with the profile gets the name of its place. */
export async function renameFirstOutlet(
  { db, businessId }: Context,
  { code, name, nameNp, phone }: (typeof outlets)['main'],
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `update outlet set code = $2, name = $3, name_np = $4, phone = $5, version = version + 1
     where business_id = $1 returning id`,
    [businessId, code, name, nameNp, phone],
  );
  return row?.id ?? Number.NaN;
}

export async function addSecondOutlet(
  { db, businessId }: Context,
  { code, name, nameNp, phone, localBodyCode, wardNo, tole }: (typeof outlets)['second'],
): Promise<number> {
  const place = await findPlace(db, localBodyCode);
  const [row] = await db.query<{ id: number }>(
    `insert into outlet (business_id, code, name, name_np, phone, province_id, district_id, local_body_id, ward_no, tole)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [businessId, code, name, nameNp, phone, place.provinceId, place.districtId, place.localBodyId, wardNo, tole],
  );
  return row?.id ?? Number.NaN;
}

/** Of a sample nobody signs in by a password. */
export async function passwordOf({ sample }: Pick<Actor, 'sample'>): Promise<string | null> {
  return sample === undefined ? hashPassword(demoPassword) : null;
}

/** The people beside the owner, each with their role; the cashier works in the first outlet. Answers the cashier. */
export async function addPeople({ db, businessId, today }: Context, actor: Actor, outletId: number): Promise<number> {
  const passwordHash = await passwordOf(actor);
  let last = Number.NaN;
  for (const person of people.filter(({ userType }) => userType !== 'BUSINESS_OWNER_USER')) {
    last = await nextUserId(db);
    await createUser(db, {
      id: last,
      businessId,
      userType: person.userType,
      ...signingOf(actor, person),
      fullName: person.fullName,
      dateOfBirth: null,
      passwordHash,
      roleCodes: [person.roleCode],
      rolesFrom: today,
    });
    if (person.outlet !== null)
      await db.query('insert into user_outlet (business_id, user_id, outlet_id) values ($1, $2, $3)', [
        businessId,
        last,
        outletId,
      ]);
  }
  return last;
}
