import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/core/context.ts';
import { readDay } from '../../../../platform/core/days.ts';
import { failNotFound } from '../../../../platform/core/errors.ts';
import { foundBy } from '../../../../platform/database/list-query.ts';
import { readRegister } from '../../../../platform/database/register-page.ts';
import {
  type CounterInvoiceDetail,
  invoiceDetailOf,
  invoiceRowOf,
  type ToldInvoice,
  toldOfInvoice,
} from './counter-invoice.rows.ts';

type Contract = typeof salesCounterContract;

/** One invoice of a counter with what was sent; 404 for another business's or outlet's. */
export async function getCounterInvoice(context: Context, id: number): Promise<CounterInvoiceDetail> {
  const { db, businessId, language } = context;
  const [row] = await db.query<ToldInvoice & { text: string | null }>(
    `select counter_invoice.*, told.*, coalesce(sent.text, (select beside.text from counter_fault beside
         where beside.business_id = $1 and beside.counter_id = counter_invoice.counter_id
           and beside.number = counter_invoice.number and counter_invoice.hash is null order by beside.id limit 1)) as text,
        outlet.name as outlet_name, outlet.name_np as outlet_name_np
     from counter_invoice ${toldOfInvoice}
     join outlet on outlet.business_id = $1 and outlet.id = counter_invoice.outlet_id
     left join counter_text sent on sent.business_id = $1 and sent.id = counter_invoice.id
     where counter_invoice.business_id = $1 and counter_invoice.id = $2`,
    [businessId, id],
  );
  return row === undefined ? failNotFound() : invoiceDetailOf(row, row.text, language);
}

/** What counters issued, the last day first unless another order is asked for. */
export async function listCounterInvoices(
  context: Context,
  { query }: Input<Contract['listInvoices']>,
): Promise<Answer<Contract['listInvoices']>> {
  const register = {
    table: 'counter_invoice',
    beside: { joined: toldOfInvoice, name: 'told' },
    conditions: conditionsOf(context, query),
    sorting: {
      issuedDate: sql`counter_invoice.dated_on`,
      number: [sql`counter_invoice.counter_id`, sql`counter_invoice.fiscal_year`, sql`counter_invoice.sequence`],
      grandTotal: sql`counter_invoice.total_paisa`,
      state: sql`counter_invoice.state`,
    },
    usualSort: '-issuedDate',
  };
  const { rows, recordsTotal } = await readRegister<ToldInvoice>(context, register, query);
  return { rows: rows.map((row) => invoiceRowOf(row, context.language)), recordsTotal };
}

function conditionsOf(
  { calendar }: Context,
  { search, isActive, counterId, state, isLate, fromDateAD, toDateAD }: Input<Contract['listInvoices']>['query'],
): (RawBuilder<SqlBool> | null)[] {
  const dayOf = (sent: string | null, field: string): string | null => {
    const day = readDay(calendar, { ad: sent, bs: null }, { ad: field, bs: field });
    return day === null ? null : formatAdDate(day);
  };
  const [from, to] = [dayOf(fromDateAD, 'fromDateAD'), dayOf(toDateAD, 'toDateAD')];
  const isOpen = sql<SqlBool>`(counter_invoice.state in ('KEPT', 'REFUSED', 'LOST'))`;
  return [
    foundBy(search, {
      names: ['counter_invoice.customer_name', 'counter_invoice.customer_name_np'],
      codes: ['counter_invoice.number'],
    }),
    counterId === undefined ? null : sql<SqlBool>`counter_invoice.counter_id = ${counterId}`,
    state === undefined ? null : sql<SqlBool>`counter_invoice.state = ${state}`,
    isLate === undefined ? null : sql<SqlBool>`counter_invoice.is_late = ${isLate}`,
    isActive === undefined ? null : sql<SqlBool>`${isOpen} = ${isActive}`,
    from === null ? null : sql<SqlBool>`counter_invoice.dated_on >= ${from}`,
    to === null ? null : sql<SqlBool>`counter_invoice.dated_on <= ${to}`,
  ];
}
