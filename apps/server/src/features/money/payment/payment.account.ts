import type { Answer } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import { isTdsNature } from '@bahi/domain/numbers/tds';
import { type ChequeState, fallenStates } from '@bahi/domain/posting/cash/cheque';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** In SQL, the states in which a cheque's payment stands no more. */
export const fallen = fallenStates.map((state) => `'${state}'`).join(', ');

/** In SQL, that the `cheque` of the `payment` beside it went its way: it is put into a bank or paid. */
export const movedCheque = `(cheque.state = 'CLEARED'
  or (cheque.state = 'DEPOSITED' and payment.account_code is null))`;

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

export type ChequeOfRow = {
  cheque_id: number | null;
  cheque_state: ChequeState;
  cheque_number: string | null;
  cheque_bank: string | null;
  cheque_dated_on: string;
  cheque_dated_on_bs: string;
};

/** In SQL, the cheque of the `payment` beside it. */
export const chequeOfPayment = {
  columns: `cheque.id as cheque_id, cheque.state as cheque_state, cheque.number as cheque_number, cheque.bank as cheque_bank,
    cheque.dated_on as cheque_dated_on, cheque.dated_on_bs as cheque_dated_on_bs`,
  join: `left join cheque on cheque.business_id = payment.business_id and cheque.payment_id = payment.id`,
} as const;

/** The same as an answer tells it. */
export function chequeTold(row: ChequeOfRow) {
  if (row.cheque_id === null) return null;
  return {
    id: row.cheque_id,
    state: row.cheque_state,
    number: row.cheque_number,
    bank: row.cheque_bank,
    chequeDateAD: row.cheque_dated_on,
    chequeDateBS: row.cheque_dated_on_bs,
  };
}

type PaymentRow = NamedAccountRow &
  ChequeOfRow & {
    id: number;
    mode: SettlementMode;
    amount_paisa: number;
    paid_on: string;
    paid_on_bs: string;
  };
type Payment = Answer<typeof paymentContract.getSettlement>['paymentLedgerDetailResponseDtoList'][number];

/** The payments of a settlement that are in force or whose cheque fell, or all that one had which is deleted. */
export async function readPayments(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { settlementId, isDeleted }: { settlementId: number; isDeleted: boolean },
): Promise<Payment[]> {
  const rows = await db.query<PaymentRow>(
    `select payment.id, mode, payment.amount_paisa, paid_on, paid_on_bs, ${namedAccount.columns}, ${chequeOfPayment.columns}
     from payment ${namedAccount.join} ${chequeOfPayment.join}
     where payment.business_id = $1 and payment.settlement_id = $2
       and ($3 or reversal_entry_id is null or cheque.state = any($4)) order by payment.id`,
    [businessId, settlementId, isDeleted, fallenStates],
  );
  return rows.map((row) => ({
    id: row.id,
    paymentAmount: rupeesOf(row.amount_paisa),
    paymentDate: row.paid_on,
    paymentDateBS: row.paid_on_bs,
    paymentMode: row.mode,
    ...accountNamedBy(row),
    cheque: chequeTold(row),
  }));
}
