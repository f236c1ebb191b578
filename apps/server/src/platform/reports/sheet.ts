import { type dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import type { Text } from '@bahi/contract/messages';

/** How a column's value is read and shown: paisa, ten-thousandths, hundredths of a per cent, days and moments. */
export type SheetColumnKind =
  | 'text'
  | 'money'
  | 'quantity'
  | 'count'
  | 'percent'
  | 'day'
  | 'moment'
  | 'flag'
  /** A code of the product, shown by the word for it. */
  | 'word';

export type SheetColumn = { readonly title: Text; readonly kind: SheetColumnKind; readonly sql: string };

/**
 * One sheet of the Excel file: what it is called, where its rows come from and what its columns show. `from` is all
 * that stands after FROM; it names the business as $1. Sheets are literals of the product, never input.
 */
export type Sheet = {
  readonly name: Text;
  readonly from: string;
  readonly order: string;
  readonly columns: readonly SheetColumn[];
};

/** Declares a column; the sheets read best with one a line. */
export function column(title: Text, kind: SheetColumnKind, sql: string): SheetColumn {
  return { title, kind, sql };
}

export type SheetTexts = (typeof dataSheets)['texts'];

/** An address in both languages: tole, local body and ward, district. The places are joined as `placesOf` says. */
export function addressColumns(texts: SheetTexts, table: string): SheetColumn[] {
  const joined = (name: string): string =>
    `nullif(concat_ws(', ', nullif(${table}.tole, ''), local_body.${name} || '-' || ${table}.ward_no, district.${name}), '')`;
  return [column(texts.address, 'text', joined('name')), column(texts.addressNp, 'text', joined('name_np'))];
}

export function placesOf(table: string): string {
  return `left join local_body on local_body.id = ${table}.local_body_id
    left join district on district.id = ${table}.district_id`;
}

/** The name and the Nepali name of a joined record. */
export function nameColumns(table: string, title: Text, titleNp: Text): SheetColumn[] {
  return [column(title, 'text', `${table}.name`), column(titleNp, 'text', `${table}.name_np`)];
}

/** The outlet that a row of this table belongs to, joined. */
export function outletOf(table: string): string {
  return `join outlet on outlet.business_id = ${table}.business_id and outlet.id = ${table}.outlet_id`;
}
