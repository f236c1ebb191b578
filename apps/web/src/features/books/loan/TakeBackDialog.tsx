import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { formatRupees, paisaOf, sumPaisa } from '@bahi/domain/numbers/money';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { Loan } from './loan-form.ts';

type Props = { opened: boolean; onClose: () => void; loan: Loan };

/** Takes the payment that was posted last back, with the reason that stays with its voucher. */
export function TakeBackDialog({ opened, onClose, loan }: Props) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  const takeBack = useSend(loanContract.takeBack);
  const [last] = loan.payments;
  const voucherId = last?.voucher.id ?? 0;
  const form = useAppForm(loanContract.takeBack.body, { voucherId, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ voucherId, reason: '' });
  }, [opened, voucherId, form]);
  const all = sumPaisa([last?.principal, last?.interest, last?.charges].map((rupees) => paisaOf(rupees ?? 0)));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('takeBack')}
      form={form}
      isDangerous
      saveLabel={t('takeBack')}
      cancelLabel={t('keep')}
      onSave={async (body) => {
        await takeBack.mutateAsync({ params: { id: loan.id }, body });
        onClose();
      }}
    >
      {last === undefined ? null : (
        <p>{t('takeBackText', { day: longDay(last.paidOnAD), amount: formatRupees(all, language) })}</p>
      )}
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
