import type { Answer, Input } from '@bahi/contract/endpoint';
import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** What the service form sends, validated. */
export type ServiceForm = Input<(typeof serviceContract)['save']>['body'];
export type ServiceDetail = Answer<(typeof serviceContract)['get']>;
export type ServicePriceRow = Answer<(typeof serviceContract)['priceList']>['rows'][number];

/** The table `service`. */
export type ServiceRecord = {
  business_id: number;
  id: number;
  code: string;
  name: string;
  name_np: string | null;
  duration_type: ServiceDetail['durationType'];
  price_paisa: number;
  vat_included: boolean;
  taxable: boolean;
  tax_rate_id: number | null;
  description: string | null;
  is_active: boolean;
  version: number;
};

/** The tables that the queries of services read. */
export type ServiceTables = { service: ServiceRecord; tax_rate: { id: number; rate_hundredths: number } };

/** A service as it is answered: the list leaves out what only the form needs, because its contract does not name it. */
export function serviceDetailOf(row: ServiceRecord): ServiceDetail {
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

export function servicePriceRowOf(row: ServiceRecord & { rate_hundredths: number | null }): ServicePriceRow {
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
