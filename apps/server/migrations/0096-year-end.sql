-- The end of a fiscal year: a voucher of each outlet takes what was earned and spent to the owner.

-- A year is closed once in each outlet; and by the last of them the day through which years are closed.
create unique index voucher_closing_key on voucher (business_id, outlet_id, dated_on) where kind = 'CLOSING_VOUCHER' and state = 'POSTED';
create index voucher_of_closing on voucher (business_id, dated_on) where kind = 'CLOSING_VOUCHER' and state = 'POSTED';

-- The last day of the last year that is closed, in all outlets; null where none is. Whoever works in one outlet does not
-- see the vouchers of others, whose day binds them all the same.
create function closed_through(business bigint) returns date language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select max(dated_on) from voucher
    where business_id = business and business_id = nullif(current_setting('app.business_id', true), '')::bigint
      and kind = 'CLOSING_VOUCHER' and state = 'POSTED'
$$;

-- What is earned or spent in a closed year would stay on its accounts: nothing is written there until the closing is taken
-- back. It is read behind the lock on the outlet that `keep_locked` takes, for which a closing waits.
create function keep_closed_year() returns trigger language plpgsql as $$
begin
  if new.source_kind <> 'CLOSING_VOUCHER' and new.posting_date <= closed_through(new.business_id) then
    raise exception 'the year of % of business % is closed', new.posting_date, new.business_id
      using errcode = 'integrity_constraint_violation', constraint = 'period_locked';
  end if;
  return new;
end $$;
create trigger keep_locked_year before insert on journal_entry for each row execute function keep_closed_year();

-- The drafts of a kind by their days, which are few.
create index document_draft_by_day on document (business_id, kind, dated_on) where state = 'DRAFT';
