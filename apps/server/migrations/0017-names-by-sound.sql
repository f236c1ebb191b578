-- Names are found however they are spelt: by what they sound like, in Devanagari and in Latin letters alike.

-- What a name sounds like; the steps are those of `soundOf` in packages/domain, and a test holds the two together. Each
-- word is led by one space. Letters of which nothing is left stand last in the first list of `translate`.
create function sound_of(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  sound text := translate(lower(name collate "C"), U&'०१२३४५६७८९\093C\200C\200D', '0123456789');
begin
  sound := replace(replace(replace(sound, 'ज्ञ', 'ग्य'), 'ङ', 'न्ग'), 'ृ', '्रि');
  sound := replace(replace(replace(replace(sound, 'ऋ', 'रि'), 'ॠ', 'रि'), 'ऐ', 'अइ'), 'औ', 'अउ');
  sound := regexp_replace(sound, '([\u0915-\u0939])(?![\u093E-\u094D])', '\1a', 'g');
  sound := translate(sound, 'कखगघचछजझटठतथडढदधञणनपफबभवमयरलळशषसहअआाइईिीैउऊुूौएेओो' || U&'\0900\0901\0902\0903\093D\094D',
    'kkggCCjjttttddddnnnppbbbmyrllssshaaaiiiiiuuuuueeoo');
  sound := regexp_replace(replace(sound, 'ch', 'C'), 'c(?=[eiy])', 's', 'g');
  sound := replace(replace(replace(translate(sound, 'cq', 'kk'), 'x', 'ks'), 'ee', 'i'), 'oo', 'u');
  sound := translate(regexp_replace(sound, '([kgjtdpbsCz])h+', '\1', 'g'), 'fvwz', 'pbbj');
  sound := regexp_replace(sound, '([a-zC])\1+', '\1', 'g');
  sound := regexp_replace(sound, '[^a-zC0-9]+', ' ', 'g');
  sound := regexp_replace(sound, '(?<=[a-zC0-9])a', '', 'g');
  sound := trim(regexp_replace(sound, '(?<=[a-zC0-9])(?:n(?=[bCdgjkpst])|m(?=[bp]))', '', 'g'));
  return case sound when '' then '' else ' ' || sound end;
end $$;

-- Kept beside the names of which a business has many; of few rows it is made while they are read.
alter table customer add column name_sound text not null generated always as (sound_of(name || ' ' || coalesce(name_np, ''))) stored;
alter table vendor add column name_sound text not null generated always as (sound_of(name || ' ' || coalesce(name_np, ''))) stored;
alter table item add column name_sound text not null generated always as (sound_of(name || ' ' || coalesce(name_np, ''))) stored;
alter table item_variant add column value_sound text
  generated always as (sound_of(attribute_value || ' ' || coalesce(attribute_value_np, ''))) stored;
alter table service add column name_sound text not null generated always as (sound_of(name || ' ' || coalesce(name_np, ''))) stored;
alter table app_user add column name_sound text not null generated always as (sound_of(full_name)) stored;
alter table business add column name_sound text not null generated always as (sound_of(company_name || ' ' || coalesce(company_name_np, ''))) stored;
