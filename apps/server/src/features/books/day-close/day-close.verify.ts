import type { Check } from '../../../platform/verify/check.ts';

/** The day's closes: what was counted, what the books had said, and what followed from it. */
export const dayCloseChecks: readonly Check[] = [
  {
    name: 'counts of day closes',
    holds: 'what was counted is what its notes and coins come to, and what differs is that less what the books said',
    counts: 'select count(*) as n from day_close where business_id = $1',
    faults: `
      select day_close.id as close_id, day_close.counted_paisa, day_close.coins_paisa + coalesce(note.paisa, 0) as notes_paisa,
        day_close.expected_paisa, day_close.difference_paisa
      from day_close left join (select close_id, sum(rupees::bigint * 100 * pieces)::bigint as paisa from day_close_note
        where business_id = $1 group by close_id) note on note.close_id = day_close.id
      where day_close.business_id = $1 and (day_close.counted_paisa <> day_close.coins_paisa + coalesce(note.paisa, 0)
        or day_close.difference_paisa <> day_close.counted_paisa - day_close.expected_paisa
        or day_close.expected_paisa <> day_close.opening_paisa + day_close.between_paisa + day_close.received_paisa - day_close.paid_paisa
        or day_close.counted_paisa <> day_close.left_paisa + day_close.taken_paisa
        or (day_close.difference_paisa <> 0 and day_close.reason is null))`,
  },
  {
    name: 'order of day closes',
    holds: 'every box is closed once for a day, and one day after the other',
    counts: `select count(*) as n from day_close where business_id = $1 and state = 'CLOSED'`,
    faults: `
      select id as close_id, dated_on, closed_at, day_before, closed_before from (
        select id, dated_on, closed_at, lag(dated_on) over own as day_before, lag(closed_at) over own as closed_before
        from day_close where business_id = $1 and state = 'CLOSED'
        window own as (partition by outlet_id, account_code order by dated_on, id)) closed
      where day_before >= dated_on or closed_before >= closed_at`,
  },
  {
    // Closes stand in the order of their days and of their moments: a line counts from the first one on that is neither
    // before its day nor before it was written, and what a close posted itself from the one after.
    name: 'books of day closes',
    holds: 'every close began with what the box held by the books of that moment',
    counts: `select count(*) as n from day_close where business_id = $1 and state = 'CLOSED'`,
    faults: `
      select close_id, expected_paisa, booked_paisa from (
        select day_close.id as close_id, day_close.expected_paisa, (sum(coalesce(gained.paisa, 0)) over (
          partition by day_close.outlet_id, day_close.account_code order by day_close.dated_on))::bigint as booked_paisa
        from day_close left join (
          select first.id as close_id, sum(line.debit_paisa - line.credit_paisa) as paisa
          from (select distinct outlet_id, account_code from day_close where business_id = $1 and state = 'CLOSED') box
          join journal_line line on line.business_id = $1 and line.account_code = box.account_code and line.outlet_id = box.outlet_id
          join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
          cross join lateral (select id from day_close own where own.business_id = $1 and own.outlet_id = line.outlet_id
            and own.account_code = line.account_code and own.state = 'CLOSED' and own.dated_on >= line.posting_date
            and own.closed_at > entry.created_at order by own.dated_on limit 1) first
          group by first.id) gained on gained.close_id = day_close.id
        where day_close.business_id = $1 and day_close.state = 'CLOSED') said
      where expected_paisa <> booked_paisa`,
  },
  {
    name: 'beginnings of day closes',
    holds: 'every close began with what the one before left in the box',
    counts: `select count(*) as n from day_close where business_id = $1 and state = 'CLOSED'`,
    faults: `
      select id as close_id, dated_on, opening_paisa, left_before from (
        select id, dated_on, opening_paisa, lag(left_paisa) over own as left_before
        from day_close where business_id = $1 and state = 'CLOSED'
        window own as (partition by outlet_id, account_code order by dated_on, id)) closed
      where opening_paisa <> left_before`,
  },
  {
    // As it was when the close was made: what was taken back by then, and what takes back, stand together.
    name: 'movements of day closes',
    holds: 'what came and what went on the day of a close is what its lines of that moment come to',
    counts: 'select count(*) as n from day_close where business_id = $1',
    faults: `
      select * from (
        select own.id as close_id, own.received_paisa, own.paid_paisa,
          (coalesce(sum(moved.paisa) filter (where not moved.is_reversed and moved.paisa > 0), 0)
            + greatest(coalesce(sum(moved.paisa) filter (where moved.is_reversed), 0), 0))::bigint as booked_received_paisa,
          (-coalesce(sum(moved.paisa) filter (where not moved.is_reversed and moved.paisa < 0), 0)
            - least(coalesce(sum(moved.paisa) filter (where moved.is_reversed), 0), 0))::bigint as booked_paid_paisa
        from day_close own left join lateral (
          select line.debit_paisa - line.credit_paisa as paisa, entry.reverses_id is not null or exists (
            select from journal_entry back where back.business_id = $1 and back.reverses_id = entry.id
              and back.created_at < own.closed_at) as is_reversed
          from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
          where line.business_id = $1 and line.account_code = own.account_code and line.outlet_id = own.outlet_id
            and line.posting_date = own.dated_on and entry.created_at < own.closed_at) moved on true
        where own.business_id = $1 group by own.id, own.received_paisa, own.paid_paisa) said
      where received_paisa <> booked_received_paisa or paid_paisa <> booked_paid_paisa`,
  },
  {
    name: 'entries of day closes',
    holds:
      'what differs and what was taken out of each close in force is posted in its outlet on its day, and of a cancelled one nothing stands',
    counts: 'select count(*) as n from day_close where business_id = $1',
    faults: `
      with said as (
        select close.id, close.dated_on, close.outlet_id, part.code as account_code, sum(part.paisa)::bigint as paisa
        from day_close close cross join lateral (values (close.account_code, close.difference_paisa - close.taken_paisa),
          ('CASH_DIFFERENCE', -close.difference_paisa), (close.taken_to_code, close.taken_paisa)) part (code, paisa)
        where close.business_id = $1 and close.state = 'CLOSED' and part.code is not null
        group by close.id, close.dated_on, close.outlet_id, part.code having sum(part.paisa) <> 0
      ), booked as (
        select entry.source_id as id, entry.posting_date as dated_on, line.outlet_id, line.account_code,
          sum(line.debit_paisa - line.credit_paisa)::bigint as paisa
        from journal_entry entry join journal_line line on line.business_id = $1 and line.entry_id = entry.id
        where entry.business_id = $1 and entry.source_kind = 'DAY_CLOSE'
        group by entry.source_id, entry.posting_date, line.outlet_id, line.account_code
        having sum(line.debit_paisa - line.credit_paisa) <> 0
      )
      select coalesce(said.id, booked.id) as close_id, coalesce(said.dated_on, booked.dated_on) as dated_on,
        coalesce(said.outlet_id, booked.outlet_id) as outlet_id, coalesce(said.account_code, booked.account_code) as account_code,
        said.paisa, booked.paisa as booked_paisa
      from said full join booked using (id, dated_on, outlet_id, account_code)
      where coalesce(said.paisa, 0) <> coalesce(booked.paisa, 0)`,
  },
];
