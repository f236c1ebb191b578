import type { Check } from '../../../platform/verify/check.ts';

const standing = `('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED')`;

/** Where a cheque stands by its state, and what it is there. */
const heldOn = `
  select outlet_id, case when is_post_dated then 'POST_DATED_RECEIVED' else 'CHEQUES_IN_HAND' end as account_code, amount_paisa as paisa
    from cheque where business_id = $1 and state = 'IN_HAND'
  union all select outlet_id, 'POST_DATED_GIVEN', -amount_paisa from cheque
    where business_id = $1 and state = 'ISSUED' and is_post_dated`;

export const chequeChecks: readonly Check[] = [
  {
    name: 'cheques',
    holds:
      'the accounts of cheques in hand and of post-dated cheques are, outlet by outlet, the sum of the cheques that wait',
    counts: `select count(*) as n from cheque where business_id = $1`,
    faults: `
      select coalesce(held.outlet_id, booked.outlet_id) as outlet_id, coalesce(held.account_code, booked.account_code) as account_code,
        held.paisa, booked.paisa as account_paisa
      from (select outlet_id, account_code, sum(paisa)::bigint as paisa from (${heldOn}) part group by outlet_id, account_code) held
      full join (select outlet_id, account_code, sum(debit_paisa - credit_paisa)::bigint as paisa from journal_line
        where business_id = $1 and account_code in ('CHEQUES_IN_HAND', 'POST_DATED_RECEIVED', 'POST_DATED_GIVEN')
        group by outlet_id, account_code) booked on booked.outlet_id = held.outlet_id and booked.account_code = held.account_code
      where coalesce(held.paisa, 0) <> coalesce(booked.paisa, 0)`,
  },
  {
    name: 'payments by cheque',
    holds:
      'each payment by cheque has its cheque of the same amount, party, outlet and direction, whose payment stands while it does',
    counts: `select count(*) as n from payment where business_id = $1 and mode = 'CHEQUE'`,
    faults: `
      select payment.id as payment_id, cheque.id as cheque_id, cheque.state, payment.amount_paisa, cheque.amount_paisa as cheque_paisa
      from (select payment.*, settlement.kind from payment
        join settlement on settlement.business_id = $1 and settlement.id = payment.settlement_id
        where payment.business_id = $1) payment
      full join (select * from cheque where business_id = $1) cheque on cheque.payment_id = payment.id
      where (payment.mode = 'CHEQUE' or cheque.id is not null)
        and ((payment.amount_paisa, payment.outlet_id, payment.settlement_id, payment.kind, payment.customer_id, payment.vendor_id, payment.paid_on)
            is distinct from (cheque.amount_paisa, cheque.outlet_id, cheque.settlement_id, cheque.kind, cheque.customer_id, cheque.vendor_id, cheque.came_on)
          or (payment.reversal_entry_id is null) <> (cheque.state in ${standing}))`,
  },
  {
    name: 'ways of cheques',
    holds:
      'each cheque stands where its last step put it, with as much by its entries on each account as that says, and each slip is the sum of its cheques',
    counts: `select count(*) as n from cheque_step where business_id = $1`,
    faults: `
      with said as (
        select id, account_code, paisa from (
          select cheque.id, part.account_code, sum(part.paisa)::bigint as paisa
          from cheque join payment on payment.business_id = $1 and payment.id = cheque.payment_id
          cross join lateral (values
            (cheque.account_code, case when cheque.kind = 'RECEIVED' and payment.account_code is null
                and cheque.state in ('DEPOSITED', 'CLEARED') then cheque.amount_paisa
              when cheque.kind = 'PAID' and cheque.is_post_dated and cheque.state = 'CLEARED' then -cheque.amount_paisa else 0 end),
            (case when cheque.kind = 'PAID' then 'POST_DATED_GIVEN' when cheque.is_post_dated then 'POST_DATED_RECEIVED' else 'CHEQUES_IN_HAND' end,
              case when cheque.kind = 'RECEIVED' and payment.account_code is null
                and cheque.state in ('DEPOSITED', 'CLEARED') then -cheque.amount_paisa
              when cheque.kind = 'PAID' and cheque.is_post_dated and cheque.state = 'CLEARED' then cheque.amount_paisa else 0 end)
          ) part (account_code, paisa)
          where cheque.business_id = $1 group by cheque.id, part.account_code
          union all select cheque_id, account_code, -charge_paisa from cheque_step where business_id = $1 and charge_paisa > 0
          union all select cheque_id, 'BANK_CHARGES', charge_paisa from cheque_step where business_id = $1 and charge_paisa > 0
        ) all_said
      ),
      booked as (
        select entry.source_id as id, line.account_code, sum(line.debit_paisa - line.credit_paisa)::bigint as paisa
        from journal_entry entry join journal_line line on line.business_id = $1 and line.entry_id = entry.id
        where entry.business_id = $1 and entry.source_kind = 'CHEQUE' group by entry.source_id, line.account_code
      )
      select id as cheque_id, account_code, sum(paisa)::bigint as differs_paisa, null::text as state from (
        select id, account_code, paisa from said union all select id, account_code, -paisa from booked) both_sides
      where account_code is not null group by id, account_code having sum(paisa) <> 0
      union all
      select cheque.id, null, null, cheque.state from cheque
      join payment on payment.business_id = $1 and payment.id = cheque.payment_id
      left join lateral (select state from cheque_step step where step.business_id = $1 and step.cheque_id = cheque.id
        order by step.id desc limit 1) last on true
      where cheque.business_id = $1 and cheque.state <> 'REMOVED' and cheque.state <> coalesce(last.state,
        case when cheque.kind = 'PAID' then 'ISSUED' when payment.account_code is null then 'IN_HAND' else 'DEPOSITED' end)
      union all
      select slip.id, null, slip.total_paisa - coalesce(sum(cheque.amount_paisa), 0)::bigint, 'SLIP' from cheque_slip slip
      left join cheque_step step on step.business_id = $1 and step.slip_id = slip.id
      left join cheque on cheque.business_id = $1 and cheque.id = step.cheque_id
      where slip.business_id = $1 group by slip.business_id, slip.id
      having slip.total_paisa <> coalesce(sum(cheque.amount_paisa), 0)`,
  },
];
