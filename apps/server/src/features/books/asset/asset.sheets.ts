import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, assetScreenMessages.texts];

export const assetSheet: Sheet = {
  name: own.title,
  from: `asset ${outletOf('asset')} left join voucher on voucher.business_id = asset.business_id and voucher.id = asset.voucher_id
    left join document on document.business_id = asset.business_id and document.id = asset.invoice_id
    where asset.business_id = $1`,
  order: 'asset.bought_on, asset.id',
  columns: [
    ...nameColumns('asset', t.name, t.nameNp),
    column(own.pool, 'text', 'asset.pool'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.dateBs, 'text', 'asset.bought_on_bs'),
    column(t.dateAd, 'day', 'asset.bought_on'),
    column(own.cost, 'money', 'asset.cost_paisa'),
    column(own.usefulYears, 'text', 'asset.half_years / 2.0'),
    column(own.disposedOn, 'day', 'asset.disposed_on'),
    column(own.proceeds, 'money', 'asset.proceeds_paisa'),
    column(t.voucherNumber, 'text', 'voucher.number'),
    column(own.soldBy, 'text', 'document.number'),
    column(own.note, 'text', 'asset.note'),
    column(t.enteredBy, 'text', 'asset.created_by_name'),
    column(t.enteredAt, 'moment', 'asset.created_at'),
  ],
};

export const assetYearSheet: Sheet = {
  name: own.sheetTitle,
  from: `asset_year_pool pool
    join asset_year on asset_year.business_id = pool.business_id and asset_year.id = pool.asset_year_id
    join voucher on voucher.business_id = pool.business_id and voucher.id = asset_year.voucher_id
    where pool.business_id = $1`,
  order: 'asset_year.fiscal_year, pool.pool',
  columns: [
    column(own.year, 'text', 'asset_year.fiscal_year'),
    column(own.pool, 'text', 'pool.pool'),
    column(own.opening, 'money', 'pool.opening_paisa'),
    column(own.added, 'money', 'pool.added_paisa'),
    column(own.absorbed, 'money', 'pool.absorbed_paisa'),
    column(own.disposed, 'money', 'pool.disposed_paisa'),
    column(own.depreciation, 'money', 'pool.depreciation_paisa'),
    column(own.gain, 'money', 'pool.gain_paisa'),
    column(own.closing, 'money', 'pool.closing_paisa'),
    column(t.voucherNumber, 'text', 'voucher.number'),
    column(t.enteredBy, 'text', 'asset_year.created_by_name'),
    column(t.enteredAt, 'moment', 'asset_year.created_at'),
  ],
};
