import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { type AppForm, useAppForm } from '../../../../platform/use-app-form.ts';
import { drawnBy } from '../EditPaymentDialog.tsx';
import { type PaymentValues, type SettlementDetail, typedPaisa } from '../payment-form.ts';
import { useProposedOutlet } from './use-proposed-outlet.ts';
import {
  advanceFor,
  allocationsFor,
  receiveFormFor,
  receiveValues,
  openAmountsOf,
  spreadRows,
  withOwnAllocations,
} from './receive-form.ts';

type Start = { opened: boolean; customerId: number | null; receipt: SettlementDetail | undefined };
type Whose = Pick<PaymentValues, 'customerId' | 'outletId'>;

/** The form of a receipt of a customer, what the customer owes where, and how the payments go onto it. */
export function useReceiveForm({ opened, customerId, receipt }: Start) {
  const { todayAD, outlets, officeId } = useSession();
  const onlyOutlet = officeId ?? (outlets.length === 1 ? (outlets[0]?.id ?? null) : null);
  const asksOutlet = officeId === null && outlets.length > 1;
  const start = useMemo(
    () => receiveValues({ receipt, customerId, outletId: onlyOutlet, todayAD }),
    [receipt, customerId, onlyOutlet, todayAD],
  );
  const [whose, setWhose] = useState<Whose>(start);
  const [isOutletChosen, setOutletChosen] = useState(false);
  const owed = useOwed(whose, { isAsked: opened && (!asksOutlet || Number(whose.outletId) > 0), receipt });
  const { documents, advanceAmount, isComing } = owed;
  const startsChosen = receipt !== undefined && receipt.allocations.length > 0;
  const [isChosen, setChosen] = useState(startsChosen);
  const schema = useMemo(
    () => receiveFormFor({ documents, advanceAmount, todayAD, needsOutlet: asksOutlet, isChosen }),
    [documents, advanceAmount, todayAD, asksOutlet, isChosen],
  );
  const form = useAppForm(schema, start);
  useEffect(() => {
    if (!opened) return;
    form.reset(start);
    setWhose(start);
    setOutletChosen(false);
    setChosen(startsChosen);
  }, [opened, start, startsChosen, form]);
  const isProposing = opened && asksOutlet && receipt === undefined && !isOutletChosen;
  const proposed = useProposedOutlet(Number(whose.customerId), isProposing);
  useEffect(() => {
    if (proposed === null) return;
    form.setValue('outletId', proposed);
    setWhose((before) => ({ ...before, outletId: proposed }));
  }, [proposed, form]);
  useAllocationFields(form, { isComing, documents, receipt });
  const rows = useWatch({ control: form.control, name: 'paymentLedgerDetailRequestDtoList' });
  const allocations = useWatch({ control: form.control, name: 'allocations' });
  return {
    ...owed,
    form,
    rows,
    isChosen,
    setChosen,
    asksOutlet,
    spread: spreadRows(rows, openAmountsOf(documents, isChosen ? (allocations ?? []) : null)),
    /** What was typed before the session ended, or the start again: whose it is, its outlet, what its bills get. */
    restored: ({ customerId: customer, outletId, allocations: typed = [] }: PaymentValues) => {
      setWhose({ customerId: customer ?? null, outletId: outletId ?? null });
      setOutletChosen(Number(outletId) > 0);
      setChosen(typed.length === 0 ? startsChosen : typed.some(({ amount }) => typedPaisa(amount) > 0));
      if (!isComing && Number(customer) === Number(whose.customerId))
        form.setValue('allocations', allocationsFor(documents, typed, receipt));
    },
    /** Another customer or outlet: what was chosen for the bills of the one before is forgotten. */
    choose: (next: Whose) => {
      form.setValue('allocations', []);
      if (next.outletId !== undefined) setOutletChosen(true);
      setWhose((before) => ({ ...before, ...next }));
    },
  };
}

type Bills = Pick<ReturnType<typeof useOwed>, 'documents' | 'isComing'> & Pick<Start, 'receipt'>;

/** Keeps a field for each document that the customer owes. */
function useAllocationFields(form: AppForm<PaymentValues>, { isComing, documents, receipt }: Bills): void {
  useEffect(() => {
    // Until they are known, what was chosen for the bills before the session ended waits for them.
    if (isComing) return;
    form.setValue('allocations', allocationsFor(documents, form.getValues('allocations') ?? [], receipt));
  }, [isComing, documents, receipt, form]);
}

export type Receive = ReturnType<typeof useReceiveForm>;

type Asking = { isAsked: boolean; receipt: SettlementDetail | undefined };

/** What a customer owes in an outlet and has paid in advance there, as a receipt finds it. */
function useOwed({ customerId, outletId }: Whose, { isAsked, receipt }: Asking) {
  const hasCustomer = Number(customerId) > 0;
  const isKnown = isAsked && hasCustomer;
  const params = { customerId: Number(customerId) };
  const query = Number(outletId) > 0 ? { outletId: Number(outletId) } : {};
  const open = useCall(paymentContract.openDocuments, { params, query }, { enabled: isKnown, staleTime: 0 });
  const found = isKnown ? open.data : undefined;
  const documents = useMemo(() => withOwnAllocations(found?.rows ?? [], receipt), [found, receipt]);
  const drawn = receipt === undefined ? zeroPaisa : drawnBy(receipt);
  return {
    hasCustomer,
    isKnown,
    isComing: isKnown && found === undefined,
    open,
    documents,
    advanceAmount: advanceFor(found?.advanceAmount ?? 0, receipt, drawn),
    reload: () => void (isKnown ? open.refetch() : undefined),
  };
}
