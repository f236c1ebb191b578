import { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { z } from '@bahi/contract/zod';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CodeField } from '../session/CodeField.tsx';
import { ResendButton } from '../session/ResendButton.tsx';

export type CodeSent = { mobileNumber: string; resendAtMilliseconds: number };

type Props = {
  sent: CodeSent;
  hasPassword: boolean;
  version: number;
  onOther: () => void;
  onChanged: () => void;
};

const purpose = 'MOBILE';
const codeAlone = otpContract.verify.body.pick({ otp: true });
const withPassword = codeAlone.extend({ password: z.string().min(1, 'common.isRequired') });

/** The code, and the password where there is one; then the number is exchanged. */
export function MobileCodeStep({ sent, hasPassword, version, onOther, onChanged }: Props) {
  const t = useTexts(profileMessages);
  const language = useLanguage();
  const change = useSend(accountContract.updateMobile);
  const { mobileNumber } = sent;
  const form = useAppForm(hasPassword ? withPassword : codeAlone.extend({ password: z.string() }), {
    otp: '',
    password: '',
  });
  // The dialog took the focus before there was this field.
  useEffect(() => form.setFocus('otp'), [form]);
  // A code is good once; what it gave is good until the password is right as well.
  const [verified, setVerified] = useState<{ otp: string; ticket: string } | null>(null);
  const submit = submitOf(form, async ({ otp, password }) => {
    const ticket =
      verified?.otp === otp
        ? verified.ticket
        : (await call(otpContract.verify, { body: { mobileNumber, purpose, otp } })).ticket;
    setVerified({ otp, ticket });
    await change.mutateAsync({ body: { mobileNumber, ticket, password, version } });
    onChanged();
  });
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('codeSent', { mobile: inDigitsOf(mobileNumber, language) })}</p>
      <FormGrid columns={1}>
        <CodeField control={form.control} name="otp" label={t('code')} required sendsItself={!hasPassword} />
        {hasPassword ? (
          <PasswordField
            control={form.control}
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
          />
        ) : null}
        <ResendButton
          resendAtMilliseconds={sent.resendAtMilliseconds}
          onResend={async () => {
            form.resetField('otp');
            setVerified(null);
            return (await call(otpContract.resend, { body: { mobileNumber, purpose } })).resendAfterSeconds;
          }}
        />
      </FormGrid>
      <DialogFooter>
        <Button variant="default" onClick={onOther}>
          {t('otherNumber')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('changeMobile')}
        </Button>
      </DialogFooter>
    </form>
  );
}
