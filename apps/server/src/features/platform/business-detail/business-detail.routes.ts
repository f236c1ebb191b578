import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveBusiness } from './business-detail.commands.ts';
import { getBusiness, listBusinesses, listResponses, viewBusiness } from './business-detail.queries.ts';
import { respond, setBusinessStatus } from './business-status.ts';

/** The businesses as the platform keeps them. */
export function businessDetailRoutes(server: Server): void {
  implement(server, businessDetailContract, {
    save: saveBusiness,
    list: listBusinesses,
    get: (context, { params }) => getBusiness(context, params.id),
    view: viewBusiness,
    setStatus: setBusinessStatus,
    respond,
    responses: listResponses,
  });
}
