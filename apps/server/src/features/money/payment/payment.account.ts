import type { Answer } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

export type NamedAccountRow = {
  money_account_id: number | null;
  money_account_name: string | null;
  money_account_name_np: string | null;
};

/** In SQL, the account that the `payment` beside it names. */
export const namedAccount = {
  columns: `money.id as money_account_id, money.name as money_account_name, money.name_np as money_account_name_np`,
  join: `left join account money on money.business_id = payment.business_id and money.code = payment.account_code`,
} as const;

/** The same as an answer tells it. */
export function accountNamedBy(row: NamedAccountRow) {
  return {
    moneyAccountId: row.money_account_id,
    moneyAccountName: row.money_account_name,
    moneyAccountNameNp: row.money_account_name_np,
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
