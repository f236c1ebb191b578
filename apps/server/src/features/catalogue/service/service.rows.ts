import type { Answer, Input } from '@bahi/contract/endpoint';
import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** What the service form sends, validated. */
export type ServiceForm = Input<(typeof serviceContract)['save']>['body'];
export type ServiceDetail = Answer<(typeof serviceContract)['get']>;
/** All of it but its picture. */
export type ServiceRow = Omit<ServiceDetail, 'image'>;
export type ServicePriceRow = Answer<(typeof serviceContract)['priceList']>['rows'][number];

/** A service as it is answered: the list leaves out what only the form needs, because its contract does not name it. */
export function serviceRowOf(row: Row<'service'>): ServiceRow {
  return { ...fieldsOf(row), costPrice: rupeesOf(row.price_paisa), vatIncludedPrice: row.vat_included };
}

export function servicePriceRowOf(row: Row<'service'> & { rate_hundredths: number | null }): ServicePriceRow {
  return {
    ...fieldsOf(row),
    costPrice: rupeesOf(row.price_paisa),
    vatIncludedPrice: row.vat_included,
    taxRate: row.taxable ? (row.rate_hundredths ?? 0) / 100 : 0,
  };
}
