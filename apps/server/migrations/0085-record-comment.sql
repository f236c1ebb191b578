-- What people wrote on a record, for who reads it.
create table record_comment (
  business_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind <> ''),
  record_id bigint not null,
  text text not null check (text <> '' and length(text) <= 1000),
  -- How it stands with a question; null: it is none.
  question text check (question in ('OPEN', 'ANSWERED', 'CLOSED')),
  -- Whom it asks, and what they were called then; null: whoever sees the record.
  asked_user_id bigint,
  asked_user_name text,
  -- The question that it answers.
  answers bigint,
  written_by bigint not null,
  written_by_name text not null,
  written_at timestamptz not null default now(),
  constraint record_comment_id_key primary key (business_id, id),
  constraint record_comment_asks check (question is not null or num_nonnulls(asked_user_id, asked_user_name) = 0),
  constraint record_comment_either check (question is null or answers is null),
  constraint record_comment_answers foreign key (business_id, answers) references record_comment
);
create index record_comment_by_record on record_comment (business_id, kind, record_id);
create index record_comment_asked on record_comment (business_id, id desc) where question is not null;
create index record_comment_open on record_comment (business_id, id desc) where question = 'OPEN';
create index record_comment_by_question on record_comment (business_id, answers) where answers is not null;
call own_by_business('record_comment');

-- A record that is taken away for good takes what was written on it along, and the files of that. Of a table of one kind
-- the kind is said, and any other tells it itself. Who writes on a record meanwhile holds the same lock, shared.
create function take_comments_away() returns trigger language plpgsql as $$
declare
  kinds text[];
  gone bigint[];
begin
  if tg_nargs = 0 then kinds := array[old.kind]; else kinds := tg_argv::text[]; end if;
  perform pg_advisory_xact_lock(hashtextextended('comments:' || old.business_id, 0));
  select array_agg(id) into gone from record_comment
    where business_id = old.business_id and kind = any(kinds) and record_id = old.id;
  if gone is null then return null; end if;
  delete from stored_file
    where business_id = old.business_id and attached_to = 'record_comment' and attached_id = any(gone);
  delete from record_comment where business_id = old.business_id and id = any(gone);
  return null;
end $$;
create procedure comments_go_with(table_name text, variadic kinds text[] default '{}') language plpgsql as $$
begin
  execute format('create trigger take_comments_away after delete on %I for each row execute function take_comments_away(%s)',
    table_name, (select string_agg(quote_literal(kind), ', ') from unnest(kinds) kind));
end $$;
call comments_go_with('document');
call comments_go_with('stock_paper');
call comments_go_with('customer', 'CUSTOMER');
call comments_go_with('vendor', 'VENDOR');
call comments_go_with('item', 'ITEM');
call comments_go_with('service', 'SERVICE');
call comments_go_with('price_list', 'PRICE_LIST');
call comments_go_with('category', 'CATEGORY');
call comments_go_with('account', 'ACCOUNT', 'MONEY_ACCOUNT');
call comments_go_with('settlement', 'PAYMENT');
call comments_go_with('quotation', 'QUOTATION');
call comments_go_with('recurring', 'RECURRING');
call comments_go_with('outlet', 'OUTLET');
call comments_go_with('app_user', 'USER');
