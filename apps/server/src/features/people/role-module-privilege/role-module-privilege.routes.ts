import {
  roleModulePrivilegeContract,
  roleRightContract,
} from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { assignGrants } from './role-module-privilege.commands.ts';
import { readGrantOfModule, readGrantsOfRole, readTree, readUnassigned } from './role-module-privilege.queries.ts';
import {
  listRights,
  listRightsByStatus,
  removeRight,
  rightsOfOneRole,
  rightsOnMenu,
  switchRight,
} from './role-right.ts';

/** What roles grant on modules, and the older calls for the same records. */
export function roleModulePrivilegeRoutes(server: Server): void {
  implement(server, roleModulePrivilegeContract, {
    assign: assignGrants,
    tree: (context) => readTree(context),
    unassigned: (context, { params }) => readUnassigned(context, params.roleId),
    ofRole: (context, { params }) => readGrantsOfRole(context, params.roleId),
    ofModule: (context, { params }) => readGrantOfModule(context, params),
  });
  implement(server, roleRightContract, {
    list: (context, { query }) => listRights(context, query),
    listByStatus: listRightsByStatus,
    ofRole: (context, { params }) => rightsOfOneRole(context, params.roleId),
    ofMenu: (context, { params }) => rightsOnMenu(context, params.id),
    setStatus: switchRight,
    remove: (context, { params }) => removeRight(context, params.id),
  });
}
