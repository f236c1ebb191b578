import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeClearForm } from '@bahi/contract/books/cheque/cheque-form';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { DateField } from '../../../../ui/dates/DateField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { Cheque } from '../cheque-forms.ts';

type Props = { opened: boolean; onClose: () => void; cheque: Cheque };

/** The day on which the bank paid a cheque. */
export function ClearDialog({ opened, onClose, cheque }: Props) {
  const t = useTexts(chequeScreenMessages);
  const { todayAD } = useSession();
  const send = useSend(chequeContract.clear);
  const form = useAppForm(chequeClearForm, newValues(chequeClearForm, { dateAD: todayAD }));
  useEffect(() => {
    if (opened) form.reset({ ...newValues(chequeClearForm, { dateAD: todayAD }), version: cheque.version });
  }, [opened, cheque.version, todayAD, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('clearTitle')}
      form={form}
      isFinal
      saveLabel={t('clear')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: cheque.id }, body });
        onClose();
      }}
    >
      <FormGrid columns={1}>
        <DateField control={form.control} name="dateAD" label={t('date')} required />
      </FormGrid>
    </FormDialog>
  );
}
