import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { mobileNumber, otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { call } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { resendAt } from '../session/sign-in-flow.ts';
import type { CodeSent } from './MobileCodeStep.tsx';

registerTexts(otpMessages);
const numberForm = z.object({ mobileNumber });

type Props = {
  /** The number that a code went to before, to be mended. */
  typed: string;
  onSent: (sent: CodeSent) => void;
  onCancel: () => void;
};

/** Asks for the new number and sends a code to it. */
export function MobileNumberStep({ typed, onSent, onCancel }: Props) {
  const t = useTexts(profileMessages);
  const ui = useTexts(uiMessages);
  const form = useAppForm(numberForm, { mobileNumber: typed });
  useEffect(() => form.setFocus('mobileNumber'), [form]);
  const submit = submitOf(form, async (values) => {
    const mobile = numberForm.parse(values).mobileNumber;
    const answer = await call(otpContract.send, { body: { mobileNumber: mobile, purpose: 'MOBILE' } });
    onSent({ mobileNumber: mobile, resendAtMilliseconds: resendAt(answer.resendAfterSeconds) });
  });
  return (
    <form onSubmit={submit} noValidate>
      <PhoneField
        control={form.control}
        name="mobileNumber"
        label={t('newMobile')}
        description={t('changeMobileText')}
        autoComplete="tel-national"
        required
        autoFocus
      />
      <DialogFooter>
        <Button variant="default" onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('sendCode')}
        </Button>
      </DialogFooter>
    </form>
  );
}
