-- Links by which anybody sees an item that its business shares: the id in the address, and the code (128 bits) without
-- which that opens nothing. Who wants the links of before to end takes the row away: the next one has others.
create function new_share_code() returns text language sql volatile as $$
  select rtrim(translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 16),
    'base64'), '+/', '-_'), '=')
$$;

create table item_share (
  business_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  shareable_id uuid not null default gen_random_uuid(),
  code text not null default new_share_code() check (length(code) = 22),
  constraint item_share_id_key primary key (business_id, id),
  constraint item_share_item_key unique (business_id, item_id),
  constraint item_share_item foreign key (business_id, item_id) references item on delete cascade
);
call own_by_business('item_share');
create index item_share_by_public_id on item_share (shareable_id);

-- Whatever makes an item shareable, it has its link from then on.
create function give_share_link() returns trigger language plpgsql as $$
begin
  insert into item_share (business_id, item_id) values (new.business_id, new.id) on conflict do nothing;
  return null;
end $$;
create trigger give_share_link after insert or update of shareable on item for each row
  when (new.shareable) execute function give_share_link();

-- Whose item the public id stands for: all that is looked for past the walls between businesses. The code is compared
-- behind them.
create function business_of_shared_item(asked uuid) returns bigint language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_but_platform();
  return (select share.business_id from item_share share
    join business on business.id = share.business_id and business.sample_of_id is null
    where share.shareable_id = asked limit 1);
end $$;
call read_across_businesses('business_of_shared_item(uuid)', 'item_share');
