import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeHandBackForm } from '@bahi/contract/books/cheque/cheque-form';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { DateField } from '../../../../ui/dates/DateField.tsx';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { Cheque } from '../cheque-forms.ts';

type Props = { opened: boolean; onClose: () => void; cheque: Cheque };

/** A cheque that goes back unpaid, with the day and the reason. */
export function HandBackDialog({ opened, onClose, cheque }: Props) {
  const t = useTexts(chequeScreenMessages);
  const { todayAD } = useSession();
  const send = useSend(chequeContract.handBack);
  const form = useAppForm(chequeHandBackForm, newValues(chequeHandBackForm, { dateAD: todayAD }));
  useEffect(() => {
    if (opened) form.reset({ ...newValues(chequeHandBackForm, { dateAD: todayAD }), version: cheque.version });
  }, [opened, cheque.version, todayAD, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('handBackTitle')}
      form={form}
      isDangerous
      saveLabel={t('handBack')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: cheque.id }, body });
        onClose();
      }}
    >
      <p>{t('bounceHint')}</p>
      <FormGrid columns={1}>
        <DateField control={form.control} name="dateAD" label={t('date')} required />
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
      </FormGrid>
    </FormDialog>
  );
}
