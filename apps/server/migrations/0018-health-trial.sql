-- What /health writes and takes away again, so that it tells of a full disk, too.
create table health_trial (id uuid primary key);
grant select, insert, delete on health_trial to bahi_app, bahi_outlet;
