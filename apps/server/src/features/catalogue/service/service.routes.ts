import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeService, saveService, toggleService } from './service.commands.ts';
import { saveServiceImage } from './service-image.ts';
import { getService, listServicePrices, listServices } from './service.queries.ts';

/** The work that the business sells. */
export function serviceRoutes(server: Server): void {
  implement(
    server,
    serviceContract,
    {
      list: (context, { query }) => listServices(context, query),
      save: (context, { body }) => saveService(context, body),
      get: (context, { params }) => getService(context, params.id),
      toggle: (context, { params, query }) => toggleService(context, params.id, query.isActive),
      saveImage: (context, { body }) => saveServiceImage(context, body.id),
      remove: (context, { params }) => removeService(context, params.id),
      priceList: (context, { query }) => listServicePrices(context, query),
    },
    {
      service_code_key: { field: 'code', key: 'service.codeTaken' },
      service_name_key: { field: 'name', key: 'common.nameTaken' },
    },
  );
}
