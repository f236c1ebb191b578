import type { Answer, Input } from '@bahi/contract/endpoint';
import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import type { Row } from '../../../platform/database/table-types.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** What the service form sends, validated. */
export type ServiceForm = Input<(typeof serviceContract)['save']>['body'];
export type ServiceDetail = Answer<(typeof serviceContract)['get']>;
export type ServicePriceRow = Answer<(typeof serviceContract)['priceList']>['rows'][number];

/** A service as it is answered: the list leaves out what only the form needs, because its contract does not name it. */
export function serviceDetailOf(row: Row<'service'>): ServiceDetail {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    durationType: row.duration_type,
    costPrice: rupeesOf(row.price_paisa),
    taxable: row.taxable,
    vatIncludedPrice: row.vat_included,
    isActive: row.is_active,
    version: row.version,
    taxRateId: row.tax_rate_id,
    description: row.description,
  };
}

export function servicePriceRowOf(row: Row<'service'> & { rate_hundredths: number | null }): ServicePriceRow {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    durationType: row.duration_type,
    costPrice: rupeesOf(row.price_paisa),
    vatIncludedPrice: row.vat_included,
    taxable: row.taxable,
    taxRate: row.taxable ? (row.rate_hundredths ?? 0) / 100 : 0,
  };
}
