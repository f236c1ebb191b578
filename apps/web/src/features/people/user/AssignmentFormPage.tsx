import { screens } from '@bahi/contract/screens';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { userOutletContract, userOutletForm } from '@bahi/contract/people/user/user-outlet.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import type { z } from '@bahi/contract/zod';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { type People, personChoice, usePersonChoices } from './use-person-choices.ts';

/** Gives an outlet user outlets, or changes those they have: the address names the user. */
export function AssignmentFormPage() {
  const t = useTexts(userScreenMessages);
  const { data: userId } = useParams();
  const { can } = useSession();
  const isNew = userId === undefined;
  const [reloads, setReloads] = useState(0);
  const user = useFresh(userOutletContract.get, isNew ? null : { params: { userId } });
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t('assignTitle')} backTo={screens.outletAssignments} />
      {content}
    </>
  );
  if (!can(userOutletContract.save) || (!isNew && !can('user-outlet.update'))) return inFrame(<ForbiddenState />);
  if (user.isError) return inFrame(<ErrorState error={user.error} />);
  if (!isNew && user.data === undefined) return inFrame(<FormSkeleton fields={2} />);
  return (
    <AssignmentForm
      key={`${userId}.${reloads}`}
      user={user.data ?? null}
      onReload={() => void user.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}

type Person = Answer<typeof userOutletContract.get>;
type FormProps = { user: Person | null; onReload: () => void };

/** Who works in no outlet yet. */
const unassigned: People = {
  useRows: (query, options) => useCall(userOutletContract.list, { query: { ...query, hasOutlet: 'false' } }, options),
  useOne: (userId, options) => useCall(userOutletContract.get, { params: { userId } }, options),
};

function AssignmentForm({ user, onReload }: FormProps) {
  const t = useTexts(userScreenMessages);
  const navigate = useNavigate();
  const save = useSend(userOutletContract.save);
  const outlets = useCall(outletContract.list, { query: {} });
  const held = user?.outlets.map(({ id }) => id) ?? [];
  const form = useAppForm(userOutletForm, {
    userId: user?.id ?? '',
    outletIds: held,
    ...(user === null ? {} : { version: user.version }),
  });
  const offered = (outlets.data?.rows ?? []).filter(({ id, isActive }) => isActive || held.includes(id));
  return (
    <FormPage
      title={t('assignTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        await navigate(screens.outletAssignments);
      }}
      onReload={user === null ? undefined : onReload}
      backTo={screens.outletAssignments}
    >
      <FormGrid>
        {user === null ? (
          <UnassignedField control={form.control} />
        ) : (
          <SelectField
            control={form.control}
            name="userId"
            label={t('user')}
            options={[personChoice(user)]}
            disabled
            required
          />
        )}
        <MultiSelectField
          control={form.control}
          name="outletIds"
          label={t('outlets')}
          options={offered.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          required
        />
      </FormGrid>
    </FormPage>
  );
}

type Values = z.input<typeof userOutletForm>;

function UnassignedField({ control }: { control: Control<Values, unknown, Values> }) {
  const t = useTexts(userScreenMessages);
  const { field } = usePersonChoices(unassigned, useWatch({ control, name: 'userId' }));
  return <SelectField control={control} name="userId" label={t('user')} {...field} required />;
}
