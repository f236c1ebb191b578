import type { Contract, Endpoint } from '@bahi/contract/endpoint';
import type { Status } from '@bahi/contract/enumeration';
import type { MasterData, MasterDataRow, MasterDataValues } from '@bahi/contract/master-data';
import type { ListQuery } from '@bahi/contract/paging';
import type { Context } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import type { ConstraintTexts } from '../http/http-errors.ts';
import { activeFlagsOf } from '../database/list-query.ts';
import { type Handlers, implement } from '../http/implement.ts';
import { getMasterData, listMasterData } from './master-data-read.ts';
import { columnName } from '../database/columns.ts';
import { columnOf, referencesOf, referredBy } from './master-data-tables.ts';
import { saveMasterData, setMasterDataStatus } from './master-data-write.ts';
import type { Server } from '../http/server.ts';

type Page = { rows: MasterDataRow[]; recordsTotal: number };
type Query = ListQuery & MasterDataValues;
type Sent = { params: Record<string, number>; query: Query };

/**
 * Serves declared master data: everything that its declaration says. What is composed gives handlers of its own, which
 * stand in place of the declared ones or beside them, and what its further constraints stand for.
 */
export function serveMasterData<E extends Record<string, Endpoint>>(
  server: Server,
  { contract, of }: { contract: Contract<string, E>; of: MasterData },
  own: Partial<Handlers<E>> = {},
  constraints: ConstraintTexts = {},
): void {
  const handlers = { ...masterDataHandlers(of), ...own };
  const missing = Object.keys(contract.endpoints).filter((name) => !(name in handlers));
  if (missing.length > 0) throw new Error(`${contract.name} has no handler of ${missing.join(', ')}`);
  // Each handler answers by the schemas that the same declaration made; the types cannot be followed through the names.
  implement(server, contract, handlers as unknown as Handlers<E>, { ...masterDataConstraints(of), ...constraints });
}

/** What every declaration is served by, with the loose types of any resource. */
function masterDataHandlers(of: MasterData) {
  const [parentField, parent] = referencesOf(of)[0] ?? ['', undefined];
  return {
    save: (context: Context, { body }: { body: MasterDataValues }): Promise<MasterDataRow> =>
      saveMasterData(context, of, body),
    update: (context: Context, { body }: { body: MasterDataValues }): Promise<MasterDataRow> =>
      typeof body['id'] === 'number' ? saveMasterData(context, of, body) : fail('common.isRequired', { field: 'id' }),
    get: (context: Context, { params }: Sent): Promise<MasterDataRow> => getMasterData(context, of, params['id'] ?? 0),
    list: (context: Context, { query }: Sent): Promise<Page> => listMasterData(context, of, query),
    byStatus: (context: Context, { params, query }: { params: { status: Status }; query: Query }): Promise<Page> => {
      const flags = activeFlagsOf(params.status).filter((flag) => flag === (query.isActive ?? flag));
      if (flags.length === 0) return Promise.resolve({ rows: [], recordsTotal: 0 });
      const isActive = flags.length === 2 ? undefined : flags[0];
      return listMasterData(context, of, { ...query, isActive });
    },
    byParent: async (context: Context, { params, query }: Sent): Promise<Page> => {
      // A parent that is not there, or another business's, has no list.
      if (parent !== undefined) await getMasterData(context, referredBy(parent.to, of), params['id'] ?? 0);
      return listMasterData(context, of, { ...query, [parentField]: params['id'] });
    },
    setStatus: (context: Context, { params }: { params: { id: number; status?: Status } }): Promise<MasterDataRow> =>
      setMasterDataStatus(context, of, params.id, params.status ?? null),
  };
}

/** Which field a violated unique index stands for, by the indexes' names. */
function masterDataConstraints(of: MasterData): ConstraintTexts {
  const table = columnName(of.name);
  const entries = of.unique.flatMap((field) => {
    const part = of.fields[field];
    if (part === undefined) return [];
    return [[`${table}_${columnOf(field, part)}_key`, { field, key: 'common.alreadyExists' }] as const];
  });
  return Object.fromEntries(entries);
}
