import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { customerOwesInAll, partyAdvance, partyDue, readPartyPage } from '../../books/ledger/party-due.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, noRows, orderOf, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { type CustomerChoice, type CustomerDetail, customerDetailOf, type CustomerRow } from './customer.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;
type Query = ListQuery & { customerGroupId?: number | undefined; isOverLimit?: boolean | undefined };
type Page<R> = { rows: R[]; recordsTotal: number };

const due = sql.raw<number>(partyDue('customer'));
const advance = sql.raw<number>(partyAdvance('customer'));
/** Who has no limit is asked nothing of. */
const overLimit = sql.raw<boolean>(
  `(case when customer.credit_limit_paisa is null then false else ${customerOwesInAll} > customer.credit_limit_paisa end)`,
);

/** One customer, as it stands now. */
export async function getCustomer(context: Reader, id: number): Promise<CustomerDetail> {
  const row = await withPlacesAndDue(customersOf(context).where('customer.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : customerDetailOf(row);
}

/** Customers by name unless another order is asked for; searched by either name, phone or PAN. */
export async function listCustomers(context: Reader, query: Query): Promise<Page<CustomerDetail>> {
  let selection = customersOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sortingOf(context), query.sort, 'name', 'customer.id');
  const list = { party: 'customer' as const, selection, shown: withPlacesAndDue(selection), order };
  // What is due is of the caller's outlet all the same; a credit limit is of all of them.
  const read = () => readPartyPage(context, list, query);
  const { rows, recordsTotal } = await (query.isOverLimit === undefined ? read() : acrossOutlets(context.db, read));
  return { rows: rows.map(customerDetailOf), recordsTotal };
}

/** What an invoice can be made out to: active customers, with what each still owes. */
export async function listCustomersForInvoice(context: Reader, query: ListQuery): Promise<Page<CustomerChoice>> {
  return query.isActive === false ? noRows : listCustomers(context, { ...query, isActive: true });
}

function customersOf({ db, businessId }: Reader) {
  return db.tables().selectFrom('customer').where('customer.business_id', '=', businessId);
}

function withPlacesAndDue(selection: ReturnType<typeof customersOf>) {
  return selection
    .innerJoin('local_body', 'local_body.id', 'customer.local_body_id')
    .innerJoin('district', 'district.id', 'customer.district_id')
    .leftJoin('customer_group', (join) =>
      join
        .onRef('customer_group.business_id', '=', 'customer.business_id')
        .onRef('customer_group.id', '=', 'customer.customer_group_id'),
    )
    .selectAll('customer')
    .select([
      'local_body.name as local_body_name',
      'local_body.name_np as local_body_name_np',
      'district.name as district_name',
      'district.name_np as district_name_np',
      'customer_group.name as customer_group_name',
      'customer_group.name_np as customer_group_name_np',
      sql<number>`${due}`.as('due_paisa'),
      sql<number>`${advance}`.as('advance_paisa'),
    ])
    .$castTo<CustomerRow>();
}

function conditions(query: Query): RawBuilder<SqlBool>[] {
  return [
    // A list is of people one knows.
    sql<SqlBool>`not customer.is_cash_customer`,
    foundBy(query.search, {
      names: ['customer.name', 'customer.name_np'],
      codes: ['customer.phone_number', 'customer.vat_pan_no'],
      sound: sql.ref('customer.name_sound'),
      kept: 'customer',
    }),
    query.isActive === undefined ? null : sql<SqlBool>`customer.is_active = ${query.isActive}`,
    query.customerGroupId === undefined ? null : sql<SqlBool>`customer.customer_group_id = ${query.customerGroupId}`,
    query.isOverLimit === undefined ? null : sql<SqlBool>`${overLimit} = ${query.isOverLimit}`,
  ].filter((condition) => condition !== null);
}

function sortingOf(context: Reader): Sorting {
  return {
    name: shownName(context.language, 'customer'),
    phoneNumber: sql.ref('customer.phone_number'),
    focalPerson: sql`customer.focal_person collate "ne-x-icu"`,
    vatPanNo: sql.ref('customer.vat_pan_no'),
    dueAmount: due,
    isActive: sql.ref('customer.is_active'),
  };
}
