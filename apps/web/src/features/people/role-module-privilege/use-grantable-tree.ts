import {
  type ModuleBranch,
  roleModulePrivilegeContract,
} from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import type { ApiError } from '../../../platform/api-error.ts';
import { useCall } from '../../../platform/query.ts';
import type { RoleGrant } from './grants.ts';

type Grantable =
  | { state: 'pending' }
  | { state: 'failed'; error: ApiError; retry: () => void }
  | { state: 'there'; tree: readonly ModuleBranch[]; grants: readonly RoleGrant[] };

/** The modules that mean something to the type of user a role is for, as a tree, and what the role grants on them. */
export function useGrantableTree(roleId: number | null): Grantable {
  const params = { roleId: roleId ?? 0 };
  const enabled = roleId !== null;
  const tree = useCall(roleModulePrivilegeContract.tree, {}, { enabled });
  const grants = useCall(roleModulePrivilegeContract.ofRole, { params }, { enabled });
  const unassigned = useCall(roleModulePrivilegeContract.unassigned, { params }, { enabled });
  const error = tree.error ?? grants.error ?? unassigned.error;
  if (error !== null)
    return {
      state: 'failed',
      error,
      retry: () => void Promise.all([tree.refetch(), grants.refetch(), unassigned.refetch()]),
    };
  if (tree.data === undefined || grants.data === undefined || unassigned.data === undefined)
    return { state: 'pending' };
  const known = new Set([...grants.data, ...unassigned.data].map((module) => module.moduleId));
  return { state: 'there', tree: only(tree.data, (module) => known.has(module.moduleId)), grants: grants.data };
}

/** A tree of those screens alone, with the groups that lead to them. */
export function only(
  tree: readonly ModuleBranch[],
  isWanted: (module: ModuleBranch) => boolean,
): readonly ModuleBranch[] {
  return tree
    .map((branch) => ({ ...branch, childModules: [...only(branch.childModules, isWanted)] }))
    .map((branch) => (isWanted(branch) ? branch : { ...branch, possible: [] }))
    .filter((branch) => branch.possible.length > 0 || branch.childModules.length > 0);
}
