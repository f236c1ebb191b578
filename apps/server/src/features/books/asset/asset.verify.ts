import type { Check } from '../../../platform/verify/check.ts';

/** Fixed assets: what years were written down by is what the register says and what their vouchers post. */
export const assetChecks: readonly Check[] = [
  {
    name: 'depreciation',
    holds:
      'the voucher of a year that is written down is in force, of that year or a later one, and posts what its pools come to; each pool begins with what the last such year left and the years between brought, by its rate and with what the register has',
    counts: 'select count(*) as n from asset_year_pool where business_id = $1',
    faults: `
      with pool as (select asset_year.fiscal_year, asset_year.voucher_id, own.*,
          coalesce(lag(own.closing_paisa) over by_year, 0) as left_paisa, coalesce(lag(asset_year.fiscal_year) over by_year, '') as left_in
        from asset_year_pool own join asset_year on asset_year.business_id = $1 and asset_year.id = own.asset_year_id
        where own.business_id = $1 window by_year as (partition by own.pool order by asset_year.fiscal_year)),
      year as (select asset_year.fiscal_year, asset_year.voucher_id,
          coalesce(sum(own.depreciation_paisa), 0)::bigint as depreciation_paisa, coalesce(sum(own.gain_paisa), 0)::bigint as gain_paisa
        from asset_year left join asset_year_pool own on own.business_id = $1 and own.asset_year_id = asset_year.id
        where asset_year.business_id = $1 group by asset_year.fiscal_year, asset_year.voucher_id)
      select fiscal_year, pool, opening_paisa, left_paisa, depreciation_paisa, 'pool' as fault from pool
      where opening_paisa <> left_paisa
          + (select coalesce(sum(asset.cost_paisa), 0) from asset where asset.business_id = $1 and asset.pool = pool.pool
            and asset.fiscal_year > pool.left_in and asset.fiscal_year < pool.fiscal_year)
          - (select coalesce(sum(asset.proceeds_paisa), 0) from asset where asset.business_id = $1 and asset.pool = pool.pool
            and asset.disposed_year > pool.left_in and asset.disposed_year < pool.fiscal_year)
        or added_paisa <> (select coalesce(sum(asset.cost_paisa), 0) from asset
          where asset.business_id = $1 and asset.pool = pool.pool and asset.fiscal_year = pool.fiscal_year)
        or disposed_paisa <> (select coalesce(sum(asset.proceeds_paisa), 0) from asset
          where asset.business_id = $1 and asset.pool = pool.pool and asset.disposed_year = pool.fiscal_year)
        or (pool <> 'E' and depreciation_paisa <> floor(greatest(0, opening_paisa + absorbed_paisa - disposed_paisa)
          * case pool when 'A' then 500 when 'B' then 2500 when 'C' then 2000 else 1500 end / 10000.0 + 0.5))
      union all
      select year.fiscal_year, null, null, null, year.depreciation_paisa, 'voucher' from year
      left join voucher on voucher.business_id = $1 and voucher.id = year.voucher_id
      where voucher.state is distinct from 'POSTED' or voucher.fiscal_year < year.fiscal_year
        or year.depreciation_paisa <> (select coalesce(sum(line.debit_paisa - line.credit_paisa), 0) from voucher_line line
          where line.business_id = $1 and line.voucher_id = year.voucher_id and line.account_code = 'DEPRECIATION')
        or year.gain_paisa <> (select coalesce(sum(line.credit_paisa - line.debit_paisa), 0) from voucher_line line
          where line.business_id = $1 and line.voucher_id = year.voucher_id and line.account_code = 'ASSET_GAIN')`,
  },
  {
    name: 'vouchers of assets',
    holds:
      'every voucher of fixed assets that is in force is of one disposal, with its day and proceeds, or of one year',
    counts: `select count(*) as n from voucher where business_id = $1 and kind = 'ASSET_VOUCHER'`,
    faults: `
      select voucher.id as voucher_id, voucher.number, voucher.total_paisa, asset.id as asset_id, asset.proceeds_paisa
      from voucher
      left join asset on asset.business_id = $1 and asset.voucher_id = voucher.id
      left join asset_year on asset_year.business_id = $1 and asset_year.voucher_id = voucher.id
      where voucher.business_id = $1 and voucher.kind = 'ASSET_VOUCHER'
        and (num_nonnulls(asset.id, asset_year.id) <> case voucher.state when 'POSTED' then 1 else 0 end
          or (asset.proceeds_paisa, asset.disposed_on, asset.outlet_id)
            is distinct from (case when asset.id is not null then voucher.total_paisa end,
              case when asset.id is not null then voucher.dated_on end, case when asset.id is not null then voucher.outlet_id end))`,
  },
  {
    name: 'assets sold by invoices',
    holds:
      'an invoice by which assets were sold is in force, of their outlet, without credit notes and of the same year; their vouchers take their proceeds off sales, together no more than the invoice posted, and no other voucher of an asset does',
    counts: 'select count(*) as n from asset where business_id = $1 and invoice_id is not null',
    faults: `
      select asset.id as asset_id, asset.invoice_id, asset.proceeds_paisa from asset
      left join document on document.business_id = $1 and document.id = asset.invoice_id
      where asset.business_id = $1 and asset.voucher_id is not null
        and (case when asset.invoice_id is null then 0 else asset.proceeds_paisa end
            <> (select coalesce(sum(line.debit_paisa - line.credit_paisa), 0) from voucher_line line
              where line.business_id = $1 and line.voucher_id = asset.voucher_id and line.account_code = 'SALES')
          or asset.invoice_id is not null and (document.state <> 'FINAL' or document.outlet_id <> asset.outlet_id
            or document.dated_on > asset.disposed_on or document.fiscal_year <> asset.disposed_year
            or has_credit_note($1, asset.invoice_id)
            or (select sum(other.proceeds_paisa) from asset other where other.business_id = $1 and other.invoice_id = asset.invoice_id)
              > (select coalesce(sum(line.credit_paisa - line.debit_paisa), 0) from journal_line line
                where line.business_id = $1 and line.entry_id = document.entry_id and line.account_code = 'SALES')))`,
  },
];
