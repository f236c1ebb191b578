import type { Answer, Input } from '@bahi/contract/endpoint';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { isTdsNature } from '@bahi/domain/numbers/tds';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, nepaliOrder, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { certificateDayProblem, hasCertificate } from './tds.held.ts';
import { refuseOfOutlet } from './tds.register.ts';

type Contract = typeof tdsContract;
type Row = Answer<Contract['withheld']>['rows'][number];

const sorting = {
  dateAD: sql`payment_tds.posted_on`,
  customerName: nepaliOrder('customer.name'),
  amount: sql`payment.amount_paisa`,
  certificateNumber: sql`payment_tds.certificate_number`,
};

/**
 * What customers hold back of the business, the newest first; how much it is, of the present fiscal year unless a period
 * is asked for, and how much of all that is found is without a certificate.
 */
export async function listWithheld(
  context: Context,
  { query }: Input<Contract['withheld']>,
): Promise<Answer<Contract['withheld']>> {
  refuseOfOutlet(context.session);
  const found = foundBy(query.search, {
    names: ['customer.name', 'customer.name_np'],
    codes: ['settlement.number', 'payment_tds.certificate_number'],
    sound: sql`customer.name_sound`,
  });
  const asked = periodOf(context, query);
  const selection = withheldOf(context)
    .$if(query.certificate !== undefined, (rows) =>
      rows.where('payment_tds.certificate_number', query.certificate === 'MISSING' ? 'is' : 'is not', null),
    )
    .$if(asked.from !== null, (rows) => rows.where('payment_tds.posted_on', '>=', asked.from))
    .$if(asked.to !== null, (rows) => rows.where('payment_tds.posted_on', '<=', asked.to))
    .$if(found !== null, (rows) => rows.where(found ?? sql<boolean>`true`));
  const order = orderOf(sorting, query.sort, '-dateAD', 'payment_tds.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  const year = fiscalYearOf(context.today, context.calendar);
  const ofYear = selection
    .$if(asked.from === null, (held) => held.where('payment_tds.posted_on', '>=', formatAdDate(year.firstDay)))
    .$if(asked.to === null, (held) => held.where('payment_tds.posted_on', '<=', formatAdDate(year.lastDay)));
  return {
    rows: rows.flatMap(rowOf),
    recordsTotal,
    total: await sumOf(ofYear),
    missing: await sumOf(selection.where('payment_tds.certificate_number', 'is', null)),
  };
}

/** The first and the last day that is asked for, each as it is stored; null where none is. */
function periodOf(
  { calendar }: Context,
  { fromDateAD, toDateAD }: Input<Contract['withheld']>['query'],
): { from: string | null; to: string | null } {
  const read = (ad: string | null, name: string): string | null => {
    const day = readDay(calendar, { ad, bs: null }, { ad: name, bs: name });
    return day === null ? null : formatAdDate(day);
  };
  return { from: read(fromDateAD, 'fromDateAD'), to: read(toDateAD, 'toDateAD') };
}

async function sumOf(selection: ReturnType<typeof withheldOf>): Promise<number> {
  const row = await selection
    .select(sql<number>`coalesce(sum(payment.amount_paisa), 0)::bigint`.as('sum'))
    .executeTakeFirst();
  return rupeesOf(row?.sum ?? 0);
}

/** Keeps the certificate that came, or mends what was typed of it. */
export async function certify(context: Context, { body }: Input<Contract['certify']>): Promise<Row> {
  const { db, businessId, calendar } = context;
  refuseOfOutlet(context.session);
  const [kept] = await db.query<{ customer_id: number | null; certificate_number: string | null; paid_on: string }>(
    `select tax.customer_id, tax.certificate_number, payment.paid_on from payment_tds tax
     join payment on payment.business_id = $1 and payment.id = tax.payment_id
     where tax.business_id = $1 and tax.payment_id = $2 and tax.direction = 'RECEIVED' and tax.reversed_on is null
     for update of tax`,
    [businessId, body.paymentId],
  );
  if (kept === undefined) return failNotFound();
  const field = 'certificateDateAD';
  const day = readRequiredDay(calendar, { ad: body.certificateDateAD, bs: null }, { ad: field, bs: field });
  const wrong = certificateDayProblem(context, day, storedDay(kept.paid_on));
  if (wrong !== null) fail(wrong.key, { fields: [{ field, ...wrong }] });
  const number = body.certificateNumber;
  const isOther = number !== kept.certificate_number;
  if (isOther && (await hasCertificate(context, { customerId: kept.customer_id, number })))
    fail('tds.certificateTwice', { field: 'certificateNumber' });
  await db.query(
    `update payment_tds set certificate_number = $3, certificate_on = $4, version = version + 1
     where business_id = $1 and payment_id = $2`,
    [businessId, body.paymentId, number, formatAdDate(day)],
  );
  context.say('tds.certified', { number });
  const shown = shownOf(withheldOf(context).where('payment.id', '=', body.paymentId));
  const row = await shown.executeTakeFirst();
  return (row === undefined ? undefined : rowOf(row)[0]) ?? failNotFound();
}

function withheldOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return db
    .tables()
    .selectFrom('payment_tds')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.business_id', '=', 'payment_tds.business_id')
        .onRef('payment.id', '=', 'payment_tds.payment_id'),
    )
    .innerJoin('settlement', (join) =>
      join
        .onRef('settlement.business_id', '=', 'payment.business_id')
        .onRef('settlement.id', '=', 'payment.settlement_id'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'payment_tds.business_id')
        .onRef('customer.id', '=', 'payment_tds.customer_id'),
    )
    .where('payment_tds.business_id', '=', businessId)
    .where('payment_tds.direction', '=', 'RECEIVED')
    .where('payment_tds.reversed_on', 'is', null);
}

function shownOf(selection: ReturnType<typeof withheldOf>) {
  return selection.select([
    'payment_tds.payment_id',
    'payment.settlement_id',
    'settlement.number',
    'payment_tds.customer_id',
    'customer.name',
    'customer.name_np',
    'customer.vat_pan_no',
    'payment.paid_on',
    'payment.paid_on_bs',
    'payment_tds.nature',
    'payment_tds.base_paisa',
    'payment.amount_paisa',
    'payment_tds.certificate_number',
    'payment_tds.certificate_on',
  ]);
}

type Shown = NonNullable<Awaited<ReturnType<ReturnType<typeof shownOf>['executeTakeFirst']>>>;

function rowOf(row: Shown): Row[] {
  if (!isTdsNature(row.nature) || row.customer_id === null) return [];
  return [
    {
      paymentId: row.payment_id,
      settlementId: row.settlement_id,
      number: row.number,
      customerId: row.customer_id,
      customerName: row.name,
      customerNameNp: row.name_np,
      pan: row.vat_pan_no,
      dateAD: row.paid_on,
      dateBS: row.paid_on_bs,
      nature: row.nature,
      base: rupeesOf(row.base_paisa),
      amount: rupeesOf(row.amount_paisa),
      certificateNumber: row.certificate_number,
      certificateDateAD: row.certificate_on,
    },
  ];
}
