import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';

type Props = { opened: boolean; onClose: () => void; fiscalYear: string };

/** Takes the depreciation of a year back, with the reason that stays with its voucher. */
export function ReverseDialog({ opened, onClose, fiscalYear }: Props) {
  const t = useTexts(assetScreenMessages);
  const reverse = useSend(assetContract.reverse);
  const form = useAppForm(assetContract.reverse.body, { fiscalYear, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ fiscalYear, reason: '' });
  }, [opened, fiscalYear, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('reverse')}
      form={form}
      isDangerous
      saveLabel={t('reverse')}
      cancelLabel={t('keep')}
      onSave={async (body) => {
        await reverse.mutateAsync({ body });
        onClose();
      }}
    >
      <p>{t('reverseText')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
