import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import { type savedFilterContract, savedFilterForm } from '@bahi/contract/reports/saved-filter/saved-filter.contract';

export type SavedFilter = Answer<typeof savedFilterContract.save>;
/** What a filter that is about to be kept begins with. */
export type Beginning = Pick<SavedFilter, 'list' | 'period' | 'filter'>;

/** The form of a filter that nobody has kept yet, or of one that is kept. */
export function savedFilterValues(of: SavedFilter | Beginning) {
  return 'id' in of
    ? valuesOfRecord(savedFilterForm, { ...of, roleIds: of.roles.map(({ id }) => id) })
    : newValues(savedFilterForm, { ...of, isDefault: false, roleIds: [] });
}
