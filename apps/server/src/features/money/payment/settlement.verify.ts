import { moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import { voucherKinds } from '@bahi/domain/posting/accounts/voucher';
import type { Check } from '../../../platform/verify/check.ts';
import { taxSourceKinds } from '../../books/tax-office/tax-office.check.ts';

/** The accounts of money at hand, and cheques that wait for the bank. */
const moneyAccounts = `select code from account
  where account.business_id = $1 and (group_code in (${moneyGroups.map((group) => `'${group}'`).join(', ')})
    or code in ('CHEQUES_IN_HAND', 'POST_DATED_RECEIVED', 'POST_DATED_GIVEN'))`;

/**
 * Which account each payment moves: the one that it names, else that of its mode; a cheque that is given away is drawn on
 * the bank, a post-dated one waits apart. Neither an advance nor tax that is held back moves money.
 */
const account = `coalesce((select case cheque.kind when 'RECEIVED' then 'POST_DATED_RECEIVED' else 'POST_DATED_GIVEN' end
    from cheque where cheque.business_id = $1 and cheque.payment_id = payment.id and cheque.is_post_dated), payment.account_code, case when payment.mode = 'CASH' then 'CASH'
  when payment.mode = 'CHEQUE' and settlement.kind = 'RECEIVED' then 'CHEQUES_IN_HAND' else 'BANK' end)`;
const received = `case settlement.kind when 'RECEIVED' then payment.amount_paisa else -payment.amount_paisa end`;
const ofSettlement = 'join settlement on settlement.business_id = $1 and settlement.id = payment.settlement_id';

/** The day of its entry is its own, or a later one if it was written anew after that day had been locked. */
const day = `case when entry.posting_date > payment.paid_on and exists (select from payment earlier
  join journal_entry reversal on reversal.business_id = $1 and reversal.id = earlier.reversal_entry_id
  where earlier.business_id = $1 and earlier.settlement_id = payment.settlement_id and earlier.paid_on = payment.paid_on
    and reversal.posting_date = entry.posting_date) then entry.posting_date else payment.paid_on end`;

/** What accountants write there themselves, closes of cash boxes, ways of cheques and tax that is paid are checked against their own records. */
const ofOthers = [...voucherKinds, ...taxSourceKinds, 'DAY_CLOSE', 'CHEQUE'].map((kind) => `'${kind}'`).join(', ');

/** Payments, and the reversals of those that were edited or deleted, each on its day, against the accounts of money. */
export const settlementCheck: Check = {
  name: 'money',
  holds:
    'what was received and paid in cash, online and by cheque, and what of it was reversed, is what the accounts of cash, banks, wallets and cheques in hand say beside vouchers, each of them, day by day',
  counts: `select count(*) as n from payment where business_id = $1 and mode not in ('ADVANCE', 'TDS')`,
  faults: `
    select coalesce(paid.outlet_id, booked.outlet_id) as outlet_id, coalesce(paid.account_code, booked.account_code) as account_code,
      coalesce(paid.day, booked.day) as day, paid.moved_paisa, booked.moved_paisa as account_paisa
    from (select outlet_id, account_code, day, sum(moved_paisa)::bigint as moved_paisa from (
        select payment.outlet_id, ${account} as account_code, ${day} as day, ${received} as moved_paisa
          from payment ${ofSettlement} join journal_entry entry on entry.business_id = $1 and entry.id = payment.entry_id
          where payment.business_id = $1 and payment.mode not in ('ADVANCE', 'TDS')
        union all select payment.outlet_id, ${account}, reversal.posting_date, -(${received})
          from payment ${ofSettlement} join journal_entry reversal on reversal.business_id = $1 and reversal.id = payment.reversal_entry_id
          where payment.business_id = $1 and payment.mode not in ('ADVANCE', 'TDS')
      ) moved group by outlet_id, account_code, day) paid
    full join (
      select entry.outlet_id, line.account_code, entry.posting_date as day,
        sum(line.debit_paisa - line.credit_paisa)::bigint as moved_paisa
      from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
      where line.business_id = $1 and line.account_code in (${moneyAccounts})
        and entry.source_kind not in (${ofOthers})
      group by entry.outlet_id, line.account_code, entry.posting_date
    ) booked on booked.outlet_id = paid.outlet_id and booked.account_code = paid.account_code and booked.day = paid.day
    where coalesce(paid.moved_paisa, 0) <> coalesce(booked.moved_paisa, 0)`,
};
