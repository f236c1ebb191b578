import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { QuotationRow } from './quotation-rows.ts';

type Props = {
  answer: 'accept' | 'reject';
  opened: boolean;
  onClose: () => void;
  quotation: Pick<QuotationRow, 'id' | 'code' | 'version'>;
};

/** Notes what the customer said to a quotation; nothing needs to be written. */
export function AnswerQuotationDialog({ answer, opened, onClose, quotation }: Props) {
  const t = useTexts(quotationScreenMessages);
  const send = useSend(quotationContract[answer]);
  const form = useAppForm(quotationContract[answer].body, { remarks: '' });
  useEffect(() => {
    if (opened) form.reset({ remarks: '', version: quotation.version });
  }, [opened, quotation.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(`${answer}Title`, { number: quotation.code ?? '' })}
      form={form}
      isFinal
      saveLabel={t(answer)}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: quotation.id }, body });
        onClose();
      }}
    >
      <p>{t(`${answer}Hint`)}</p>
      <TextareaField control={form.control} name="remarks" label={t('said')} />
    </FormDialog>
  );
}
