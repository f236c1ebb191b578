import type { Answer } from '@bahi/contract/endpoint';
import type { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import type { Row } from '../../../platform/database/table-types.ts';

export type SavedFilter = Answer<(typeof savedFilterContract)['save']>;

/** A saved filter with the roles that find it; what was written passed the contract. */
export type SavedFilterRow = Omit<Row<'saved_filter'>, 'period' | 'filter'> &
  Pick<SavedFilter, 'period' | 'filter' | 'roles'>;

export function savedFilterOf(row: SavedFilterRow, userId: number): SavedFilter {
  const isOwn = row.kept_by === userId;
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    nameNp: row.name_np,
    period: row.period,
    filter: row.filter,
    isDefault: isOwn && row.is_default,
    roles: row.roles,
    isOwn,
    keptBy: row.kept_by_name,
    version: row.version,
  };
}
