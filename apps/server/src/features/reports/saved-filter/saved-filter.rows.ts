import type { Answer } from '@bahi/contract/endpoint';
import type { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';

export type SavedFilter = Answer<(typeof savedFilterContract)['save']>;

/** A saved filter with the roles that find it; what was written passed the contract. */
export type SavedFilterRow = Omit<Row<'saved_filter'>, 'period' | 'filter'> &
  Pick<SavedFilter, 'period' | 'filter' | 'roles'>;

/** As the caller sees it: what others share says with whom only to who sees the roles of the business. */
export function savedFilterOf(row: SavedFilterRow, { session, can }: Pick<Context, 'session' | 'can'>): SavedFilter {
  const isOwn = row.kept_by === session.userId;
  const isOwner = session.userType === 'BUSINESS_OWNER_USER';
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    nameNp: row.name_np,
    period: row.period,
    filter: row.filter,
    isDefault: isOwn && row.is_default,
    roles: isOwn || can('role.read') ? row.roles : [],
    isOwn,
    mayRemove: isOwn || (isOwner && row.roles.length > 0),
    keptBy: row.kept_by_name,
    version: row.version,
  };
}
