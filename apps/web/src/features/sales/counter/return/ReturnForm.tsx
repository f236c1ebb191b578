import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { creditNoteMessages } from '@bahi/contract/sales/credit-note/credit-note.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { randomKey } from '../../../../platform/api-request.ts';
import { nameIn, registerTexts, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useFresh, useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { submitOf, useAppForm } from '../../../../platform/use-app-form.ts';
import { DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { atNoteRows, isAnythingLeft } from '../../../stock/goods-lines/notes/note-form.ts';
import { bodyOf, creditNoteFields, valuesOf } from '../../credit-note/credit-note-form.ts';
import type { CreditableInvoice, CreditNoteDetail } from '../../credit-note/credit-note-rows.ts';
import { CreditFoot } from '../../credit-note/CreditFoot.tsx';
import { useFirstField } from '../use-first-field.ts';
import { CreditLines } from '../../credit-note/CreditLines.tsx';

registerTexts(creditNoteMessages);

type Returning = { onReturned: (note: CreditNoteDetail) => void; onBack: () => void };

/** What of a bill comes back, how much there is left of each line, and how the money is paid back. */
export function ReturnForm({ invoiceId, ...returning }: Returning & { invoiceId: number }) {
  const t = useTexts(counterScreenMessages);
  const ui = useTexts(uiMessages);
  const found = useFresh(creditNoteContract.creditable, { params: { invoiceId } });
  if (found.isPending) return <FormSkeleton fields={4} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (isAnythingLeft(found.data)) return <Lines invoice={found.data} {...returning} />;
  return (
    <EmptyState
      title={t('returnNothing')}
      action={
        <Button variant="default" onClick={returning.onBack}>
          {ui('back')}
        </Button>
      }
    />
  );
}

function Lines({ invoice, onReturned, onBack }: Returning & { invoice: CreditableInvoice }) {
  const t = useTexts(counterScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { todayAD, can } = useSession();
  const step = useFirstField<HTMLFormElement>();
  const send = useSend(creditNoteContract.save);
  // One return is one note, however often it is sent.
  const [idempotencyKey] = useState(randomKey);
  const form = useAppForm(creditNoteFields, {
    ...valuesOf(invoice, null, todayAD),
    refundMode: invoice.remainingAmount === 0 && can(paymentContract.create) ? 'CASH' : '',
  });
  const submit = submitOf(form, async (values) => {
    const { body, positions } = bodyOf(invoice, values, { state: 'FINAL', draft: null });
    try {
      onReturned(await send.mutateAsync({ body, idempotencyKey }));
    } catch (error) {
      throw error instanceof ApiError ? atNoteRows(error, positions) : error;
    }
  });
  return (
    <form ref={step} onSubmit={submit} noValidate>
      <p>
        {[
          invoice.invoiceNumber,
          nameIn(language, invoice.customerName, invoice.customerNameNp),
          inDigitsOf(invoice.invoiceDateBS, language),
        ].join(' · ')}
      </p>
      <CreditLines form={form} invoice={invoice} />
      <CreditFoot form={form} invoice={invoice} draft={null} />
      <DialogFooter>
        <FormFailure form={form} />
        <Button variant="default" onClick={onBack}>
          {ui('back')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('returnNow')}
        </Button>
      </DialogFooter>
    </form>
  );
}
