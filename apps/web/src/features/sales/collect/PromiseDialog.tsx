import { newValues } from '@bahi/contract/form-values';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';
import { promiseForm } from '@bahi/contract/sales/collect/collect-form';
import { collectMessages } from '@bahi/contract/sales/collect/collect.messages';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { formatRupees, type Paisa, paisaOf, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { longestPromiseDays } from '@bahi/domain/numbers/payment-promise';
import { useEffect, useRef } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import classes from './Collect.module.css';

registerTexts(collectMessages);

type Props = { opened: boolean; onClose: () => void; customerId: number | null };

/** Notes by which day a customer will pay, and how much. */
export function PromiseDialog({ opened, onClose, customerId }: Props) {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  const today = useToday();
  const asked = { params: { customerId: customerId ?? 0 }, query: {} };
  const found = useCall(collectContract.get, asked, {
    enabled: opened && customerId !== null,
    staleTime: 0,
    isQuiet: true,
  });
  const isPaid = found.error?.status === 404;
  const send = useSend(collectContract.promise);
  const customer = found.data?.customer;
  const form = useAppForm(promiseForm, newValues(promiseForm, { customerId: customerId ?? 0 }));
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened && !wasOpened.current) form.reset(newValues(promiseForm, { customerId: customerId ?? 0 }));
    wasOpened.current = opened;
  }, [opened, customerId, form]);
  const { control } = form;
  const name = customer === undefined ? '' : nameIn(language, customer.name, customer.nameNp);
  const standing =
    customer?.promise?.state === 'OPEN' || customer?.promise?.state === 'TODAY' ? customer.promise : null;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={customer === undefined ? t('promise') : t('promiseOf', { customer: name })}
      form={form}
      waiting={
        isPaid ? (
          <p>{t('paid')}</p>
        ) : customer !== undefined ? null : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={3} />
        )
      }
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      {standing === null ? null : (
        <p className={classes.soft}>{t('replaces', { day: longDay(standing.promisedDateAD) })}</p>
      )}
      <FormGrid>
        <DateField
          control={control}
          name="promisedDateAD"
          label={t('promisedDate')}
          min={formatAdDate(today)}
          max={formatAdDate(addDays(today, longestPromiseDays))}
          required
        />
        <AmountField
          control={control}
          name="amount"
          label={t('promisedAmount')}
          description={t('amountHint', { due: formatRupees(mostPromised(customer), language) })}
        />
      </FormGrid>
      <TextareaField control={control} name="note" label={t('note')} />
    </FormDialog>
  );
}

/** What is due, less what is in advance: nobody promises more. */
function mostPromised(customer: CollectRow | undefined): Paisa {
  if (customer === undefined) return zeroPaisa;
  const left = subtractPaisa(paisaOf(customer.dueAmount), paisaOf(customer.advanceAmount));
  return left > 0 ? left : zeroPaisa;
}
