import type { Answer } from '@bahi/contract/endpoint';
import { roleContract, roleForm } from '@bahi/contract/people/role/role.contract';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import type { z } from '@bahi/contract/zod';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type RoleValues = z.input<typeof roleForm>;
export type RoleRow = Answer<typeof roleContract.list>['rows'][number];

const businessTypes = ['BUSINESS_INTERNAL', 'OUTLET_USER', 'BUSINESS_OWNER_USER'] as const;
const platformTypes = ['INTERNAL_USER', 'SUPER_USER', ...businessTypes] as const;

/** The types of user that the signed-in one makes roles for, as a select shows them. */
export function useRoleTypes(): { value: string; label: string }[] {
  const t = useTexts(userTypeMessages);
  const { isPlatformUser } = useSession();
  return (isPlatformUser ? platformTypes : businessTypes).map((type) => ({ value: type, label: t(type) }));
}

/** What the form of a new role begins with; a copy with another one's names and rights. */
export function roleValues(role: RoleRow | null, copied: RoleRow | null): RoleValues {
  const copiedFromId = copied?.id ?? null;
  const names = role === null ? { name: '', nameNp: '' } : {};
  const from = role ?? copied;
  return from === null ? newValues(roleForm, {}) : { ...valuesOfRecord(roleForm, { ...from, copiedFromId }), ...names };
}
