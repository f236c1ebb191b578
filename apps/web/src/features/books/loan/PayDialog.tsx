import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanPaymentForm } from '@bahi/contract/books/loan/loan-forms';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import type { z } from '@bahi/contract/zod';
import { formatRupees, parseRupees, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { useWatch } from 'react-hook-form';
import { useCalendar } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { accruedAt, type Loan, newPaymentValues, nextOf, paymentValues, planned } from './loan-form.ts';
import { useLoanAccounts } from './use-loan-accounts.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null };
type Form = AppForm<z.input<typeof loanPaymentForm>>;

/** Pays an instalment as the plan has it, or what the lender really took. Keep it mounted and open it by `opened`. */
export function PayDialog({ opened, onClose, id }: Props) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const { todayAD } = useSession();
  const pay = useSend(loanContract.pay);
  const form = useAppForm(loanPaymentForm, newPaymentValues);
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: loanContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newPaymentValues : paymentValues(found, todayAD)),
    fields: 7,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('payTitle', { name: record === undefined ? '' : nameIn(language, record.name, record.nameNp) })}
      form={form}
      isFinal
      saveLabel={t(record?.state === 'PAID' ? 'payBesides' : 'pay')}
      onSave={async (body) => {
        await pay.mutateAsync({ params: { id: id ?? 0 }, body });
        onClose();
      }}
      {...dialog}
    >
      {record === undefined ? null : <PaymentFields form={form} loan={record} opened={opened} />}
    </FormDialog>
  );
}

function PaymentFields({ form, loan, opened }: { form: Form; loan: Loan; opened: boolean }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const longDay = useLongDay();
  const { todayAD } = useSession();
  const { control } = form;
  const { money, isLoading } = useLoanAccounts({ outletId: loan.outletId, enabled: opened });
  const next = nextOf(loan);
  const [isInstalment, paidOn] = useWatch({ control, name: ['isInstalment', 'paidOnAD'] });
  const since = loan.payments[0]?.paidOnAD ?? loan.fromOnAD;
  const accrued = isInstalment ? null : accruedAt(loan, String(paidOn ?? ''), calendar);
  const fill = (settles: boolean): void => {
    // What was typed stays; what the plan had goes with the instalment and comes with it.
    const [before, after] = [planned(settles ? undefined : next), planned(settles ? next : undefined)];
    const [principal, interest] = form.getValues(['principal', 'interest']);
    const isTyped = !isSame(principal, before.principal) || !isSame(interest, before.interest);
    if (!isTyped) {
      form.setValue('principal', after.principal);
      form.setValue('interest', after.interest);
    }
    form.clearErrors(['principal', 'interest']);
    if (form.formState.isSubmitted) void form.trigger(['principal', 'interest']);
  };
  return (
    <>
      <p>{t('payText')}</p>
      <FormGrid>
        {next === undefined ? null : (
          <WholeRow>
            <CheckboxField
              control={control}
              name="isInstalment"
              label={t('isInstalment', { day: longDay(next.dueOnAD) })}
              description={t('besidesHint')}
              onChanged={fill}
            />
          </WholeRow>
        )}
        <DateField control={control} name="paidOnAD" label={t('paidOn')} min={since} max={todayAD} required />
        <SelectField
          control={control}
          name="accountId"
          label={t('paidFrom')}
          options={money}
          isLoading={isLoading}
          required
        />
        {next === undefined ? null : <AmountField control={control} name="principal" label={t('principal')} />}
        <AmountField
          control={control}
          name="interest"
          label={t('interest')}
          {...(accrued === null ? {} : { description: t('accrued', { amount: formatRupees(accrued, language) }) })}
        />
        <AmountField control={control} name="charges" label={t('charges')} />
        <Total form={form} />
        <WholeRow>
          <TextareaField control={control} name="note" label={t('note')} />
        </WholeRow>
      </FormGrid>
    </>
  );
}

/** What the input of an amount holds. */
type Typed = string | number | null | undefined;

function paisaOf(typed: Typed) {
  return parseRupees(String(typed ?? '')) ?? zeroPaisa;
}

/** Whether two inputs hold the same amount, or both none. */
function isSame(one: Typed, other: Typed): boolean {
  return paisaOf(one) === paisaOf(other);
}

function Total({ form: { control } }: { form: Form }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const amounts = useWatch({ control, name: ['principal', 'interest', 'charges'] });
  const all = sumPaisa(amounts.map(paisaOf));
  return (
    <p aria-live="polite">
      {t('total')}: <strong>{formatRupees(all, language)}</strong>
    </p>
  );
}
