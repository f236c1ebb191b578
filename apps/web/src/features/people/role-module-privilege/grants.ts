import { type Privilege, privileges } from '@bahi/contract/access';
import type { Grants } from '@bahi/contract/people/role-module-privilege/grants';
import type { Answer } from '@bahi/contract/endpoint';
import type { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';

export type RoleGrant = Answer<typeof roleModulePrivilegeContract.ofRole>[number];
/** What is granted, by module. */
export type GrantMap = ReadonlyMap<number, readonly Privilege[]>;

/** The privileges behind the grants of an answer. */
export function grantedOf(grant: Grants): Privilege[] {
  return privileges.filter((privilege) => (privilege === 'read' ? grant.view : grant[privilege]));
}

export function mapOf(grants: readonly (Grants & { moduleId: number })[]): GrantMap {
  return new Map(grants.map((grant) => [grant.moduleId, grantedOf(grant)]));
}

/** What was changed, as it is sent: each module with all of its grants. */
export function changesBetween(before: GrantMap, after: GrantMap) {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids
    .filter((id) => !isSame(before.get(id), after.get(id)))
    .map((moduleId) => formOf(moduleId, after.get(moduleId) ?? []));
}

/** The grants on one module, as they are sent. */
export function formOf(moduleId: number, granted: readonly Privilege[]) {
  const has = (privilege: Privilege): boolean => granted.includes(privilege);
  return {
    moduleId,
    view: has('read'),
    create: has('create'),
    update: has('update'),
    delete: has('delete'),
    report: has('report'),
    approve: has('approve'),
  };
}

export function isSame(one: readonly Privilege[] = [], other: readonly Privilege[] = []): boolean {
  return one.length === other.length && one.every((privilege) => other.includes(privilege));
}
