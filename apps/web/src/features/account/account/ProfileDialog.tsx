import { accountContract } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { profileForm } from '@bahi/contract/account/account/profile-form';
import { gender } from '@bahi/contract/enumeration';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { type Profile, type ProfileValues, profileValues, takesPassword } from './profile-values.ts';

registerTexts(accountMessages);

/** Edits what people keep of themselves. */
export function ProfileDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(profileMessages);
  const save = useSend(accountContract.update);
  const form = useAppForm(profileForm, profileValues());
  const { record: profile, dialog } = useEditedRecord({
    opened,
    form,
    endpoint: accountContract.profile,
    sent: {},
    valuesOf: profileValues,
    fields: 6,
  });
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
      {...dialog}
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
      <DateField control={control} name="dateOfBirthAD" anyYear label={t('dateOfBirth')} max={formatAdDate(today)} />
    </FormGrid>
  );
}
