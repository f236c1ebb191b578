import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { type Caller, callApi } from '../api.ts';

/** A country that goods come from, or go to. */
export async function anyCountry(caller: Caller): Promise<number> {
  const rows = await callApi(geographyContract.countries, { params: { status: 'ACTIVE' }, query: {} }, caller);
  return rows.at(-1)?.id ?? 0;
}
