import { screens } from '@bahi/contract/screens';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userMessages } from '@bahi/contract/people/user/user.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './ResetPasswordPage.module.css';

registerTexts(userMessages);

type Given = { name: string; password: string };

/** An administrator gives somebody a temporary password; it is shown this once. */
export function ResetPasswordPage() {
  const t = useTexts(userScreenMessages);
  const { can } = useSession();
  const [given, setGiven] = useState<Given | null>(null);
  const users = useCall(userContract.list, { query: { isActive: 'true' } });
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t('reset')} backTo={screens.users} />
      {content}
    </>
  );
  if (!can(userContract.resetPassword)) return inFrame(<ForbiddenState />);
  if (users.isError) return inFrame(<ErrorState error={users.error} onRetry={() => void users.refetch()} />);
  if (users.isPending) return inFrame(<FormSkeleton fields={1} />);
  return (
    <>
      <ResetForm users={users.data.rows} onGiven={setGiven} />
      {given === null ? null : (
        <div className={classes.given} role="status">
          <Surface title={t('temporary', { name: given.name })} narrow>
            <code className={classes.password}>{given.password}</code>
            <p>{t('temporaryText')}</p>
          </Surface>
        </div>
      )}
    </>
  );
}

type FormProps = {
  users: readonly { id: number; fullName: string; userName: string }[];
  onGiven: (given: Given) => void;
};

function ResetForm({ users, onGiven }: FormProps) {
  const t = useTexts(userScreenMessages);
  const { userDetails } = useSession();
  const [address] = useSearchParams();
  const reset = useSend(userContract.resetPassword);
  const asked = users.find(({ id }) => String(id) === address.get('userId'))?.id ?? '';
  const form = useAppForm(userContract.resetPassword.body, { userId: asked });
  return (
    <FormPage
      title={t('reset')}
      form={form}
      onSave={async (values) => {
        const { temporaryPassword } = await reset.mutateAsync({ body: values });
        const name = users.find(({ id }) => id === Number(values.userId))?.fullName ?? '';
        form.reset({ userId: '' });
        onGiven({ name, password: temporaryPassword });
      }}
      backTo={screens.users}
      saveLabel={t('reset')}
    >
      <p className={classes.text}>{t('resetText')}</p>
      <FormGrid>
        <SelectField
          control={form.control}
          name="userId"
          label={t('user')}
          options={users
            .filter(({ id }) => id !== userDetails.id)
            .map(({ id, fullName, userName }) => ({ value: id, label: fullName, remark: userName }))}
          required
        />
      </FormGrid>
    </FormPage>
  );
}
