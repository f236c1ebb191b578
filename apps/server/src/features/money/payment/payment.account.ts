import type { Answer } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import { isTdsNature } from '@bahi/domain/numbers/tds';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

export type NamedAccountRow = {
  money_account_id: number | null;
  money_account_name: string | null;
  money_account_name_np: string | null;
  tds_nature: string | null;
  tds_base_paisa: number | null;
  tds_rate_hundredths: number | null;
  tds_portal_type: number | null;
  tds_certificate: string | null;
  tds_certificate_on: string | null;
};

/** In SQL, the account that the `payment` beside it names, and what it is tax of. */
export const namedAccount = {
  columns: `money.id as money_account_id, money.name as money_account_name, money.name_np as money_account_name_np,
    tax.nature as tds_nature, tax.base_paisa as tds_base_paisa, tax.rate_hundredths as tds_rate_hundredths,
    tax.portal_type as tds_portal_type, tax.certificate_number as tds_certificate, tax.certificate_on as tds_certificate_on`,
  join: `left join account money on money.business_id = payment.business_id and money.code = payment.account_code
    left join payment_tds tax on tax.business_id = payment.business_id and tax.payment_id = payment.id`,
} as const;

/** The same as an answer tells it. */
export function accountNamedBy(row: NamedAccountRow) {
  return {
    moneyAccountId: row.money_account_id,
    moneyAccountName: row.money_account_name,
    moneyAccountNameNp: row.money_account_name_np,
    tdsNature: row.tds_nature !== null && isTdsNature(row.tds_nature) ? row.tds_nature : null,
    tdsBase: row.tds_base_paisa === null ? null : rupeesOf(row.tds_base_paisa),
    tdsRate: row.tds_rate_hundredths === null ? null : row.tds_rate_hundredths / 100,
    tdsPortalType: row.tds_portal_type,
    tdsCertificate: row.tds_certificate,
    tdsCertificateDate: row.tds_certificate_on,
  };
}

type PaymentRow = NamedAccountRow & {
  id: number;
  mode: SettlementMode;
  amount_paisa: number;
  paid_on: string;
  paid_on_bs: string;
};
type Payment = Answer<typeof paymentContract.getSettlement>['paymentLedgerDetailResponseDtoList'][number];

/** The payments of a settlement that are in force, or all that one had which is deleted. */
export async function readPayments(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { settlementId, isDeleted }: { settlementId: number; isDeleted: boolean },
): Promise<Payment[]> {
  const rows = await db.query<PaymentRow>(
    `select payment.id, mode, amount_paisa, paid_on, paid_on_bs, ${namedAccount.columns} from payment ${namedAccount.join}
     where payment.business_id = $1 and settlement_id = $2 and ($3 or reversal_entry_id is null) order by payment.id`,
    [businessId, settlementId, isDeleted],
  );
  return rows.map((row) => ({
    id: row.id,
    paymentAmount: rupeesOf(row.amount_paisa),
    paymentDate: row.paid_on,
    paymentDateBS: row.paid_on_bs,
    paymentMode: row.mode,
    ...accountNamedBy(row),
  }));
}
