import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { smsSettingsContract, smsTestForm } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { smsSettingsMessages } from '@bahi/contract/platform/sms-settings/sms-settings.messages';
import { smsSettingsScreenMessages } from '@bahi/contract/platform/sms-settings/sms-settings-screen.messages';
import { Button } from '@mantine/core';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import classes from './SettingsForm.module.css';

registerTexts(otpMessages);
registerTexts(smsSettingsMessages);

/** Sends a message by the service that is saved, and says what is wrong where it does not go. */
export function SmsTest() {
  const t = useTexts(smsSettingsScreenMessages);
  const send = useSend(smsSettingsContract.test);
  const form = useAppForm(smsTestForm, { mobileNumber: '' });
  const dialog = useDialog<null>();
  const open = (): void => {
    form.reset({ mobileNumber: '' });
    dialog.open(null);
  };
  return (
    <>
      <div className={classes.trial}>
        <Button variant="default" onClick={open}>
          {t('testTitle')}
        </Button>
      </div>
      <FormDialog
        opened={dialog.opened}
        onClose={dialog.close}
        title={t('testTitle')}
        form={form}
        isFinal
        onSave={async (values) => {
          await send.mutateAsync({ body: values });
          dialog.close();
        }}
        saveLabel={t('send')}
      >
        <p>{t('testText')}</p>
        <PhoneField control={form.control} name="mobileNumber" label={t('to')} required autoFocus />
        <FormFailure form={form} />
      </FormDialog>
    </>
  );
}
