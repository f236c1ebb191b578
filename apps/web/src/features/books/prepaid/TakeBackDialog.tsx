import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { lastPosted, type Prepaid } from './prepaid-form.ts';

type Props = { opened: boolean; onClose: () => void; prepaid: Prepaid };

/** Takes the month that was posted last back, with the reason that stays with its voucher. */
export function TakeBackDialog({ opened, onClose, prepaid }: Props) {
  const t = useTexts(prepaidScreenMessages);
  const language = useLanguage();
  const monthName = useMonthName();
  const takeBack = useSend(prepaidContract.takeBack);
  const last = lastPosted(prepaid);
  const place = last?.place ?? 0;
  const form = useAppForm(prepaidContract.takeBack.body, { place, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ place, reason: '' });
  }, [opened, place, form]);
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
        await takeBack.mutateAsync({ params: { id: prepaid.id }, body });
        onClose();
      }}
    >
      {last === undefined ? null : (
        <p>
          {t('takeBackText', { month: monthName(last.month), amount: formatRupees(paisaOf(last.amount), language) })}
        </p>
      )}
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
