import type { Sent } from '@bahi/contract/endpoint';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { call } from './caller.ts';
import type { Person } from './people.ts';
import { lineOf, type Shop } from './shop.ts';
import type { TestApp } from './test-app.ts';

export type QuotationBody = Sent<typeof quotationContract.create>['body'];

/** A published quotation of today, 2083-08-04, which holds for a week: one kilo of rice unless lines are given. */
export function quotationOf(shop: Shop, quotation: Partial<QuotationBody> = {}): QuotationBody {
  return {
    state: 'PUBLISHED',
    customerId: shop.customerId,
    outletId: shop.outletId,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-11-27',
    lines: [lineOf(shop.rice.variantId)],
    ...quotation,
  };
}

export function quote(shop: Shop, quotation: Partial<QuotationBody> = {}, caller: Person = shop.owner) {
  return call(caller, quotationContract.create, { body: quotationOf(shop, quotation) });
}

/** A change of goods since they were quoted, noted as any other; some that no screen makes at once are among them. */
export async function changeGoods(app: TestApp, { businessId, userId }: Person, statement: string): Promise<void> {
  const tenant = { businessId, outletId: null, userId };
  await app.services.database.transaction('write', tenant, (tx) => tx.query(statement));
}
