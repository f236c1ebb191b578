import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { adjustmentReason, vatReturnForm } from '@bahi/contract/reports/vat-return/vat-return-form';
import { vatReturnMessages } from '@bahi/contract/reports/vat-return/vat-return.messages';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';
import { WholeRupees } from './WholeRupees.tsx';
import classes from './VatReturn.module.css';

registerTexts(vatReturnMessages);

type Props = { opened: boolean; onClose: () => void; found: VatMonthReturn };

/** Notes what the portal says of a return: the boxes are kept as they stand, and the month is locked. */
export function FileReturnDialog({ opened, onClose, found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  const today = formatAdDate(useToday());
  const send = useSend(vatReturnContract.file);
  const form = useAppForm(vatReturnForm, valuesOf(found, today));
  const { control } = form;
  const credit = useWatch({ control, name: 'adjustmentCredit' });
  const refund = useWatch({ control, name: 'refundAsked' });
  useEffect(() => {
    if (opened) form.reset(valuesOf(found, today));
  }, [opened, found, today, form]);
  const debit = useWatch({ control, name: 'adjustmentDebit' });
  const before = useWatch({ control, name: 'broughtForward' });
  const [newest] = found.filings;
  const isAgain = newest !== undefined && newest.state !== 'WITHDRAWN';
  const left = leftOf(found, { credit, debit, before });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isAgain ? 'fileAgain' : 'file')}
      form={form}
      isFinal
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.hint}>{t('fileText')}</p>
      <p className={classes.left}>
        {t(left < 0 ? 'credit' : 'toPay')} <WholeRupees rupees={Math.abs(left)} withUnit />
      </p>
      <FormGrid>
        <TextField
          control={control}
          name="submissionNumber"
          label={t('submissionNumber')}
          maxLength={40}
          required
          autoFocus
        />
        <DateField control={control} name="submittedOnAD" label={t('submittedOn')} max={today} required />
        <AmountField control={control} name="adjustmentCredit" label={words('adjustmentCredit')} />
        <AmountField control={control} name="adjustmentDebit" label={words('adjustmentDebit')} />
        {isThere(credit) ? (
          <SelectField
            control={control}
            name="adjustmentReason"
            label={words('adjustmentReason')}
            options={adjustmentReason.options.map((reason) => ({ value: reason, label: words(reason) }))}
            required
          />
        ) : null}
        <AmountField control={control} name="broughtForward" label={words('box6')} disabled={!found.isFirst} />
        <AmountField control={control} name="refundAsked" label={words('box8')} />
        {isThere(refund) ? (
          <TextField control={control} name="refundBasis" label={words('box9')} maxLength={200} required />
        ) : null}
        {isAgain ? (
          <TextareaField control={control} name="reason" label={t('reason')} maxLength={200} required />
        ) : null}
      </FormGrid>
    </FormDialog>
  );
}

function valuesOf({ month, typed, figures, carriedBefore }: VatMonthReturn, today: string) {
  const text = (amount: number): string => (amount === 0 ? '' : String(amount));
  return {
    dayAD: month.lastDayAD,
    figures,
    submissionNumber: '',
    submittedOnAD: today,
    adjustmentCredit: text(typed.adjustmentCredit),
    adjustmentReason: typed.adjustmentReason ?? '',
    adjustmentDebit: text(typed.adjustmentDebit),
    broughtForward: text(carriedBefore ?? typed.broughtForward),
    refundAsked: text(typed.refundAsked),
    refundBasis: typed.refundBasis ?? '',
    reason: '',
  } as const;
}

type Typed = Readonly<Record<'credit' | 'debit' | 'before', unknown>>;

/** Box 7 with what is typed: the boxes of the page have what was filed before. */
function leftOf({ boxes, typed }: VatMonthReturn, { credit, debit, before }: Typed): number {
  const net = boxes.find(({ box }) => box === '5')?.value ?? 0;
  const ofRegisters = net + typed.adjustmentCredit - typed.adjustmentDebit;
  return ofRegisters - numberOf(credit) + numberOf(debit) - numberOf(before);
}

function numberOf(typed: unknown): number {
  const amount = Number(typed);
  return Number.isFinite(amount) ? amount : 0;
}

/** Whether an amount was typed, so that what belongs to it is asked. */
function isThere(amount: unknown): boolean {
  return Number(amount) > 0;
}
