import type { Check } from '../../../platform/verify/check.ts';

/** A record that is edited, cancelled and reactivated posts again and again: what stands of its entries is what it says. */
export function postedCheck(table: 'income' | 'expense'): Check {
  const kind = table.toUpperCase();
  return {
    name: `posted ${table}`,
    holds: `every active ${table} has one entry that stands and is its own, every cancelled one none`,
    counts: `select count(*) as n from ${table} where business_id = $1`,
    faults: `
      select record.id as ${table}_id, record.is_active, count(entry.id)::int as standing
      from ${table} record
      left join journal_entry entry on entry.business_id = $1 and entry.source_kind = '${kind}' and entry.source_id = record.id
        and entry.reverses_id is null and not exists (
          select from journal_entry mirror where mirror.business_id = $1 and mirror.reverses_id = entry.id)
      where record.business_id = $1
      group by record.id, record.is_active, record.entry_id
      having count(entry.id) <> case when record.is_active then 1 else 0 end
        or (record.is_active and min(entry.id) <> record.entry_id)`,
  };
}
