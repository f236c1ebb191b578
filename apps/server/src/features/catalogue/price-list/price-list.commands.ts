import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import type { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { holdMasterData } from '../../../platform/master-data/master-data-write.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { getPriceList, requirePriceList } from './price-list.queries.ts';
import type { PriceList } from './price-list.rows.ts';

type Form = Input<(typeof priceListContract)['save']>['body'];

/** Writes a new list, which may begin with the prices of another, or the one that the form names. */
export async function savePriceList(context: Context, form: Form): Promise<PriceList> {
  refuseEditWithout(context, 'price-list.update', form);
  const { fromDay, tillDay } = daysOf(context, form);
  await checkAudience(context, form);
  const id = await saveRecord(context, 'price_list', form, {
    name: form.name,
    name_np: form.nameNp,
    audience: form.audience,
    from_day: fromDay,
    till_day: tillDay,
    discount_hundredths: form.discountPercent === null ? null : Math.round(form.discountPercent * 100),
    remarks: form.remarks,
  });
  await writeAudience(context, id, form);
  if (form.id === undefined && form.copiedFromId !== null) await copyPrices(context, form.copiedFromId, id);
  context.say('priceList.saved');
  return getPriceList(context, id);
}

/** The prices of a list that is out of use hold for no bill; what took them stays. */
export async function togglePriceList(context: Context, id: number, wanted?: boolean): Promise<PriceList> {
  await toggleRecord(context, 'price_list', id, wanted);
  return getPriceList(context, id);
}

function daysOf({ calendar }: Context, form: Form): { fromDay: string | null; tillDay: string | null } {
  const dayOf = (name: 'fromDate' | 'tillDate') =>
    readDay(calendar, { ad: form[`${name}AD`], bs: form[`${name}BS`] }, { ad: `${name}AD`, bs: `${name}BS` });
  const from = dayOf('fromDate');
  const till = dayOf('tillDate');
  if (from !== null && till !== null && till < from) fail('priceList.tillBeforeFrom', { field: 'tillDateAD' });
  return {
    fromDay: from === null ? null : formatAdDate(from),
    tillDay: till === null ? null : formatAdDate(till),
  };
}

/** Whom a list is for is there, and in use unless the list was for them before. */
async function checkAudience(context: Context, { id, audience, customerGroupIds, customerIds }: Form): Promise<void> {
  const { db, businessId } = context;
  if (audience === 'GROUPS') {
    for (const group of customerGroupIds.toSorted((left, right) => left - right))
      await holdMasterData(context, customerGroupContract.masterData, group);
    const rows = await db.query<Offered>(
      `select id, is_active or exists (select from price_list_group one where one.business_id = $1
         and one.price_list_id = $3 and one.customer_group_id = customer_group.id) as is_offered
       from customer_group where business_id = $1 and id = any($2)`,
      [businessId, customerGroupIds, id ?? null],
    );
    refuseUnoffered('customerGroupIds', customerGroupIds, rows);
  }
  if (audience === 'CUSTOMERS') {
    const rows = await db.query<Offered>(
      `select id, is_active or exists (select from price_list_customer one where one.business_id = $1
         and one.price_list_id = $3 and one.customer_id = customer.id) as is_offered
       from customer where business_id = $1 and id = any($2)`,
      [businessId, customerIds, id ?? null],
    );
    refuseUnoffered('customerIds', customerIds, rows);
  }
}

type Offered = { id: number; is_offered: boolean };

function refuseUnoffered(field: string, ids: readonly number[], rows: readonly Offered[]): void {
  if (rows.length < new Set(ids).size) fail('common.unknownRecord', { field });
  if (rows.some((row) => !row.is_offered)) fail('common.inactiveRecord', { field });
}

/** What is not in the form any more goes, and what is new comes; of an audience that it is not for, all goes. */
async function writeAudience({ db, businessId }: Context, id: number, form: Form): Promise<void> {
  const groups = form.audience === 'GROUPS' ? form.customerGroupIds : [];
  const customers = form.audience === 'CUSTOMERS' ? form.customerIds : [];
  await Promise.all([
    db.query(
      `delete from price_list_group
       where business_id = $1 and price_list_id = $2 and not (customer_group_id = any($3::bigint[]))`,
      [businessId, id, groups],
    ),
    db.query(
      `insert into price_list_group (business_id, price_list_id, customer_group_id)
       select $1, $2, chosen from unnest($3::bigint[]) as chosen on conflict do nothing`,
      [businessId, id, groups],
    ),
    db.query(
      `delete from price_list_customer
       where business_id = $1 and price_list_id = $2 and not (customer_id = any($3::bigint[]))`,
      [businessId, id, customers],
    ),
    db.query(
      `insert into price_list_customer (business_id, price_list_id, customer_id)
       select $1, $2, chosen from unnest($3::bigint[]) as chosen on conflict do nothing`,
      [businessId, id, customers],
    ),
  ]);
}

async function copyPrices(context: Context, from: number, to: number): Promise<void> {
  const { db, businessId } = context;
  await requirePriceList(context, from);
  await db.query(
    `insert into price_list_line (business_id, price_list_id, item_variant_id, from_quantity, price_paisa, vat_included)
     select business_id, $3, item_variant_id, from_quantity, price_paisa, vat_included from price_list_line
     where business_id = $1 and price_list_id = $2`,
    [businessId, from, to],
  );
}
