import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeDetailsForm } from '@bahi/contract/books/cheque/cheque-form';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { valuesOfRecord } from '@bahi/contract/form-values';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { Cheque } from '../cheque-forms.ts';

type Props = { opened: boolean; onClose: () => void; cheque: Cheque };

/** What stands on a cheque, noted or mended. */
export function DetailsDialog({ opened, onClose, cheque }: Props) {
  const t = useTexts(chequeScreenMessages);
  const send = useSend(chequeContract.details);
  const form = useAppForm(chequeDetailsForm, valuesOfRecord(chequeDetailsForm, cheque));
  useEffect(() => {
    if (opened) form.reset(valuesOfRecord(chequeDetailsForm, cheque));
  }, [opened, cheque, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('editDetails')}
      form={form}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: cheque.id }, body });
        onClose();
      }}
    >
      <FormGrid columns={1}>
        <TextField control={form.control} name="number" label={t('number')} maxLength={30} />
        <TextField control={form.control} name="bank" label={t('bank')} maxLength={100} />
      </FormGrid>
    </FormDialog>
  );
}
