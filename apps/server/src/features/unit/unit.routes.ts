import { unitContract } from '@bahi/contract/unit/unit.contract';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { saveUnit } from './unit.commands.ts';
import { listUnits } from './unit.queries.ts';

/** What goods are counted and measured in: some shared by all businesses, the others a business's own. */
export function unitRoutes(server: Server): void {
  implement(
    server,
    unitContract,
    {
      list: (context, { query }) => listUnits(context, query),
      save: (context, { body }) => saveUnit(context, body),
    },
    {
      unit_name_key: { field: 'name', key: 'common.alreadyExists' },
      unit_short_code_key: { field: 'shortCode', key: 'common.alreadyExists' },
    },
  );
}
