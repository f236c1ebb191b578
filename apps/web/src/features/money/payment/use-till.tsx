import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import { formatRupees, type Paisa, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import type { ReactNode } from 'react';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import classes from './PaymentDialog.module.css';
import { sumOf } from './payment-form.ts';

type Row = { paymentMode?: unknown; paymentDate?: string | null | undefined; paymentAmount: string | number };
type CashOut = { paisa: Paisa; dayAD: string };

/**
 * The cash that leaves the till when payments on a kind of document become others, on the first of their days; null for
 * none. New payments were none before, deleted ones are none after.
 */
export function cashOutOf(type: ComponentType, is: readonly Row[], was: readonly Row[]): CashOut | null {
  const [now, before] = [cashOf(is), cashOf(was)];
  // What is reserved is the vendor's paper.
  const isPaidOut = !isDocumentKind(type) || documentKinds[type].settledBy === 'PAID';
  const paisa = isPaidOut ? subtractPaisa(sumOf(now), sumOf(before)) : subtractPaisa(sumOf(before), sumOf(now));
  const days = [...now, ...before].map(({ paymentDate }) => paymentDate ?? '');
  const [dayAD] = days.toSorted();
  if (paisa <= 0 || dayAD === undefined || days.some((day) => isDateProblem(parseAdDate(day)))) return null;
  return { paisa, dayAD };
}

function cashOf(rows: readonly Row[]) {
  return rows.filter(({ paymentMode }) => paymentMode === 'CASH');
}

/**
 * Warns where the till of a document's outlet holds less cash than is to leave it: shown meanwhile, asked when it is
 * saved. Of what pays no document nothing is known.
 */
export function useTill(component: { type: ComponentType; id: number } | null, out: CashOut | null) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { can } = useSession();
  const params = { componentTypeKey: component?.type ?? '', componentEntityId: component?.id ?? 0 };
  const sent = { params, query: out === null ? {} : { dayAD: out.dayAD } };
  const isAsked = component !== null && out !== null && can(paymentContract.cashInHand);
  const till = useCall(paymentContract.cashInHand, sent, { enabled: isAsked, staleTime: 0 });
  const problemWith = ({ cashAmount }: { cashAmount: number }): string | null =>
    out === null || out.paisa <= paisaOf(cashAmount)
      ? null
      : t('emptyTill', { amount: formatRupees(paisaOf(cashAmount), language) });
  const problem = till.data === undefined ? null : problemWith(till.data);
  return {
    warning: problem === null ? null : <TillWarning>{problem}</TillWarning>,
    /** The till is looked at anew: where it holds less, whoever pays is asked whether they mean it. */
    isMeant: async (): Promise<boolean> => {
      const question = isAsked ? problemWith(await call(paymentContract.cashInHand, sent)) : null;
      return question === null || confirm({ kind: 'own', question, confirm: t('saveAnyway') });
    },
  };
}

function TillWarning({ children }: { children: ReactNode }) {
  return (
    <p className={classes.problem} role="status">
      {children}
    </p>
  );
}
