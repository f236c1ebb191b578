import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { failNotFound } from '../../../../platform/core/errors.ts';
import { readPaperLook } from '../../../platform/business/paper-look.ts';
import { readSeller } from '../../../platform/business/seller.ts';
import { addressColumns } from '../../../platform/geography/address-text.ts';
import { readTerms } from '../../invoice/invoice.terms.ts';

type Contract = typeof salesCounterContract;
type Slip = Answer<Contract['getSlip']>;

type NameRow = {
  id: number;
  name: string;
  name_np: string | null;
  outlet_count: number;
  cash_address: string | null;
  cash_address_np: string | null;
};

/** What the slips of an outlet say beside what is sold, as those that the server prints. */
export async function getSlip(context: Context, { params }: Input<Contract['getSlip']>): Promise<Slip> {
  const { db, businessId, outletId } = context;
  const [names] = await db.query<NameRow>(
    `select outlet.id, outlet.name, outlet.name_np,
       (select count(*)::int from outlet where business_id = $1) as outlet_count,
       cash.address as cash_address, cash.address_np as cash_address_np
     from outlet
     left join lateral (select ${addressColumns('customer')} from customer
       join local_body on local_body.id = customer.local_body_id join district on district.id = customer.district_id
       where customer.business_id = $1 and customer.is_cash_customer limit 1) cash on true
     where outlet.business_id = $1 and outlet.id = $2 and ($3::bigint is null or outlet.id = $3)`,
    [businessId, params.outletId, outletId],
  );
  if (names === undefined) return failNotFound();
  const [{ printed }, look, terms] = await Promise.all([
    readSeller(context, names.id),
    readPaperLook(context),
    readTerms(context),
  ]);
  const { registerType, issuesAbbreviated = false, name, nameNp, address, addressNp, pan, phone } = printed;
  return {
    registerType,
    issuesAbbreviated,
    name: { en: name, ne: nameNp },
    address: { en: address, ne: addressNp },
    pan,
    phone,
    footer: look.footer,
    outletName: names.outlet_count < 2 ? null : { en: names.name, ne: names.name_np },
    terms,
    cashCustomerAddress: names.cash_address === null ? null : { en: names.cash_address, ne: names.cash_address_np },
  };
}
