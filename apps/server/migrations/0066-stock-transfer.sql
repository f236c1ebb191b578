-- Transfers between outlets: what is sent, whether it is on its way, and what of it arrived. The head of each is its
-- paper: posted when it is sent, by an entry of the sender; what arrives is posted by one of the receiver.

create table stock_transfer (
  business_id bigint not null,
  id bigint not null,
  -- From its sending until it is received, or taken back.
  is_on_its_way boolean not null default false,
  received_on date,
  received_on_bs text,
  received_at timestamptz,
  -- By whom, and what they were called then.
  received_by bigint,
  received_by_name text,
  receipt_remarks text,
  -- What of its value did not arrive.
  missing_paisa bigint check (missing_paisa >= 0),
  -- What posted its arrival; null where nothing arrived that was worth anything.
  receipt_entry_id bigint,
  constraint stock_transfer_id_key primary key (business_id, id),
  constraint stock_transfer_received_whole
    check (num_nonnulls(received_on, received_on_bs, received_at, received_by, received_by_name, missing_paisa) in (0, 6)),
  constraint stock_transfer_received_once check (not is_on_its_way or received_on is null),
  constraint stock_transfer_remarks_of_receipt check (received_on is not null or num_nonnulls(receipt_remarks, receipt_entry_id) = 0),
  constraint stock_transfer_paper foreign key (business_id, id) references stock_paper on delete cascade,
  constraint stock_transfer_receipt_entry foreign key (business_id, receipt_entry_id) references journal_entry
);
create index stock_transfer_on_its_way on stock_transfer (business_id, id) where is_on_its_way;
create index stock_transfer_by_receipt on stock_transfer (business_id, received_at) where received_at is not null;
call own_by_business('stock_transfer');

-- Where it stands follows its paper; what is received stands. It arrives on no day before it left, nor on a locked one.
create function keep_stock_transfer() returns trigger language plpgsql as $$
declare
  paper stock_paper;
begin
  if old.received_on is not null then
    raise exception 'transfer % is received', old.id
      using errcode = 'integrity_constraint_violation', constraint = 'stock_transfer_received';
  end if;
  if new.received_on is null then return new; end if;
  select * into paper from stock_paper own where own.business_id = new.business_id and own.id = new.id;
  if paper.state is distinct from 'POSTED' or new.received_on < paper.dated_on then
    raise exception 'transfer % cannot arrive on %', new.id, new.received_on
      using errcode = 'integrity_constraint_violation', constraint = 'stock_transfer_before_sent';
  end if;
  perform refuse_locked(new.business_id, paper.to_outlet_id, new.received_on, false);
  return new;
end $$;
create trigger keep_stock_transfer before update on stock_transfer for each row execute function keep_stock_transfer();

create function follow_stock_paper() returns trigger language plpgsql as $$
begin
  if new.state = 'CANCELLED' and exists (select from stock_transfer own
    where own.business_id = new.business_id and own.id = new.id and own.received_on is not null) then
    raise exception 'transfer % is received', new.id
      using errcode = 'integrity_constraint_violation', constraint = 'stock_transfer_received';
  end if;
  update stock_transfer set is_on_its_way = new.state = 'POSTED' where business_id = new.business_id and id = new.id;
  return null;
end $$;
create trigger follow_transfer after update of state on stock_paper for each row
  when (new.kind = 'STOCK_TRANSFER' and new.state <> old.state) execute function follow_stock_paper();

create table stock_transfer_line (
  business_id bigint not null,
  id bigint generated always as identity,
  paper_id bigint not null,
  line_number int not null,
  item_variant_id bigint not null,
  -- What was true when it was written.
  code text not null,
  particulars text not null,
  particulars_np text,
  -- In the unit that was chosen, and in the item's own.
  unit_business_id bigint not null,
  unit_id bigint not null,
  unit text not null,
  unit_np text,
  quantity numeric(18,4) not null check (quantity > 0),
  stock_unit text not null,
  stock_unit_np text,
  stock_quantity numeric(18,4) not null check (stock_quantity > 0),
  -- Of goods in batches, where one was chosen.
  batch_id bigint,
  -- What left the sender's shelf with it; 0 while it is a draft.
  value_paisa bigint not null default 0 check (value_paisa >= 0),
  constraint stock_transfer_line_id_key primary key (business_id, id),
  constraint stock_transfer_line_number_key unique (business_id, paper_id, line_number),
  constraint stock_transfer_line_unit_shared check (unit_business_id in (0, business_id)),
  constraint stock_transfer_line_transfer foreign key (business_id, paper_id) references stock_transfer on delete cascade,
  constraint stock_transfer_line_variant foreign key (business_id, item_variant_id) references item_variant,
  constraint stock_transfer_line_unit foreign key (unit_business_id, unit_id) references unit
);
create index stock_transfer_line_by_variant on stock_transfer_line (business_id, item_variant_id);
create index stock_transfer_line_by_unit on stock_transfer_line (unit_business_id, unit_id);
call own_by_business('stock_transfer_line');
create trigger already_posted after insert on stock_transfer_line referencing new table as new_rows
  for each statement execute function keep_stock_paper_lines();
create trigger already_posted_update after update on stock_transfer_line referencing old table as old_rows new table as new_rows
  for each statement execute function keep_stock_paper_lines();
create trigger already_posted_delete after delete on stock_transfer_line referencing old table as old_rows
  for each statement execute function keep_stock_paper_lines();

-- What arrived of each line, in the item's own unit, and why not all of it.
create table stock_receipt_line (
  business_id bigint not null,
  id bigint generated always as identity,
  transfer_line_id bigint not null,
  quantity numeric(18,4) not null check (quantity >= 0),
  missing_quantity numeric(18,4) not null check (missing_quantity >= 0),
  missing_paisa bigint not null check (missing_paisa >= 0),
  reason text check (reason <> '' and length(reason) <= 200),
  constraint stock_receipt_line_id_key primary key (business_id, id),
  constraint stock_receipt_line_once_key unique (business_id, transfer_line_id),
  constraint stock_receipt_line_reason check ((missing_quantity > 0) = (reason is not null)),
  constraint stock_receipt_line_missing check (missing_quantity > 0 or missing_paisa = 0),
  constraint stock_receipt_line_line foreign key (business_id, transfer_line_id) references stock_transfer_line
);
call append_only_by_business('stock_receipt_line');
