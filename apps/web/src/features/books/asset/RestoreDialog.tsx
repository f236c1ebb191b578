import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { AssetRow } from './asset-form.ts';

type Props = { opened: boolean; onClose: () => void; asset: AssetRow };

/** Takes a disposal back, with the reason that stays with its voucher. */
export function RestoreDialog({ opened, onClose, asset: { id, version } }: Props) {
  const t = useTexts(assetScreenMessages);
  const restore = useSend(assetContract.restore);
  const form = useAppForm(assetContract.restore.body, { version, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ version, reason: '' });
  }, [opened, version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('restore')}
      form={form}
      isDangerous
      saveLabel={t('restore')}
      cancelLabel={t('keepDisposed')}
      onSave={async (body) => {
        await restore.mutateAsync({ params: { id }, body });
        onClose();
      }}
    >
      <p>{t('restoreText')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
