import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseForm } from '@bahi/contract/books/day-close/day-close-form';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ApiError } from '../../../platform/api-error.ts';
import { useCall } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { type CashOfDay, type DayCloseForm, type DayCloseValues, isSameClose, newClose } from './day-close-form.ts';

type CloseForm = {
  form: DayCloseForm;
  answer: UseQueryResult<CashOfDay, ApiError>;
  /** What the books say of the box and day that are chosen; null while it is not known. */
  cash: CashOfDay | null;
  /** Box, outlet and day are chosen. */
  isAsked: boolean;
  /** They are those that the form began with. */
  isFirst: boolean;
};

/** A close that is being counted beside what the books say: what was counted belongs to its box, outlet and day. */
export function useCloseForm(first: DayCloseValues): CloseForm {
  const form = useAppForm(dayCloseForm, first);
  const [moneyAccountId, outletId, dateAD] = useWatch({
    control: form.control,
    name: ['moneyAccountId', 'outletId', 'dateAD'],
  });
  const isAsked = Number(moneyAccountId) > 0 && Number(outletId) > 0 && /^\d{4}-\d\d-\d\d$/.test(dateAD ?? '');
  const query = { moneyAccountId: Number(moneyAccountId), outletId: Number(outletId), dayAD: dateAD };
  const answer = useCall(dayCloseContract.cash, { query }, { enabled: isAsked, staleTime: 0 });
  const cash = isAsked && answer.isSuccess ? answer.data : null;
  const counted = useRef({ moneyAccountId, outletId, dateAD });
  useEffect(() => {
    const head = { moneyAccountId, outletId, dateAD };
    if (isSameClose(counted.current, head)) return;
    counted.current = head;
    clearCount(form);
  }, [form, moneyAccountId, outletId, dateAD]);
  const expected = cash?.expectedAmount ?? '';
  useEffect(() => {
    // Without it the form cannot be sent: nothing is closed against amounts that nobody saw.
    form.setValue('expectedAmount', expected);
  }, [form, expected]);
  return { form, answer, cash, isAsked, isFirst: isSameClose({ moneyAccountId, outletId, dateAD }, first) };
}

/** What was counted, why it differs, and what is done with it was of another box or day. */
function clearCount(form: DayCloseForm): void {
  const empty = newClose({ moneyAccountId: '', outletId: '', dateAD: '' });
  form.setValue('notes', empty.notes);
  for (const name of ['otherAmount', 'reason', 'handedToUserId', 'handedToName', 'takenToId', 'leftAmount'] as const)
    form.setValue(name, '');
  form.clearErrors(['notes', 'otherAmount', 'reason', 'handedToUserId', 'handedToName', 'takenToId', 'leftAmount']);
}
