import { brandContract } from '@bahi/contract/brand/brand.contract';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { saveBrand } from './brand.commands.ts';
import { listBrands } from './brand.queries.ts';

/** The makes of goods: some shared by all businesses, the others a business's own. */
export function brandRoutes(server: Server): void {
  implement(
    server,
    brandContract,
    {
      list: (context, { query }) => listBrands(context, query),
      save: (context, { body }) => saveBrand(context, body),
    },
    { brand_name_key: { field: 'name', key: 'common.alreadyExists' } },
  );
}
