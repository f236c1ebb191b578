import type { RegisterType } from '@bahi/contract/enumeration';
import type { invoiceForm } from '@bahi/contract/invoice/invoice-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar-day';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import type { Context } from '../../platform/context.ts';
import { fail, type RefusedField } from '../../platform/errors.ts';
import { readServices, readVariants, type Sellable } from './invoice.sellables.ts';

export type InvoiceForm = z.output<typeof invoiceForm>;

/** The seller as the bill keeps and prints it. */
export type SellerAsPrinted = {
  name: string;
  nameNp: string | null;
  address: string;
  addressNp: string;
  pan: string | null;
  phone: string | null;
  registerType: RegisterType;
};
export type Seller = { isVatRegistered: boolean; negativeStockAllowed: boolean; printed: SellerAsPrinted };

/** The customer as the bill keeps them. */
export type Buyer = {
  id: number;
  name: string;
  name_np: string | null;
  vat_pan_no: string | null;
  phone_number: string;
  address: string;
  address_np: string;
  is_active: boolean;
};

export type Outlet = { id: number; code: string; is_active: boolean; outlet_count: number };

export type InvoiceSources = { seller: Seller; outlet: Outlet; buyer: Buyer; sellables: Sellable[] };

/** A bill as it is about to be written. */
export type PreparedInvoice = {
  form: InvoiceForm;
  sources: InvoiceSources;
  total: InvoiceTotal;
  issuedOn: CalendarDay;
  dueOn: CalendarDay;
};

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;

/**
 * Reads everything a bill refers to, all at once. What is unknown, of another business or inactive is refused at its
 * field; all fields at once, so that the form shows every mark.
 */
export async function readSources(context: Reader, form: InvoiceForm): Promise<InvoiceSources> {
  const [seller, outlet, buyer, variants, services] = await Promise.all([
    readSeller(context),
    readOutlet(context, form.outletId),
    readBuyer(context, form.customerId),
    readVariants(context, idsOf(form, 'itemLedgerDetailId')),
    readServices(context, idsOf(form, 'serviceId')),
  ]);
  const refused: RefusedField[] = [];
  if (buyer === null) refused.push({ field: 'customerId', key: 'invoice.customerUnknown' });
  else if (!buyer.is_active) refused.push({ field: 'customerId', key: 'invoice.customerInactive' });
  const sellables = form.lines.flatMap((line, position) => {
    const isItem = line.inventoryType === 'ITEM';
    const found = isItem ? variants.get(line.itemLedgerDetailId ?? 0) : services.get(line.serviceId ?? 0);
    const field = `lines.${position}.${isItem ? 'itemLedgerDetailId' : 'serviceId'}`;
    if (found === undefined) refused.push({ field, key: isItem ? 'invoice.itemUnknown' : 'invoice.serviceUnknown' });
    else if (!found.isActive) refused.push({ field, key: isItem ? 'invoice.itemInactive' : 'invoice.serviceInactive' });
    return found === undefined ? [] : [found];
  });
  if (refused.length > 0 || buyer === null) return fail('common.invalid', { fields: refused });
  return { seller, outlet, buyer, sellables };
}

function idsOf(form: InvoiceForm, key: 'itemLedgerDetailId' | 'serviceId'): number[] {
  const ids = form.lines.map((line) => line[key]).filter((id): id is number => id !== null);
  return [...new Set(ids)];
}

type SellerRow = {
  company_name: string;
  company_name_np: string | null;
  register_type: RegisterType | null;
  pan: string | null;
  phone: string | null;
  address: string;
  address_np: string;
  allows_negative_stock: boolean;
};

async function readSeller({ db, businessId }: Reader): Promise<Seller> {
  const [row] = await db.query<SellerRow>(
    `select company_name, company_name_np, register_type, pan, allows_negative_stock,
       (select phone from outlet where outlet.business_id = $1 and outlet.phone is not null order by outlet.id limit 1) as phone,
       concat_ws(', ', nullif(business.tole, ''), local_body.name || '-' || business.ward_no, district.name) as address,
       concat_ws(', ', nullif(business.tole, ''), 
         local_body.name_np || '-' || translate(business.ward_no::text, '0123456789', '०१२३४५६७८९'), district.name_np) as address_np
     from business
     left join local_body on local_body.id = business.local_body_id
     left join district on district.id = business.district_id
     where business.id = $1`,
    [businessId],
  );
  if (row === undefined || row.register_type === null) return fail('business.profileIncomplete', { status: 409 });
  return {
    isVatRegistered: row.register_type === 'VAT',
    negativeStockAllowed: row.allows_negative_stock,
    printed: {
      name: row.company_name,
      nameNp: row.company_name_np,
      address: row.address,
      addressNp: row.address_np,
      pan: row.pan,
      phone: row.phone,
      registerType: row.register_type,
    },
  };
}

/**
 * The outlet that sells: the token's, or the one that was asked for, or the only one there is. Fails at `outletId`
 * when it is another's, inactive, outside the token, or when there are several and none was named.
 */
export async function readOutlet({ db, businessId, outletId }: Reader, asked: number | null): Promise<Outlet> {
  const rows = await db.query<Outlet>(
    `select id, code, is_active, (count(*) over ())::int as outlet_count from outlet where business_id = $1 order by id`,
    [businessId],
  );
  if (outletId !== null && asked !== null && asked !== outletId) fail('invoice.outletUnknown', { field: 'outletId' });
  const active = rows.filter((row) => row.is_active);
  const wanted = outletId ?? asked ?? (active.length === 1 ? active[0]?.id : undefined);
  if (wanted === undefined) fail('invoice.outletMissing', { field: 'outletId' });
  return active.find((row) => row.id === wanted) ?? fail('invoice.outletUnknown', { field: 'outletId' });
}

async function readBuyer({ db, businessId }: Reader, customerId: number): Promise<Buyer | null> {
  const rows = await db.query<Buyer>(
    `select customer.id, customer.name, customer.name_np, vat_pan_no, phone_number, customer.is_active,
       concat_ws(', ', nullif(customer.tole, ''), local_body.name || '-' || customer.ward_no, district.name) as address,
       concat_ws(', ', nullif(customer.tole, ''), 
         local_body.name_np || '-' || translate(customer.ward_no::text, '0123456789', '०१२३४५६७८९'), district.name_np) as address_np
     from customer
     join local_body on local_body.id = customer.local_body_id
     join district on district.id = customer.district_id
     where customer.business_id = $1 and customer.id = $2`,
    [businessId, customerId],
  );
  return rows[0] ?? null;
}
