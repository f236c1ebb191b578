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
