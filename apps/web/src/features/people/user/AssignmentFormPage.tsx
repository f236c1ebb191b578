import { screens } from '@bahi/contract/screens';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { userOutletContract, userOutletForm } from '@bahi/contract/people/user/user-outlet.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { type ReactNode, useState } from 'react';
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

/** Gives an outlet user outlets, or changes those they have: the address names the user. */
export function AssignmentFormPage() {
  const t = useTexts(userScreenMessages);
  const { data: userId } = useParams();
  const { can } = useSession();
  const isNew = userId === undefined;
  const [reloads, setReloads] = useState(0);
  const user = useFresh(userOutletContract.get, isNew ? null : { params: { userId } });
  const users = useCall(userOutletContract.list, { query: {} }, { enabled: isNew });
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t('assignTitle')} backTo={screens.outletAssignments} />
      {content}
    </>
  );
  if (!can(userOutletContract.save) || (!isNew && !can('user-outlet.update'))) return inFrame(<ForbiddenState />);
  const error = user.error ?? users.error;
  if (error !== null) return inFrame(<ErrorState error={error} />);
  const choices = isNew
    ? users.data?.rows.filter(({ outlets, refusal }) => outlets.length === 0 && refusal === null)
    : user.data && [user.data];
  if (choices === undefined) return inFrame(<FormSkeleton fields={2} />);
  return (
    <AssignmentForm
      key={`${userId}.${reloads}`}
      user={user.data ?? null}
      choices={choices}
      onReload={() => void user.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}

type Person = Answer<typeof userOutletContract.get>;
type FormProps = { user: Person | null; choices: readonly Person[]; onReload: () => void };

function AssignmentForm({ user, choices, onReload }: FormProps) {
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
        <SelectField
          control={form.control}
          name="userId"
          label={t('user')}
          options={choices.map(({ id, fullName, userName }) => ({ value: id, label: fullName, remark: userName }))}
          disabled={user !== null}
          required
        />
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
