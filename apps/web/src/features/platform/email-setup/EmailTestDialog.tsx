import { emailSetupContract, emailTestForm } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { emailSetupScreenMessages } from '@bahi/contract/platform/email-setup/email-setup-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

/** The account to send from; without an id, the one in use. */
export type TestFrom = { id: number | null; email: string };
type Props = { opened: boolean; onClose: () => void; from: TestFrom | null };

/** Sends a test message, and says what is wrong where it does not go. */
export function EmailTestDialog({ opened, onClose, from }: Props) {
  const t = useTexts(emailSetupScreenMessages);
  const send = useSend(emailSetupContract.test);
  const id = from?.id ?? '';
  const form = useAppForm(emailTestForm, { id, to: '' });
  useEffect(() => {
    if (opened) form.reset({ id, to: '' });
  }, [opened, id, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('testTitle')}
      form={form}
      isFinal
      onSave={async (values) => {
        await send.mutateAsync({ body: values });
        onClose();
      }}
      saveLabel={t('send')}
    >
      <p>{t('testText', { from: from?.email ?? '' })}</p>
      <TextField control={form.control} name="to" label={t('to')} type="email" inputMode="email" required autoFocus />
      <FormFailure form={form} />
    </FormDialog>
  );
}
