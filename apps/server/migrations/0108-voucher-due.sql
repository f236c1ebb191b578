-- What a line of a voucher makes a customer owe, or the business owe a vendor: a document that is paid as any other.

insert into document_kind (code, party_kind, settled_by)
  values ('VOUCHER_RECEIVABLE', 'customer', 'RECEIVED'), ('VOUCHER_PAYABLE', 'vendor', 'PAID');

create table voucher_due (
  business_id bigint not null,
  id bigint not null,
  -- Its entry is that of its voucher.
  voucher_id bigint not null,
  line_id bigint not null,
  constraint voucher_due_id_key primary key (business_id, id),
  constraint voucher_due_line_key unique (business_id, line_id),
  constraint voucher_due_document foreign key (business_id, id) references document on delete cascade,
  constraint voucher_due_voucher foreign key (business_id, voucher_id) references voucher,
  constraint voucher_due_line foreign key (business_id, line_id) references voucher_line
);
create index voucher_due_by_voucher on voucher_due (business_id, voucher_id);
call own_by_business('voucher_due');

alter table document_credit
  add constraint document_credit_voucher foreign key (business_id, voucher_id) references voucher;
