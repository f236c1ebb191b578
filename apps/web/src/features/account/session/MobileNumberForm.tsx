import { screens } from '@bahi/contract/screens';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { mobileNumber, otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { PublicForm } from '../../../ui/shell/PublicLayout.tsx';
import { type CodeSent, resendAt } from './sign-in-flow.ts';

registerTexts(otpMessages);
const mobileForm = z.object({ mobileNumber });

/** Asks for a mobile number, sends a code to it and goes on to where the code is entered. */
export function MobileNumberForm({
  purpose,
  next = screens.verifyCode,
}: {
  purpose: CodeSent['purpose'];
  next?: string;
}) {
  const t = useTexts(signInMessages);
  const navigate = useNavigate();
  const form = useAppForm(mobileForm, { mobileNumber: '' });
  const submit = submitOf(form, async (values) => {
    const mobile = mobileForm.parse(values).mobileNumber;
    const answer = await call(otpContract.send, { body: { mobileNumber: mobile, purpose } });
    const state: CodeSent = {
      purpose,
      mobileNumber: mobile,
      resendAtMilliseconds: resendAt(answer.resendAfterSeconds),
    };
    await navigate(next, { state });
  });
  return (
    <form onSubmit={submit} noValidate>
      <PublicForm>
        <PhoneField
          control={form.control}
          name="mobileNumber"
          label={t('mobile')}
          autoComplete="tel-national"
          required
        />
        <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
          {t('sendCode')}
        </Button>
      </PublicForm>
    </form>
  );
}
