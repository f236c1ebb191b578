import type { Check } from '../../../platform/verify/check.ts';

/** Imports: what was stored is what is told of it, and what was taken back has left nothing in the books. */
export const dataImportCheck: Check = {
  name: 'imports',
  holds:
    'an import that was stored made as many records as it tells, the opening stock and the opening dues that it posted are worth what it tells, and one that was taken back is reversed whole',
  counts: `select count(*) as n from data_import where business_id = $1`,
  faults: `
    with told as (
      select own.id, own.state, own.kind, own.record_count, own.value_paisa,
        (select count(*)::int from data_import_record made
          where made.business_id = $1 and made.import_id = own.id and made.kind = own.kind) as made_count,
        (select coalesce(sum(move.value_paisa), 0)::bigint from stock_move move
          where move.business_id = $1 and move.source_kind = 'DATA_IMPORT' and move.source_id = own.id
            and move.kind in ('OPENING', 'CANCELLATION')) +
        (select coalesce(sum(line.debit_paisa), 0)::bigint from data_import_record made
          join document on document.business_id = $1 and document.id = made.record_id
          join journal_line line on line.business_id = $1 and line.entry_id = document.entry_id
          where made.business_id = $1 and made.import_id = own.id and made.kind in ('CUSTOMER_DUE', 'VENDOR_DUE')
            and own.state = 'COMMITTED') as posted_paisa,
        (select count(*) from data_import_record made
          join document on document.business_id = $1 and document.id = made.record_id and document.state <> 'CANCELLED'
          where made.business_id = $1 and made.import_id = own.id and made.kind in ('CUSTOMER_DUE', 'VENDOR_DUE')) as owed_count
      from data_import own where own.business_id = $1)
    select id as import_id, state, record_count, made_count, value_paisa, posted_paisa from told
    where case state when 'STAGED' then made_count <> 0 or posted_paisa <> 0
      when 'COMMITTED' then made_count <> record_count or posted_paisa <> value_paisa
      else made_count <> record_count or posted_paisa <> 0 or owed_count > 0 end`,
};
