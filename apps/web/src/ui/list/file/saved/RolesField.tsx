import { roleContract } from '@bahi/contract/people/role/role.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { dropdownLength } from '../../../../platform/constants.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { MultiSelectField } from '../../../fields/MultiSelectField.tsx';

type Role = { id: number; name: string; nameNp: string | null };
type Props<V extends FieldValues> = { control: Control<V>; name: Path<V>; enabled: boolean; kept: readonly Role[] };

/** Roles whose holders find it as well; who does not see the roles of the business keeps it alone. */
export function RolesField<V extends FieldValues>({ control, name, enabled, kept }: Props<V>) {
  const t = useTexts(savedReportScreenMessages);
  const { can } = useSession();
  const may = can(roleContract.list);
  const roles = useCall(
    roleContract.list,
    { query: { pageSize: dropdownLength, isActive: true } },
    { enabled: enabled && may },
  );
  if (!may) return null;
  // One that is inactive by now stays until it is taken away.
  const offered: readonly Role[] = roles.data?.rows ?? [];
  return (
    <MultiSelectField
      control={control}
      name={name}
      label={t('roles')}
      options={[...offered, ...kept.filter(({ id }) => !offered.some((role) => role.id === id))].map((role) => ({
        value: role.id,
        label: role.name,
        labelNp: role.nameNp,
      }))}
      isLoading={roles.isPending}
      withoutAll
    />
  );
}
