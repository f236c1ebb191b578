import { accountContract } from '@bahi/contract/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account.messages';
import { profileForm } from '@bahi/contract/account/profile-form';
import { gender } from '@bahi/contract/enumeration';
import { profileMessages } from '@bahi/contract/frame/profile.messages';
import { formatAdDate } from '@bahi/domain/calendar-day';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../platform/i18n.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { type AppForm, useAppForm } from '../../platform/use-app-form.ts';
import { DateField } from '../../ui/DateField.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Profile, type ProfileValues, profileValues, takesPassword } from './profile-values.ts';

registerTexts(accountMessages);

/** Edits what people keep of themselves. */
export function ProfileDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(profileMessages);
  const save = useSend(accountContract.update);
  const form = useAppForm(profileForm, profileValues());
  const found = useFresh(accountContract.profile, opened ? {} : null);
  const profile = found.data;
  useEffect(() => {
    if (opened) form.reset(profileValues(profile));
  }, [opened, profile, form]);
  const isThere = !opened || profile !== undefined;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      onReload={() => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={6} />}
      size={760}
    >
      <ProfileFields form={form} profile={profile} />
    </FormDialog>
  );
}

type FieldsProps = { form: AppForm<ProfileValues>; profile: Profile | undefined };

function ProfileFields({ form: { control }, profile }: FieldsProps) {
  const t = useTexts(profileMessages);
  const today = useToday();
  const email = useWatch({ control, name: 'email' });
  return (
    <FormGrid>
      <TextField
        control={control}
        name="fullName"
        label={t('fullName')}
        maxLength={100}
        autoComplete="name"
        required
        autoFocus
      />
      <TextField control={control} name="fullNameNp" label={t('fullNameNp')} maxLength={100} lang="ne" />
      <TextField
        control={control}
        name="userName"
        label={t('userName')}
        maxLength={50}
        autoComplete="username"
        required
      />
      <TextField
        control={control}
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {takesPassword(profile, email) ? (
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          description={t('emailPasswordText')}
          autoComplete="current-password"
          required
        />
      ) : null}
      <SelectField
        control={control}
        name="gender"
        label={t('gender')}
        options={gender.words.map((word) => ({ value: word, label: t(word) }))}
        clearable
      />
      <DateField control={control} name="dateOfBirthAD" label={t('dateOfBirth')} max={formatAdDate(today)} />
    </FormGrid>
  );
}
