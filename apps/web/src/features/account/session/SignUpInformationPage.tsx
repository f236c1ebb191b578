import { screens } from '@bahi/contract/screens';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { Button } from '@mantine/core';
import { Navigate } from 'react-router';
import { useToday } from '../../../platform/calendar.ts';
import { call } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { PanField } from '../../../ui/fields/PanField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { PasswordHints } from '../../../ui/fields/PasswordHints.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { PublicForm, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useRegistrationNumber } from '../../../ui/fields/use-registration-number.ts';
import { signInWith, useVerified, type Verified } from './sign-in-flow.ts';

registerTexts(accountMessages);
registerTexts(otpMessages);

/** Opening an account, last step: the owner and the business. Saving signs in. */
export function SignUpInformationPage() {
  const verified = useVerified();
  return verified === null ? <Navigate to={screens.signUp} replace /> : <InformationForm verified={verified} />;
}

function InformationForm({ verified }: { verified: Verified }) {
  const t = useTexts(signInMessages);
  const today = useToday();
  const form = useAppForm(accountContract.register.body, {
    ...verified,
    // Who signs in by the mobile number needs no other name; it can be another one.
    userName: verified.mobileNumber,
    fullName: '',
    email: '',
    companyName: '',
    isNotRegistered: false,
    panOrVATNumber: '',
    dateOfBirth: '',
    password: '',
  });
  const { control } = form;
  const keepNumber = useRegistrationNumber({
    read: () => form.getValues('panOrVATNumber'),
    write: (number) => form.setValue('panOrVATNumber', number, { shouldValidate: form.formState.isSubmitted }),
  });
  const [isNotRegistered, password] = form.watch(['isNotRegistered', 'password']);
  const submit = submitOf(form, async (body) => signInWith(await call(accountContract.register, { body })));
  return (
    <PublicScreen title={t('informationTitle')}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          <TextField control={control} name="fullName" label={t('fullName')} autoComplete="name" required />
          <TextField control={control} name="userName" label={t('userName')} autoComplete="username" required />
          <PhoneField control={control} name="mobileNumber" label={t('mobile')} disabled />
          <TextField
            control={control}
            name="email"
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <DateField
            control={control}
            name="dateOfBirth"
            anyYear
            label={t('dateOfBirth')}
            max={formatAdDate(today)}
            required
          />
          <TextField
            control={control}
            name="companyName"
            label={t('companyName')}
            autoComplete="organization"
            required
          />
          <CheckboxField
            control={control}
            name="isNotRegistered"
            label={t('isNotRegistered')}
            onChanged={(isTicked) => keepNumber(!isTicked)}
          />
          {isNotRegistered ? null : (
            <PanField control={control} name="panOrVATNumber" label={t('panNumber')} required />
          )}
          <PasswordField control={control} name="password" label={t('password')} autoComplete="new-password" required />
          <PasswordHints password={password} />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('register')}
          </Button>
        </PublicForm>
      </form>
    </PublicScreen>
  );
}
