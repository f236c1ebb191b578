import type { Privilege } from '@bahi/contract/access';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { userRoleContract, userRoleForm } from '@bahi/contract/people/user-role/user-role.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { formOf, type GrantMap, mapOf } from '../role-module-privilege/grants.ts';
import { type Assignment, assignmentValues, type RoleTaker } from './people.ts';
import { ScreenGrants } from './ScreenGrants.tsx';

registerTexts(roleMessages);

type Props = {
  opened: boolean;
  onClose: () => void;
  person: RoleTaker;
  /** The assignment to change; null gives a further role. */
  assignment: Assignment | null;
  onSaved?: (assignment: Assignment) => void;
};

/** Gives somebody a role: in which outlet, from when till when, and what is different on single screens. */
export function AssignmentDialog({ opened, onClose, person, assignment, onSaved }: Props) {
  const t = useTexts(roleScreenMessages);
  const today = formatAdDate(useToday());
  const create = useSend(userRoleContract.create);
  const edit = useSend(userRoleContract.update);
  const form = useAppForm(userRoleForm, assignmentValues(person, assignment, today));
  const [details, setDetails] = useState<GrantMap>(new Map());
  const roles = useCall(roleContract.ofUserType, { params: { userType: person.userType } }, { enabled: opened });
  const outlets = useCall(outletContract.list, { query: { isActive: 'true' } }, { enabled: opened });
  const [roleId, outletId, from] = useWatch({ control: form.control, name: ['roleId', 'outletId', 'effectiveDateAD'] });
  useEffect(() => {
    if (!opened) return;
    form.reset(assignmentValues(person, assignment, today));
    setDetails(mapOf(assignment?.details ?? []));
  }, [opened, person, assignment, today, form]);
  const change = (moduleId: number, granted: readonly Privilege[] | null): void => {
    const next = new Map(details);
    if (granted === null) next.delete(moduleId);
    else next.set(moduleId, granted);
    setDetails(next);
    form.setValue('details', undefined, { shouldDirty: true });
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(assignment === null ? 'giveTitle' : 'changeTitle', { name: person.fullName })}
      form={form}
      onSave={async (values) => {
        const body = { ...values, details: [...details].map(([moduleId, granted]) => formOf(moduleId, granted)) };
        const saved =
          assignment === null
            ? await create.mutateAsync({ body })
            : await edit.mutateAsync({ body: { ...body, id: assignment.id, version: assignment.version } });
        onClose();
        onSaved?.(saved);
      }}
      size={900}
    >
      <FormGrid>
        <SelectField
          control={form.control}
          name="roleId"
          label={t('role')}
          options={choicesInUse(roles.data?.rows, roleId)}
          isLoading={roles.isPending}
          onChanged={() => setDetails(new Map())}
          required
        />
        <SelectField
          control={form.control}
          name="outletId"
          label={t('outlet')}
          description={t('outletHint')}
          options={choicesInUse(outlets.data?.rows, outletId)}
          isLoading={outlets.isPending}
          clearable
        />
        <DateField control={form.control} name="effectiveDateAD" label={t('from')} required />
        <DateField
          control={form.control}
          name="effectiveTillDateAD"
          label={t('till')}
          description={t('tillHint')}
          min={from ?? undefined}
        />
      </FormGrid>
      {roleId === '' ? null : <ScreenGrants roleId={Number(roleId)} details={details} onChange={change} />}
    </FormDialog>
  );
}
