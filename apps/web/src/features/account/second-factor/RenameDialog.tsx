import { type Passkey, secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';

/** Another name for a passkey. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const t = useTexts(secondFactorScreenMessages);
  const update = useSend(secondFactorContract.updatePasskey);
  const form = useAppForm(secondFactorContract.updatePasskey.body, { name: '' });
  useEffect(() => {
    if (passkey !== null) form.reset({ name: passkey.name });
  }, [passkey, form]);
  return (
    <FormDialog
      opened={passkey !== null}
      onClose={onClose}
      title={t('renameTitle')}
      form={form}
      size={440}
      onSave={async (body) => {
        await update.mutateAsync({ params: { id: passkey?.id ?? 0 }, body });
        onClose();
      }}
    >
      <TextField control={form.control} name="name" label={t('passkeyName')} maxLength={60} autoFocus required />
    </FormDialog>
  );
}
