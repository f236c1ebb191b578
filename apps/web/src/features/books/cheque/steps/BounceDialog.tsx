import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeBounceForm } from '@bahi/contract/books/cheque/cheque-form';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { DateField } from '../../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../../ui/fields/AmountField.tsx';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import { CategoryField } from '../../../money/category/CategoryField.tsx';
import type { Cheque } from '../cheque-forms.ts';

type Props = { opened: boolean; onClose: () => void; cheque: Cheque };

/** A cheque that the bank did not pay: the day, the reason, and what it cost. */
export function BounceDialog({ opened, onClose, cheque }: Props) {
  const t = useTexts(chequeScreenMessages);
  const { todayAD, can } = useSession();
  const mayCharge = cheque.kind === 'RECEIVED' && cheque.customerId !== null && can(incomeContract.save);
  const send = useSend(chequeContract.bounce);
  const form = useAppForm(chequeBounceForm, newValues(chequeBounceForm, { dateAD: todayAD }));
  useEffect(() => {
    if (opened) form.reset({ ...newValues(chequeBounceForm, { dateAD: todayAD }), version: cheque.version });
  }, [opened, cheque.version, todayAD, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('bounceTitle')}
      form={form}
      isDangerous
      saveLabel={t('bounce')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: cheque.id }, body });
        onClose();
      }}
    >
      <p>{t('bounceHint')}</p>
      <FormGrid columns={1}>
        <DateField control={form.control} name="dateAD" label={t('date')} required />
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
        <AmountField control={form.control} name="bankCharge" label={t('bankCharge')} />
        {mayCharge ? (
          <>
            <AmountField control={form.control} name="customerCharge" label={t('customerCharge')} />
            <CategoryField
              control={form.control}
              name="categoryId"
              label={t('category')}
              categoryType={categoryTypeOfSettled.RECEIVED}
              current={null}
            />
          </>
        ) : null}
      </FormGrid>
    </FormDialog>
  );
}
