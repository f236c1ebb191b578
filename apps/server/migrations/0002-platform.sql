-- What belongs to all: geography, types, tax rates, modules, businesses, people and their sessions, settings and mail.
-- No row level security here, and no business's secrets.

create table country (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table province (
  id bigint generated always as identity primary key,
  country_id bigint not null references country,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table district (
  id bigint generated always as identity primary key,
  province_id bigint not null references province,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table local_body_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table local_body (
  id bigint generated always as identity primary key,
  district_id bigint not null references district,
  local_body_type_id bigint not null references local_body_type,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  total_wards int not null check (total_wards between 1 and 99),
  is_active boolean not null default true,
  version int not null default 1
);
create table business_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table tax_rate (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  name_np text not null,
  -- Hundredths of a per cent: 13 % is 1300.
  rate_hundredths int not null check (rate_hundredths between 0 and 10000),
  is_default boolean not null default false,
  is_active boolean not null default true,
  -- Goods or services have had it: its percentage is no longer changed in place.
  is_used boolean not null default false,
  version int not null default 1
);
create unique index tax_rate_one_default on tax_rate (is_default) where is_default;
create unique index tax_rate_name_key on tax_rate (lower(name));
-- A rate holds from a day on: what stands in tax_rate holds from the beginning, and each change from its day.
create table tax_rate_change (
  tax_rate_id bigint not null references tax_rate,
  from_day date not null,
  rate_hundredths int not null check (rate_hundredths between 0 and 10000),
  constraint tax_rate_change_key primary key (tax_rate_id, from_day)
);
-- Hundredths of a per cent of a rate on a day; null for none.
create function tax_rate_on(rate bigint, day date) returns int language sql stable as $$
  select coalesce(
    (select rate_hundredths from tax_rate_change where tax_rate_id = rate and from_day <= day order by from_day desc limit 1),
    (select rate_hundredths from tax_rate where id = rate))
$$;
create table address_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table vendor_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table unit_type (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  is_active boolean not null default true,
  version int not null default 1
);
create table vat_group (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (name <> ''),
  name_np text not null,
  tax_rate_id bigint not null references tax_rate,
  is_active boolean not null default true,
  version int not null default 1
);

-- Codes and names differ by more than capitals.
do $$
declare
  platform_table text;
begin
  foreach platform_table in array array['country', 'province', 'district', 'local_body_type', 'local_body', 'business_type',
    'address_type', 'vendor_type', 'unit_type', 'vat_group']
  loop
    execute format('create unique index %I on %I (lower(code))', platform_table || '_code_key', platform_table);
  end loop;
  foreach platform_table in array array['country', 'local_body_type', 'business_type', 'address_type', 'vendor_type',
    'unit_type', 'vat_group']
  loop
    execute format('create unique index %I on %I (lower(name))', platform_table || '_name_key', platform_table);
  end loop;
end $$;
create unique index province_name_key on province (country_id, lower(name));
create unique index district_name_key on district (province_id, lower(name));
create unique index local_body_name_key on local_body (district_id, lower(name));

-- Which edition of the product's reference data this database holds, so that a start has nothing to compare.
create table reference_edition (
  name text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);

create table module (
  id bigint generated always as identity primary key,
  parent_id bigint references module,
  code text not null constraint module_code_key unique,
  name text not null check (name <> ''),
  name_np text not null,
  audience text not null check (audience in ('BUSINESS', 'PLATFORM', 'BOTH')),
  screen_url text,
  icon_name text,
  order_number int not null,
  hidden boolean not null default false,
  configurable boolean not null default true,
  -- The privileges that mean something here, of create, read, update, delete, approve, report.
  privileges text[] not null default '{}'
    constraint module_privileges_known check (privileges <@ array['create', 'read', 'update', 'delete', 'approve', 'report']),
  icon_class text,
  resource_name text,
  url text,
  http_method text check (http_method in ('GET', 'POST', 'PUT', 'DELETE')),
  -- Comes with the product: what it is and what it grants is not for the platform to change.
  is_built_in boolean not null default false,
  version int not null default 1
);
create unique index module_name_key on module (coalesce(parent_id, 0), lower(name)) where not is_built_in;

create table business (
  id bigint generated by default as identity primary key,
  company_name text not null check (company_name <> ''),
  company_name_np text,
  company_email text,
  register_type text check (register_type in ('PAN', 'VAT', 'NOT_REGISTERED')),
  pan text,
  business_type_id bigint references business_type,
  province_id bigint references province,
  district_id bigint references district,
  local_body_id bigint references local_body,
  ward_no int check (ward_no between 1 and 99),
  tole text,
  logo_file_id bigint,
  status text not null default 'NEW' check (status in ('NEW', 'ACTIVE', 'INACTIVE')),
  -- By whose act it is inactive decides the word that is shown.
  status_reason text check (status_reason in ('REJECTED', 'SUSPENDED')),
  profile_saved_at timestamptz,
  allows_negative_stock boolean not null default false,
  -- Whether its items may keep batches that expire.
  keeps_batches boolean not null default false,
  -- An invoice may have lines of rate 0.
  allows_free_lines boolean not null default false,
  -- The total of an invoice is whole rupees.
  rounds_to_rupee boolean not null default false,
  -- The tax office permits it abbreviated tax invoices, which its slips then are.
  issues_abbreviated boolean not null default false,
  -- Its invoices may be of exports: the editor asks.
  sells_abroad boolean not null default false,
  -- How many days before today a document that is numbered may bear.
  issue_days_back int not null default 0 check (issue_days_back between 0 and 365),
  -- How its papers look; what they say is the documents' own.
  paper_layout text not null default 'CLASSIC' check (paper_layout in ('CLASSIC', 'MODERN', 'COMPACT')),
  paper_colour text not null default 'INDIGO'
    check (paper_colour in ('INDIGO', 'TEAL', 'GREEN', 'MAROON', 'BROWN', 'BLACK')),
  logo_place text not null default 'LEFT' check (logo_place in ('LEFT', 'CENTRE', 'NONE')),
  paper_footer text check (paper_footer <> '' and length(paper_footer) <= 120),
  paper_footer_np text check (paper_footer_np <> '' and length(paper_footer_np) <= 120),
  signature_file_id bigint,
  -- What becomes of a bill on credit beyond what its customer may owe.
  credit_rule text not null default 'WARN' check (credit_rule in ('WARN', 'STOP')),
  -- Of whom a second step of signing in is asked; OFFICE: of all but outlet users.
  second_step_of text not null default 'NOBODY' check (second_step_of in ('NOBODY', 'OFFICE', 'EVERYBODY')),
  -- Whether its people may come from another business of theirs by switching (0099).
  allows_switching boolean not null default true,
  -- Of which other one it is the sample, to try things in (0103): nothing of it goes out, and none of its papers counts.
  sample_of_id bigint check (sample_of_id > 0 and sample_of_id <> id),
  created_at timestamptz not null default now(),
  version int not null default 1
);

create index business_by_sample on business (sample_of_id) where sample_of_id is not null;

create table app_user (
  id bigint generated always as identity primary key,
  business_id bigint not null references business,
  user_type text not null check (user_type in ('SUPER_USER', 'INTERNAL_USER', 'BUSINESS_OWNER_USER', 'OUTLET_USER', 'BUSINESS_INTERNAL')),
  user_name text not null check (user_name <> ''),
  full_name text not null check (full_name <> ''),
  full_name_np text,
  email text,
  mobile_number text,
  gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  date_of_birth date,
  picture_file_id bigint,
  -- Null until the person has chosen one.
  password_hash text,
  must_change_password boolean not null default false,
  is_active boolean not null default true,
  -- Whose act it was that somebody is locked out: the platform's or their own business's.
  status_reason text check (status_reason in ('SUSPENDED', 'BLOCKED')),
  last_sign_in_at timestamptz,
  signed_out_at timestamptz,
  -- The list of first steps was put away.
  hides_first_steps boolean not null default false,
  -- The reports that stand on top of the others, by their modules, in the order in which they were put there.
  favourite_reports text[] not null default '{}' check (cardinality(favourite_reports) <= 100),
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint app_user_reason check (status_reason is null or not is_active),
  constraint app_user_business check ((user_type in ('SUPER_USER', 'INTERNAL_USER')) = (business_id = 0))
);
create unique index app_user_name_key on app_user (lower(user_name));
create unique index app_user_email_key on app_user (lower(email));
create unique index app_user_mobile_key on app_user (mobile_number);
create index app_user_by_business on app_user (business_id);

-- One sign-in. An office token is a session of its own, bound to an outlet, that ends with the one it came from.
create table user_session (
  id uuid primary key,
  user_id bigint not null,
  parent_id uuid references user_session,
  -- Reached from another business by switching: the sign-in that all of it began with, whose end is the end of it all.
  origin_id uuid references user_session,
  -- What was shown when it began; of a session that was switched to, its origin tells.
  by_password boolean not null default false,
  by_second_step boolean not null default false,
  outlet_id bigint,
  -- Set for browsers only: the hash of the cookie that the tokens are bound to.
  cookie_hash bytea,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index user_session_by_user on user_session (user_id);
create index user_session_by_parent on user_session (parent_id);
create index user_session_by_origin on user_session (origin_id) where origin_id is not null;
create index user_session_by_end on user_session (ends_at);
-- Who signs in anew in a browser leaves the sign-in that it had.
create index user_session_by_cookie on user_session (cookie_hash) where revoked_at is null;

-- Refresh tokens are used once; one that comes back after its grace ends the session, because it was stolen.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references user_session on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_token_by_session on refresh_token (session_id);

create table otp (
  id uuid primary key,
  -- What the code was asked for: a mobile number, or the fingerprint of another name of an account.
  subject text not null,
  -- Where a message went; null when nobody has that name or number, which the answer does not tell.
  mobile_number text,
  -- The account that the code is for, where it was asked for by a name: some have an e-mail address and no mobile.
  account_id bigint,
  -- The network that it was asked for from; null for this machine itself.
  asked_from text,
  -- MOBILE: a number that is to take the place of the old one.
  purpose text not null check (purpose in ('SIGN_UP', 'LOGIN', 'RESET', 'MOBILE')),
  code_hmac bytea not null,
  -- Kept for the super user's OTP listing with the console adapter only; null with any other.
  console_code text,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_by_subject on otp (subject, purpose, created_at desc);
create index otp_by_number on otp (mobile_number, created_at desc);
create index otp_by_account on otp (account_id, created_at desc);
create index otp_by_origin on otp (asked_from, created_at desc);
create index otp_by_time on otp (created_at);

create table otp_ticket (
  ticket_hash bytea primary key,
  mobile_number text,
  account_id bigint,
  purpose text not null,
  -- How the first step of a sign-in was taken whose second is to come.
  way text,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint otp_ticket_of_somebody check (mobile_number is not null or account_id is not null)
);
create index otp_ticket_by_expiry on otp_ticket (expires_at);
create index otp_ticket_by_account on otp_ticket (account_id);

-- Wrong sign-ins, by account and by address.
create table sign_in_attempt (
  id uuid primary key,
  subject text not null,
  at timestamptz not null default now()
);
create index sign_in_attempt_by_subject on sign_in_attempt (subject, at);
create index sign_in_attempt_by_time on sign_in_attempt (at);

-- Years of the calendar that replace the built-in table's, with where they come from.
create table calendar_year (
  bs_year int primary key check (bs_year between 1970 and 2100),
  month_lengths int[] not null check (cardinality(month_lengths) = 12),
  provenance text not null,
  is_official boolean not null default false,
  version int not null default 1,
  changed_by bigint,
  changed_at timestamptz not null default now()
);

-- The platform's settings, a row for each form of the settings screens.
create table setting_group (
  name text constraint setting_group_key primary key check (name <> ''),
  plain jsonb not null default '{}',
  -- Passwords and tokens of the group, encrypted together; null when there are none.
  secrets bytea,
  version int not null default 0,
  changed_by bigint,
  changed_at timestamptz not null default now()
);

-- The platform's e-mail accounts.
create table email_setup (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  host text not null check (host <> ''),
  port int not null check (port between 1 and 65535),
  protocol text not null check (protocol in ('SSL', 'STARTTLS', 'NONE')),
  -- The password, encrypted; null where the host asks for none.
  secrets bytea,
  is_active boolean not null default true,
  version int not null default 1
);
create unique index email_setup_email_key on email_setup (lower(email));
-- Mail goes by one account.
create unique index email_setup_one_active on email_setup (is_active) where is_active;

do $$
declare
  platform_table text;
begin
  foreach platform_table in array array['country', 'province', 'district', 'local_body_type', 'local_body', 'business_type',
    'tax_rate', 'tax_rate_change', 'reference_edition', 'calendar_year', 'module', 'business', 'app_user', 'user_session', 'refresh_token', 'otp', 'otp_ticket', 'sign_in_attempt',
    'setting_group']
  loop
    execute format('grant select, insert, update, delete on %I to bahi_app, bahi_outlet', platform_table);
  end loop;
  foreach platform_table in array array['address_type', 'vendor_type', 'unit_type', 'vat_group', 'email_setup']
  loop
    execute format('grant select, insert, update on %I to bahi_app, bahi_outlet', platform_table);
  end loop;
end $$;
grant usage on all sequences in schema public to bahi_app, bahi_outlet;

call share_with_all('country', 'province', 'district', 'local_body_type', 'local_body', 'business_type', 'tax_rate',
  'tax_rate_change', 'address_type', 'vendor_type', 'unit_type', 'vat_group', 'module', 'business', 'app_user',
  'calendar_year', 'setting_group', 'email_setup');

call audit_changes('business', 'id');
call audit_changes('app_user', 'business_id', 'password_hash,last_sign_in_at');
call audit_changes('module', 'no_business');
call audit_changes('calendar_year', 'no_business');
call audit_changes('setting_group', 'no_business', 'secrets');
call audit_changes('email_setup', 'no_business', 'secrets');
-- That a rate is used is noted by whoever uses it, in books of their own.
call audit_changes('tax_rate', 'no_business', 'is_used');
call audit_changes('tax_rate_change', 'no_business');
call audit_changes('vat_group', 'no_business');
call audit_changes('unit_type', 'no_business');
call audit_changes('address_type', 'no_business');
call audit_changes('vendor_type', 'no_business');
call audit_changes('business_type', 'no_business');

-- Every business has its audit chain from the first moment on.
insert into audit_head (business_id) values (0);
-- Business 0 owns what is shared by all.
insert into business (id, company_name, company_name_np, status) values (0, 'Bahi', 'बही', 'ACTIVE');
