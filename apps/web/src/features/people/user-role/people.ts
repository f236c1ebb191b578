import type { Answer } from '@bahi/contract/endpoint';
import { userRoleContract, type userRoleForm } from '@bahi/contract/people/user-role/user-role.contract';
import type { z } from '@bahi/contract/zod';

export type PersonRow = Answer<typeof userRoleContract.people>['rows'][number];
export type Assignment = Answer<typeof userRoleContract.ofUser>[number];
export type AssignmentValues = z.input<typeof userRoleForm>;
/** Where and when a role counts for somebody. */
export type Term = Pick<
  Assignment,
  'outletName' | 'outletNameNp' | 'effectiveDateAD' | 'effectiveTillDateAD' | 'isEffective'
>;
/** Whom a role is given to: what the dialogs need to know of them. */
export type RoleTaker = Pick<PersonRow, 'id' | 'fullName' | 'userType'>;

/** What the form begins with: a new assignment from today on, or one that is changed. */
export function assignmentValues(person: RoleTaker, assignment: Assignment | null, today: string): AssignmentValues {
  return {
    userId: person.id,
    roleId: assignment?.roleId ?? '',
    outletId: assignment?.outletId ?? '',
    effectiveDateAD: assignment?.effectiveDateAD ?? today,
    effectiveTillDateAD: assignment?.effectiveTillDateAD ?? '',
  };
}
