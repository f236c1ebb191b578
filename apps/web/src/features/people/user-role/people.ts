import type { Answer } from '@bahi/contract/endpoint';
import { userRoleContract, userRoleForm } from '@bahi/contract/people/user-role/user-role.contract';
import { type FormValues } from '@bahi/contract/form-values';

export type PersonRow = Answer<typeof userRoleContract.people>['rows'][number];
export type Assignment = Answer<typeof userRoleContract.ofUser>[number];
export type AssignmentValues = Omit<
  FormValues<typeof userRoleForm>,
  'details' | 'effectiveDateBS' | 'effectiveTillDateBS'
>;
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
