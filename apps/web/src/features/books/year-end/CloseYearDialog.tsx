import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { profitAccounts } from '@bahi/domain/posting/accounts/year-closing';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import classes from './YearEnd.module.css';

type Props = { opened: boolean; onClose: () => void; year: YearEnd };

/** Says onto which account the profit goes, and what still stands open. */
export function CloseYearDialog({ opened, onClose, year }: Props) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  const close = useSend(yearEndContract.close);
  const { fiscalYear } = year;
  const form = useAppForm(yearEndContract.close.body, { fiscalYear, onto: 'RETAINED_EARNINGS', narration: '' });
  useEffect(() => {
    if (opened) form.reset({ fiscalYear, onto: 'RETAINED_EARNINGS', narration: '' });
  }, [opened, fiscalYear, form]);
  const left = year.points.filter(({ count }) => count > 0).length;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('closeTitle', { year: formatFiscalYear(fiscalYear, language) })}
      form={form}
      isFinal
      saveLabel={t('close')}
      onSave={async (body) => {
        await close.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.soft}>{t('closeText', { day: longDay(year.lastDayAD) })}</p>
      {left === 0 ? null : <p className={classes.left}>{t('leftToDo', { count: formatNumber(left, language) })}</p>}
      <RadioField
        control={form.control}
        name="onto"
        label={t('onto')}
        options={profitAccounts.map((value) => ({ value, label: t(value) }))}
        isRow
      />
      <TextareaField control={form.control} name="narration" label={t('narration')} />
    </FormDialog>
  );
}
