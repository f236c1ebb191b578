-- Whose act it was that somebody is locked out: the platform's or their own business's.
alter table app_user add column status_reason text check (status_reason in ('SUSPENDED', 'BLOCKED'));
alter table app_user add constraint app_user_reason check (status_reason is null or not is_active);
