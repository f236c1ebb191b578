import { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeSavedFilter, saveSavedFilter } from './saved-filter.commands.ts';
import { filtersOfList } from './saved-filter.queries.ts';

/** What lists are narrowed to, kept under names. */
export function savedFilterRoutes(server: Server): void {
  implement(
    server,
    savedFilterContract,
    {
      ofList: (context, { params }) => filtersOfList(context, server, params.list),
      save: (context, { body }) => saveSavedFilter(context, server, body),
      remove: (context, { params }) => removeSavedFilter(context, server, params.id),
    },
    { saved_filter_name_key: { field: 'name', key: 'common.alreadyExists' } },
  );
}
