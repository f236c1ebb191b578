import type { RegisterType } from '@bahi/contract/enumeration';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { CreditRule } from '@bahi/domain/goods/credit-limit';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { InvoiceRules } from '@bahi/domain/invoice-input';
import { addressColumns } from '../geography/address-text.ts';

/** The business as its papers name it, at the address of the outlet that issues them; an invoice keeps this with it. */
export type SellerAsPrinted = {
  name: string;
  nameNp: string | null;
  address: string;
  addressNp: string;
  pan: string | null;
  phone: string | null;
  registerType: RegisterType;
  /** It had the permission for abbreviated tax invoices. */
  issuesAbbreviated?: true;
};
export type Seller = {
  rules: InvoiceRules;
  negativeStockAllowed: boolean;
  /** Above it a draft of sales needs somebody else's word; null asks nobody. */
  approvalLimit: Paisa | null;
  /** What becomes of an invoice beyond what its customer may owe. */
  creditRule: CreditRule;
  printed: SellerAsPrinted;
};

type SellerRow = {
  company_name: string;
  company_name_np: string | null;
  register_type: RegisterType | null;
  pan: string | null;
  phone: string | null;
  address: string | null;
  address_np: string | null;
  allows_negative_stock: boolean;
  allows_free_lines: boolean;
  rounds_to_rupee: boolean;
  issues_abbreviated: boolean;
  approval_limit_paisa: number | null;
  credit_rule: CreditRule;
};

/**
 * The business that sells, as it is today, with address and phone of the outlet that issues: `outletId`, or where none is
 * named the only one in use. What the outlet has none of is the business's. Fails while its profile is incomplete.
 */
export async function readSeller(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  outletId: number | null,
): Promise<Seller> {
  const [row] = await db.query<SellerRow>(
    `select company_name, company_name_np, register_type, pan, allows_negative_stock, allows_free_lines, rounds_to_rupee, issues_abbreviated, approval_limit_paisa, credit_rule,
       (select phone from outlet where outlet.business_id = $1 and phone is not null order by id = issuer.id desc, id limit 1) as phone,
       coalesce(there.address, own.address) as address, coalesce(there.address_np, own.address_np) as address_np
     from business
     left join lateral (select coalesce($2::bigint,
       (select id from outlet where outlet.business_id = $1 and is_active order by id limit 1)) as id) issuer on true
     left join lateral (select ${addressColumns('outlet')} from outlet
       join local_body on local_body.id = outlet.local_body_id join district on district.id = outlet.district_id
       where outlet.business_id = $1 and outlet.id = issuer.id) there on true
     left join lateral (select ${addressColumns('business')} from local_body join district on district.id = business.district_id
       where local_body.id = business.local_body_id) own on true
     where business.id = $1`,
    [businessId, outletId],
  );
  if (row === undefined || row.register_type === null) return fail('business.profileIncomplete', { status: 409 });
  return {
    rules: {
      vatRegistered: row.register_type === 'VAT',
      allowsFreeLines: row.allows_free_lines,
      roundsToRupee: row.rounds_to_rupee,
    },
    negativeStockAllowed: row.allows_negative_stock,
    approvalLimit: row.approval_limit_paisa === null ? null : asPaisa(row.approval_limit_paisa),
    creditRule: row.credit_rule,
    printed: {
      name: row.company_name,
      nameNp: row.company_name_np,
      address: row.address ?? '',
      addressNp: row.address_np ?? '',
      pan: row.pan,
      phone: row.phone,
      registerType: row.register_type,
      ...(row.register_type === 'VAT' && row.issues_abbreviated ? { issuesAbbreviated: true } : {}),
    },
  };
}
