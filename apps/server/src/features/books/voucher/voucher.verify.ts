import { moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import { profitAccounts } from '@bahi/domain/posting/accounts/year-closing';
import { documentsOfAccount, isOpenedAlone, journalPartyOf, voucherKinds } from '@bahi/domain/posting/accounts/voucher';
import type { Check } from '../../../platform/verify/check.ts';
import { voucherCreditCheck } from './voucher-credit.verify.ts';
import { openingSources } from './opening/opening.sources.ts';

const listed = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');
const kinds = listed(voucherKinds);
const written = chartOfAccounts.map(({ code }) => code).filter((code) => documentsOfAccount(code) !== null);
const ofDocuments = listed(written);
const opened = listed(written.filter(isOpenedAlone));

const ofParties = listed(
  chartOfAccounts.map(({ code }) => code).filter((code) => journalPartyOf('JOURNAL_VOUCHER', code) !== null),
);

/** Vouchers: what each says is what it posted, and it names what a voucher may name. */
export const voucherChecks: readonly Check[] = [
  voucherCreditCheck,
  {
    name: 'vouchers',
    holds:
      'every voucher in force has one entry that stands, of its own day and outlet and its total; one that waits for approval or was cancelled has none',
    counts: 'select count(*) as n from voucher where business_id = $1',
    faults: `
      with standing as (
        select entry.id, entry.source_kind, entry.source_id, entry.outlet_id, entry.posting_date from journal_entry entry
        where entry.business_id = $1 and entry.source_kind in (${kinds}) and num_nonnulls(entry.reverses_id, entry.adjusts_id) = 0
          and not exists (select from journal_entry reversal where reversal.business_id = $1 and reversal.reverses_id = entry.id))
      select voucher.id as voucher_id, voucher.kind, voucher.number, voucher.state, count(standing.id)::int as in_force,
        voucher.total_paisa, (select coalesce(sum(debit_paisa), 0)::bigint from voucher_line line
          where line.business_id = $1 and line.voucher_id = voucher.id) as debit_paisa
      from voucher left join standing on standing.source_kind = voucher.kind and standing.source_id = voucher.id
      where voucher.business_id = $1
      group by voucher.business_id, voucher.id
      having (voucher.state = 'DRAFT' and voucher.kind not in ('JOURNAL_VOUCHER', 'CONTRA_VOUCHER')) or count(standing.id) <> case voucher.state when 'POSTED' then 1 else 0 end
        or (voucher.state = 'POSTED' and min(standing.id) is distinct from voucher.entry_id)
        or bool_or(standing.id is not null
          and (standing.posting_date, standing.outlet_id) is distinct from (voucher.dated_on, voucher.outlet_id))
        or voucher.total_paisa <> (select coalesce(sum(debit_paisa), 0) from voucher_line line
          where line.business_id = $1 and line.voucher_id = voucher.id)
      union all
      select entry.source_id, entry.source_kind, null, null, 0, null, null from journal_entry entry
      where entry.business_id = $1 and entry.source_kind in (${kinds}) and not exists (select from voucher
        where voucher.business_id = $1 and voucher.id = entry.source_id and voucher.kind = entry.source_kind)`,
  },
  {
    name: 'lines of vouchers',
    holds: 'the entry of every voucher says its lines, each on its account, category, party and side, in its outlet',
    counts: 'select count(*) as n from voucher_line where business_id = $1',
    faults: `
      select coalesce(said.voucher_id, booked.voucher_id) as voucher_id, coalesce(said.line_number, booked.line_number) as line_number,
        said.account_code, booked.account_code as booked_account, said.paisa, booked.paisa as booked_paisa
      from (select line.voucher_id, line.line_number, line.account_code, line.category_id, line.customer_id, case when line.tds_nature is null then line.vendor_id end as vendor_id,
          line.debit_paisa - line.credit_paisa as paisa, voucher.outlet_id
        from voucher_line line join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id
        where line.business_id = $1 and voucher.state <> 'DRAFT') said
      full join (select voucher.id as voucher_id, line.line_number, line.account_code, line.category_id, line.customer_id, line.vendor_id,
          line.debit_paisa - line.credit_paisa as paisa, line.outlet_id
        from voucher join journal_line line on line.business_id = $1 and line.entry_id = voucher.entry_id
        where voucher.business_id = $1) booked
        on booked.voucher_id = said.voucher_id and booked.line_number = said.line_number
      where (said.account_code, said.category_id, said.customer_id, said.vendor_id, said.paisa, said.outlet_id)
        is distinct from (booked.account_code, booked.category_id, booked.customer_id, booked.vendor_id, booked.paisa, booked.outlet_id)`,
  },
  {
    name: 'what vouchers come to',
    holds:
      'all entries of a voucher together, mirrors among them, say its lines on each account and category; those of a cancelled one nothing',
    counts: 'select count(*) as n from voucher_line where business_id = $1',
    faults: `
      select voucher.id as voucher_id, voucher.kind, voucher.state, moved.outlet_id, moved.account_code, moved.category_id,
        sum(moved.said)::bigint as said_paisa, sum(moved.booked)::bigint as booked_paisa
      from (select line.voucher_id, voucher.kind, voucher.outlet_id, line.account_code, line.category_id,
          line.debit_paisa - line.credit_paisa as said, 0 as booked
        from voucher_line line join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id
        where line.business_id = $1 and voucher.state = 'POSTED'
        union all select entry.source_id, entry.source_kind, line.outlet_id, line.account_code, line.category_id,
          0, line.debit_paisa - line.credit_paisa
        from journal_entry entry join journal_line line on line.business_id = $1 and line.entry_id = entry.id
        where entry.business_id = $1 and entry.source_kind in (${kinds})) moved
      left join voucher on voucher.business_id = $1 and voucher.id = moved.voucher_id and voucher.kind = moved.kind
      group by voucher.id, voucher.kind, voucher.state, moved.outlet_id, moved.account_code, moved.category_id
      having sum(moved.said) <> sum(moved.booked)`,
  },
  {
    name: 'accounts of vouchers',
    holds:
      'no voucher but one that closes a year, or takes the sales of an invoice over that sold an asset, writes what documents alone write; money moves between accounts that hold money, and none is of another outlet',
    counts: 'select count(*) as n from voucher_line where business_id = $1',
    faults: `
      select voucher.id as voucher_id, voucher.kind, line.line_number, line.account_code, account.group_code, account.outlet_id
      from voucher_line line join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id
      left join account on account.business_id = $1 and account.code = line.account_code
      where line.business_id = $1 and (account.code is null or (line.account_code in (${ofDocuments}) and voucher.kind <> 'CLOSING_VOUCHER' and not (voucher.kind = 'OPENING_VOUCHER' and line.account_code in (${opened}))
          and not (voucher.kind = 'JOURNAL_VOUCHER' and line.account_code in (${ofParties}))
          and not (voucher.kind = 'JOURNAL_VOUCHER' and line.tds_nature is not null)
          and not (voucher.kind = 'ASSET_VOUCHER' and line.account_code = 'SALES'))
        or (voucher.kind = 'CLOSING_VOUCHER' and account.kind not in ('income', 'expense') and line.account_code not in (${listed(profitAccounts)}))
        or (voucher.kind = 'CONTRA_VOUCHER' and account.group_code not in (${listed(moneyGroups)}))
        or (line.tds_nature is not null and voucher.kind <> 'JOURNAL_VOUCHER')
        or (line.account_code in ('OTHER_INCOME', 'EXPENSES')) <> (line.category_id is not null)
        or (voucher.state = 'POSTED' and coalesce(account.outlet_id, voucher.outlet_id) <> voucher.outlet_id))`,
  },
  {
    name: 'cut-over day',
    holds: 'opening balances in force are of one day, and no trade stands in the books before it',
    counts: `select count(*) as n from voucher where business_id = $1 and kind = 'OPENING_VOUCHER' and state = 'POSTED'`,
    faults: `
      with begun as (select min(dated_on) as day, max(dated_on) as last from voucher
        where business_id = $1 and kind = 'OPENING_VOUCHER' and state = 'POSTED'),
      first as (select min(day) as day from account_day where business_id = $1 and debit_paisa <> credit_paisa
        and source_kind not in (${listed(openingSources)}))
      select begun.day, begun.last, first.day as first_day from begun, first
      where begun.day <> begun.last or first.day < begun.day`,
  },
];
