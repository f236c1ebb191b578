import { assetForm } from '@bahi/contract/books/asset/asset-forms';
import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type AssetRow = Answer<typeof assetContract.list>['rows'][number];
export type Asset = Answer<typeof assetContract.get>;

export const newAssetValues = newValues(assetForm, { pool: 'B' });

/** A record as the form shows it. */
export function assetValues(record: Asset) {
  return valuesOfRecord(assetForm, record);
}
