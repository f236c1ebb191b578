-- Drafts above an amount that the owner sets need the word of somebody other than their writer.

-- Null asks nobody.
alter table business add column approval_limit_paisa bigint check (approval_limit_paisa >= 0);
-- The same of journals and of money between own accounts, for whoever may not approve them.
alter table business add column voucher_limit_paisa bigint check (voucher_limit_paisa >= 0);

-- The same on each kind of document that the limit is for: who wrote its content last, what somebody else said to that,
-- when, what they were called then, and why it was rejected. A draft that is written anew waits anew; what is issued
-- keeps the approval it was issued under.
create procedure answer_drafts_of(table_name text) language plpgsql as $$
begin
  execute format(
    'alter table %1$I
       add column drafted_by bigint,
       add column approval text check (approval in (''APPROVED'', ''REJECTED'')),
       add column approval_by bigint,
       add column approval_by_name text,
       add column approval_at timestamptz,
       add column approval_remarks text,
       add constraint %1$s_approved_by_another check (approval_by <> drafted_by),
       add constraint %1$s_approval_whole check (
         (approval is null) = (approval_by is null) and (approval is null) = (approval_by_name is null)
         and (approval is null) = (approval_at is null) and (approval_remarks is null or approval = ''REJECTED''))',
    table_name);
end $$;
call answer_drafts_of('invoice');
call answer_drafts_of('quotation');
call answer_drafts_of('credit_note');
drop procedure answer_drafts_of(text);
