-- What was owed before the books began: bills of another program, each with its own number and days, as at a cut-over day.

insert into document_kind (code, party_kind, settled_by)
  values ('OPENING_RECEIVABLE', 'customer', 'RECEIVED'), ('OPENING_PAYABLE', 'vendor', 'PAID');

create table opening_due (
  business_id bigint not null,
  id bigint not null,
  description text,
  constraint opening_due_id_key primary key (business_id, id),
  constraint opening_due_document foreign key (business_id, id) references document on delete cascade
);
call own_by_business('opening_due');
