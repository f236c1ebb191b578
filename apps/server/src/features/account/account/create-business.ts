import { accountGroups } from '@bahi/domain/posting/accounts/account-groups';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type Database, platformTenant, type Tx } from '../../../platform/database/database.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { createUser, nextUserId } from './create-user.ts';

export type NewBusiness = {
  companyName: string;
  /** What is known of its registration; the profile asks for the rest. */
  registerType: 'PAN' | 'VAT' | 'NOT_REGISTERED' | null;
  pan: string | null;
  today: CalendarDay;
  /** Of a sample business: of which one. It is never said later; nothing is done for it by itself before it is whole. */
  sampleOfId?: number;
  owner: {
    userName: string;
    fullName: string;
    email: string | null;
    mobileNumber: string | null;
    dateOfBirth: CalendarDay | null;
    passwordHash: string | null;
  };
};

export type CreatedBusiness = { businessId: number; ownerId: number };

/**
 * Makes a business with its audit chain, its accounts and its owner, in one transaction of its own. `also` does in the
 * same transaction what belongs to it. Row level security shows a transaction its own business only, so the new id is
 * taken first. A name of the owner that is taken violates its constraint (`userConstraints`).
 */
export async function createBusiness<T>(
  database: Database,
  business: NewBusiness,
  also: (tx: Tx, created: CreatedBusiness) => Promise<T>,
): Promise<T> {
  const created = await database.transaction('write', platformTenant, async (tx) => {
    const [row] = await tx.query<{ id: number }>(`select nextval(pg_get_serial_sequence('business', 'id')) as id`);
    return { businessId: row?.id ?? Number.NaN, ownerId: await nextUserId(tx) };
  });
  const tenant = { businessId: created.businessId, outletId: null, userId: created.ownerId };
  return database.transaction('write', tenant, async (tx) => {
    await insertBusiness(tx, created, business);
    return also(tx, created);
  });
}

async function insertBusiness(tx: Tx, { businessId, ownerId }: CreatedBusiness, business: NewBusiness): Promise<void> {
  // The chain first: whatever is written from here on joins it.
  void tx.query('insert into audit_head (business_id) values ($1)', [businessId]);
  void tx.query(
    `insert into business (id, company_name, register_type, pan, sample_of_id, status)
     values ($1, $2, $3, $4, $5, case when $5::bigint is null then 'NEW' else 'INACTIVE' end)`,
    [businessId, business.companyName, business.registerType, business.pan, business.sampleOfId ?? null],
  );
  await insertAccounts(tx, businessId);
  await createUser(tx, {
    ...business.owner,
    id: ownerId,
    businessId,
    userType: 'BUSINESS_OWNER_USER',
    roleCodes: ['OWNER'],
    rolesFrom: business.today,
  });
}

/** The account tree that every business begins with. */
async function insertAccounts(tx: Tx, businessId: number): Promise<void> {
  const common = { business_id: businessId, is_built_in: true };
  const groups = accountGroups.map(({ code, en, ne, kind, part, place }) => ({
    ...common,
    code,
    name: en,
    name_np: ne,
    kind,
    part,
    place,
  }));
  const accounts = chartOfAccounts.map(({ code, en, ne, kind, group }) => ({
    ...common,
    code,
    name: en,
    name_np: ne,
    kind,
    group_code: group,
    bank_name: null,
    account_number: null,
    outlet_id: null,
  }));
  await insertRows(tx, 'account_group', groups);
  await insertRows(tx, 'account', accounts);
}
