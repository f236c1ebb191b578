import { moduleContract } from '@bahi/contract/people/module/module.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { createModule, removeModule, updateModule } from './module.commands.ts';
import { getModule, listModules } from './module.queries.ts';

/** The tree of modules, which the sidebar shows and roles grant rights on. */
export function moduleRoutes(server: Server): void {
  implement(
    server,
    moduleContract,
    {
      create: createModule,
      update: updateModule,
      list: listModules,
      get: (context, { params }) => getModule(context, params.menuId),
      remove: (context, { params }) => removeModule(context, params.menuId),
    },
    { module_name_key: { field: 'moduleName', key: 'common.alreadyExists' } },
  );
}
