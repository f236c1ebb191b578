-- Links by which anybody checks a bill, a credit note or a quotation: an id in the address, and the code (128 bits)
-- without which that opens nothing. Whoever wants the link of before to end takes the row away: the next one has others.
create table paper_link (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  -- Whose paper it is: an issued document's, or a published quotation's.
  document_id bigint,
  quotation_id bigint,
  -- Half as long as the code: both stand on paper, in a QR code and in a short message.
  public_id text not null default left(new_share_code(), 12) check (length(public_id) = 12),
  code text not null default new_share_code() check (length(code) = 22),
  -- One that was withdrawn is kept, so that the next print does not open it again.
  is_open boolean not null default true,
  made_at timestamptz not null default now(),
  constraint paper_link_id_key primary key (business_id, id),
  constraint paper_link_document_key unique (business_id, document_id),
  constraint paper_link_quotation_key unique (business_id, quotation_id),
  constraint paper_link_of_one_paper check (num_nonnulls(document_id, quotation_id) = 1),
  constraint paper_link_document foreign key (business_id, document_id) references document,
  constraint paper_link_quotation foreign key (business_id, quotation_id) references quotation
);
call own_by_business('paper_link', false);
-- Who reads the audit opens nothing with it.
call audit_changes('paper_link', 'business_id', 'code');
call scope_by_outlet('paper_link');
create index paper_link_by_public_id on paper_link (public_id);

-- Whose paper the public id stands for: all that is looked for past the walls between businesses. The code is compared
-- behind them.
create function business_of_paper_link(asked text) returns bigint language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  -- A sample's paper is nobody's to check.
  return (select link.business_id from paper_link link
    join business on business.id = link.business_id and business.sample_of_id is null
    where link.public_id = asked limit 1);
end $$;
call read_across_businesses('business_of_paper_link(text)', 'paper_link');

-- Who shared which paper when, how and with whom: written once.
create table paper_sharing (
  business_id bigint not null,
  id bigint generated always as identity,
  outlet_id bigint not null,
  document_id bigint,
  quotation_id bigint,
  way text not null check (way in ('LINK', 'WHATSAPP', 'EMAIL', 'SMS')),
  -- To which address or number; a link that is handed out has none.
  recipient text,
  shared_by bigint not null,
  shared_by_name text not null,
  shared_at timestamptz not null default now(),
  constraint paper_sharing_id_key primary key (business_id, id),
  constraint paper_sharing_of_one_paper check (num_nonnulls(document_id, quotation_id) = 1),
  constraint paper_sharing_recipient check (way in ('LINK', 'WHATSAPP') or recipient is not null),
  constraint paper_sharing_document foreign key (business_id, document_id) references document,
  constraint paper_sharing_quotation foreign key (business_id, quotation_id) references quotation
);
-- In the order of its list, the newest first.
create index paper_sharing_by_time on paper_sharing (business_id, shared_at desc, id desc);
create index paper_sharing_by_document on paper_sharing (business_id, document_id, id) where document_id is not null;
create index paper_sharing_by_quotation on paper_sharing (business_id, quotation_id, id) where quotation_id is not null;
call append_only_by_business('paper_sharing');
call scope_by_outlet('paper_sharing');

-- An invoice that was shared stands: somebody has seen it.
create function keep_shared() returns trigger language plpgsql as $$
begin
  if exists (select from invoice own where own.business_id = new.business_id and own.id = new.id and own.shared_at is not null) then
    raise exception 'invoice % was shared', new.id
      using errcode = 'integrity_constraint_violation', constraint = 'invoice_shared';
  end if;
  return new;
end $$;
create trigger keep_shared before update of state on document for each row
  when (new.kind = 'INVOICE' and new.state = 'CANCELLED' and old.state = 'FINAL') execute function keep_shared();
