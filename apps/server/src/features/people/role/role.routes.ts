import { roleContract } from '@bahi/contract/people/role/role.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeRole, saveRole, setRoleStatus, updateRole } from './role.commands.ts';
import { getRole, listRoles, listRolesOfType } from './role.queries.ts';

/** Roles: those that all businesses share, kept by the platform, and a business's own. */
export function roleRoutes(server: Server): void {
  implement(
    server,
    roleContract,
    {
      save: saveRole,
      update: updateRole,
      list: (context, { query }) => listRoles(context, query),
      get: (context, { params }) => getRole(context, params.roleId),
      toggle: (context, { params }) => setRoleStatus(context, params.roleId),
      setStatus: (context, { params }) => setRoleStatus(context, params.roleId, params.status),
      remove: (context, { params }) => removeRole(context, params.roleId),
      ofUserType: listRolesOfType,
    },
    { role_name_key: { field: 'name', key: 'common.alreadyExists' } },
  );
}
