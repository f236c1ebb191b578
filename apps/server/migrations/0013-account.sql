-- What people keep of themselves: their name in Nepali, and a mobile number that a code has confirmed.

alter table app_user add column full_name_np text;

-- A number that is to take the place of the old one.
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in ('SIGN_UP', 'LOGIN', 'RESET', 'MOBILE'));
