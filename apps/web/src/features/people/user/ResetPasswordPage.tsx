import { screens } from '@bahi/contract/screens';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userMessages } from '@bahi/contract/people/user/user.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { type People, usePersonChoices } from './use-person-choices.ts';
import classes from './ResetPasswordPage.module.css';

registerTexts(userMessages);

type Given = { name: string; password: string };

/** An administrator gives somebody a temporary password; it is shown this once. */
export function ResetPasswordPage() {
  const t = useTexts(userScreenMessages);
  const { can } = useSession();
  const [given, setGiven] = useState<Given | null>(null);
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t('reset')} backTo={screens.users} />
      {content}
    </>
  );
  if (!can(userContract.resetPassword)) return inFrame(<ForbiddenState />);
  return (
    <>
      <ResetForm onGiven={setGiven} />
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

const inUse: People = {
  useRows: (query, options) => useCall(userContract.list, { query: { ...query, isActive: 'true' } }, options),
  useOne: (userId, options) => useCall(userContract.get, { params: { userId } }, options),
};

function ResetForm({ onGiven }: { onGiven: (given: Given) => void }) {
  const t = useTexts(userScreenMessages);
  const { userDetails } = useSession();
  const [address] = useSearchParams();
  const reset = useSend(userContract.resetPassword);
  const asked = Number(address.get('userId') ?? '');
  const form = useAppForm(userContract.resetPassword.body, { userId: asked > 0 ? asked : '' });
  const { chosen, field } = usePersonChoices(inUse, useWatch({ control: form.control, name: 'userId' }));
  return (
    <FormPage
      title={t('reset')}
      form={form}
      onSave={async (values) => {
        const { temporaryPassword } = await reset.mutateAsync({ body: values });
        form.reset({ userId: '' });
        onGiven({ name: chosen?.fullName ?? '', password: temporaryPassword });
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
          {...field}
          options={field.options.filter(({ value }) => value !== userDetails.id)}
          required
        />
      </FormGrid>
    </FormPage>
  );
}
