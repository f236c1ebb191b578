-- Browsers that somebody has signed in with: wrong passwords there are counted apart from those of strangers.
create table known_device (
  user_id bigint not null,
  -- Of the cookie that the browser keeps.
  device_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_device_by_time on known_device (last_used_at);
grant select, insert, update, delete on known_device to bahi_app, bahi_outlet;
