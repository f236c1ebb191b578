import type { assetContract, assetRow } from '@bahi/contract/books/asset/asset.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { RegisteredAsset } from '@bahi/domain/numbers/depreciation';
import { asPaisa } from '@bahi/domain/numbers/money';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { OfOutlet } from '../../../platform/database/register-page.ts';

export type Asset = Answer<(typeof assetContract)['get']>;
export type AssetRow = z.output<typeof assetRow>;

/** An asset with its outlet. */
export type AssetOfOutlet = Row<'asset'> & OfOutlet;

export function assetRowOf(row: AssetOfOutlet): AssetRow {
  return {
    id: row.id,
    name: row.name,
    nameNp: row.name_np,
    pool: row.pool,
    state: row.disposed_on === null ? 'IN_USE' : 'DISPOSED',
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    boughtOnAD: row.bought_on,
    boughtOnBS: row.bought_on_bs,
    cost: rupeesOf(row.cost_paisa),
    usefulYears: row.half_years === null ? null : row.half_years / 2,
    disposedOnAD: row.disposed_on,
    disposedOnBS: row.disposed_on_bs,
    proceeds: row.proceeds_paisa === null ? null : rupeesOf(row.proceeds_paisa),
    enteredBy: row.created_by_name,
    version: row.version,
  };
}

/** An asset as depreciation reckons with it. */
export function registeredOf(row: Row<'asset'>, calendar: BsCalendar): RegisteredAsset {
  const yearOf = (day: string): number => fiscalYearOf(storedDay(day), calendar).startBsYear;
  const { disposed_on: disposedOn, proceeds_paisa: proceeds } = row;
  return {
    pool: row.pool,
    year: yearOf(row.bought_on),
    thirds: thirdsOf(row.absorbed_thirds),
    cost: asPaisa(row.cost_paisa),
    halfYears: row.half_years,
    disposal: disposedOn === null ? null : { year: yearOf(disposedOn), proceeds: asPaisa(proceeds ?? 0) },
  };
}

function thirdsOf(stored: number): 1 | 2 | 3 {
  if (stored === 1 || stored === 2 || stored === 3) return stored;
  throw new RangeError(`a year absorbs one to three thirds, not ${stored}`);
}
