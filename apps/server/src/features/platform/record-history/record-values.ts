import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { fillText, type Text } from '@bahi/contract/messages';
import { privileges } from '@bahi/contract/access';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { bsFromDay, formatBsDate, isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees, wholeRateHundredths } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { Language } from '@bahi/domain/language';
import { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import type { About, NamedTable, ToldField } from './told-as.ts';

/** A row as the audit keeps it, by its columns. */
export type KeptRow = Readonly<Record<string, unknown>>;
/** The names of records by their table and id. */
export type Names = ReadonlyMap<string, Text>;

const words: Readonly<Record<string, Text | undefined>> = dataSheets.texts;
const scalar = z.union([z.string(), z.number(), z.boolean()]);

const inBoth = (text: (language: Language) => string): Text => ({ en: text('en'), ne: text('ne') });

type Said = Pick<Context, 'calendar'> & { names: Names };

/** A value of the audit as people read it in either language; null for nothing. */
export function saidValue(
  { as, prefix = '' }: Pick<ToldField, 'as' | 'prefix'>,
  value: unknown,
  { names, calendar }: Said,
): Text | null {
  if (as === 'texts' || as === 'grants') return saidList(as, value);
  const given = scalar.safeParse(value);
  if (!given.success || given.data === '') return null;
  const raw = given.data;
  const plain = String(raw);
  const asIs = { en: plain, ne: plain };
  if (typeof as === 'object') return ('words' in as ? as.words[plain] : names.get(`${as.nameOf} ${plain}`)) ?? asIs;
  const amount = Number(raw);
  switch (as) {
    case 'text':
      return asIs;
    case 'flag':
      return raw === true ? dataSheets.texts.yes : dataSheets.texts.no;
    case 'word':
      return words[`${prefix}${plain}`] ?? asIs;
    case 'money':
      return inBoth((language) => formatRupees(asPaisa(amount), language));
    case 'quantity':
      return inBoth((language) => {
        const quantity = quantityFromNumber(amount);
        return quantity === null ? plain : formatQuantity(quantity, language);
      });
    case 'count':
      return inBoth((language) => formatNumber(amount, language));
    case 'percent':
      return inBoth((language) => `${formatNumber((amount * 100) / wholeRateHundredths, language)} %`);
    case 'day': {
      const day = parseAdDate(plain, calendar);
      if (isDateProblem(day)) return asIs;
      const bs = formatBsDate(bsFromDay(day, calendar));
      return inBoth((language) => inDigitsOf(bs, language));
    }
  }
}

/** Several values in one: addresses, or what a role grants, in the order of its columns; null for none. */
function saidList(as: 'texts' | 'grants', value: unknown): Text | null {
  const given = z.array(z.string()).safeParse(value);
  if (!given.success || given.data.length === 0) return null;
  const grants = privileges.filter((privilege) => given.data.includes(privilege));
  return inBoth((language) =>
    (as === 'texts' ? given.data : grants.map((grant) => roleScreenMessages.texts[grant][language])).join(' · '),
  );
}

/** What a change is called: its field, after which of several rows it is of. */
export function saidLabel({ label, about = [] }: Pick<ToldField, 'label' | 'about'>, row: KeptRow, said: Said): Text {
  const rows = about.flatMap((one) => saidAbout(one, row[one.column], said) ?? []);
  return inBoth((language) => [...rows, label].map((part) => part[language]).join(' · '));
}

function saidAbout({ as, said: sentence, usual }: About, value: unknown, said: Said): Text | null {
  const name = usual !== undefined && Number(value) === usual ? null : saidValue({ as }, value, said);
  if (name === null || sentence === undefined) return name;
  return inBoth((language) => fillText(sentence[language], { from: name[language] }));
}

/** The names that are referred to, of all tables in one statement: $1 has the ids of each table by its name, $2 is the business. */
const namesQuery = `with asked as (
    select key as of, value::bigint as id from jsonb_each($1::jsonb) listed (key, ids)
    cross join jsonb_array_elements_text(ids) value
  )
  select asked.of, asked.id, named.name, named.name_np from asked cross join lateral (
    select name, name_np from address_type where asked.of = 'address_type' and id = asked.id
    union all select name, name_np from brand where asked.of = 'brand' and business_id in (0, $2) and id = asked.id
    union all select name, name_np from business_type where asked.of = 'business_type' and id = asked.id
    union all select name, name_np from category where asked.of = 'category' and business_id in (0, $2) and id = asked.id
    union all select name, name_np from customer where asked.of = 'customer' and business_id = $2 and id = asked.id
    union all select name, name_np from customer_group where asked.of = 'customer_group' and business_id = $2 and id = asked.id
    union all select name, name_np from district where asked.of = 'district' and id = asked.id
    union all select name, name_np from item_category where asked.of = 'item_category' and business_id in (0, $2) and id = asked.id
    union all select concat_ws(' · ', item.name, variant.attribute_value),
        concat_ws(' · ', coalesce(item.name_np, item.name), coalesce(variant.attribute_value_np, variant.attribute_value))
      from item_variant variant join item on item.business_id = variant.business_id and item.id = variant.item_id
      where asked.of = 'item_variant' and variant.business_id = $2 and variant.id = asked.id
    union all select name, name_np from local_body where asked.of = 'local_body' and id = asked.id
    union all select name, name_np from module where asked.of = 'module' and id = asked.id
    union all select name, name_np from outlet where asked.of = 'outlet' and business_id = $2 and id = asked.id
    union all select name, name_np from province where asked.of = 'province' and id = asked.id
    union all select name, name_np from role where asked.of = 'role' and business_id in (0, $2) and id = asked.id
    union all select name, name_np from tax_rate where asked.of = 'tax_rate' and id = asked.id
    union all select name, name_np from unit where asked.of = 'unit' and business_id in (0, $2) and id = asked.id
    union all select name, name_np from unit_group where asked.of = 'unit_group' and business_id in (0, $2) and id = asked.id
    union all select name, name_np from unit_type where asked.of = 'unit_type' and id = asked.id
    union all select name, name_np from vendor where asked.of = 'vendor' and business_id = $2 and id = asked.id
    union all select name, name_np from vendor_type where asked.of = 'vendor_type' and id = asked.id
  ) named`;

/** Reads the names of all records that values refer to. */
export async function readNames(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  referred: readonly { of: NamedTable; id: number }[],
): Promise<Names> {
  if (referred.length === 0) return new Map();
  const asked = Object.groupBy(referred, ({ of }) => of);
  const ids = Object.fromEntries(
    Object.entries(asked).map(([of, some]) => [of, [...new Set((some ?? []).map(({ id }) => id))]]),
  );
  const rows = await db.query<{ of: string; id: number; name: string; name_np: string | null }>(namesQuery, [
    JSON.stringify(ids),
    businessId,
  ]);
  return new Map(rows.map(({ of, id, name, name_np }) => [`${of} ${id}`, { en: name, ne: name_np ?? name }]));
}
