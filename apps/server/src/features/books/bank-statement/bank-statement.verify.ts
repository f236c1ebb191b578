import type { Check } from '../../../platform/verify/check.ts';

export const bankStatementChecks: readonly Check[] = [
  {
    name: 'bank statements',
    holds:
      'each line of a statement follows from the one before it by its amount, and each statement ends with its last line',
    counts: `select count(*) as n from bank_line where business_id = $1`,
    faults: `
      select id as line_id, account_code, balance_paisa, expected_paisa from (
        select id, account_code, balance_paisa, place,
          coalesce(lag(balance_paisa) over (partition by account_code order by place), 0) + amount_paisa as expected_paisa,
          lag(place) over (partition by account_code order by place) as before
        from bank_line where business_id = $1) line
      where balance_paisa <> expected_paisa or (before is null and place > 1) or place <> coalesce(before + 1, place)
      union all
      select statement.id, statement.account_code, statement.closing_paisa, last.balance_paisa from bank_statement statement
      left join lateral (select balance_paisa from bank_line line where line.business_id = $1 and line.statement_id = statement.id
        order by line.place desc limit 1) last on true
      where statement.business_id = $1 and statement.closing_paisa is distinct from last.balance_paisa`,
  },
  {
    name: 'bank matches',
    holds: 'both sides of each match come to the same, and nothing that was taken out of the books is matched',
    counts: `select count(*) as n from bank_match where business_id = $1`,
    faults: `
      select match.id as match_id, match.amount_paisa, sum(line.amount_paisa)::bigint as bank_paisa,
        sum(booked.debit_paisa - booked.credit_paisa)::bigint as book_paisa
      from bank_match match
      left join bank_match_part part on part.business_id = $1 and part.match_id = match.id
      left join bank_line line on line.business_id = $1 and line.id = part.line_id
      left join journal_line booked on booked.business_id = $1 and booked.id = part.journal_line_id
      where match.business_id = $1 group by match.business_id, match.id, match.amount_paisa
      having coalesce(sum(line.amount_paisa), 0) <> match.amount_paisa
        or coalesce(sum(booked.debit_paisa - booked.credit_paisa), 0) <> match.amount_paisa
        or coalesce(bool_or(coalesce(line.account_code, booked.account_code) <> match.account_code), true)
      union all
      select part.match_id, null, line.id, mirror.id from bank_match_part part
      join journal_line line on line.business_id = $1 and line.id = part.journal_line_id
      join journal_entry mirror on mirror.business_id = $1 and mirror.reverses_id = line.entry_id
      where part.business_id = $1 and not is_fact_of_bank(mirror.kind)`,
  },
];
