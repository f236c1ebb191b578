import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { formatRupees, type Paisa, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, type CallOptions } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { keyOf } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import classes from './PaymentDialog.module.css';
import { type PaymentComponent, sumOf } from './payment-form.ts';

type Row = { paymentMode?: unknown; paymentDate?: string | null | undefined; paymentAmount: string | number };
type CashOut = { paisa: Paisa; dayAD: string };

/** Whose outlet's till it is: that of a document, or of a settlement that is there already. */
type TillOf = Pick<PaymentComponent, 'type' | 'id'> | { settlementId: number };

/**
 * The cash that leaves the till when payments, received or paid, become others, on the first of their days; null for
 * none. New payments were none before, deleted ones are none after.
 */
export function cashOutOf(kind: SettlementDirection, is: readonly Row[], was: readonly Row[]): CashOut | null {
  const [now, before] = [cashOf(is), cashOf(was)];
  const paisa = kind === 'PAID' ? subtractPaisa(sumOf(now), sumOf(before)) : subtractPaisa(sumOf(before), sumOf(now));
  const days = [...now, ...before].map(({ paymentDate }) => paymentDate ?? '');
  const [dayAD] = days.toSorted();
  if (paisa <= 0 || dayAD === undefined || days.some((day) => isDateProblem(parseAdDate(day)))) return null;
  return { paisa, dayAD };
}

function cashOf(rows: readonly Row[]) {
  return rows.filter(({ paymentMode }) => paymentMode === 'CASH');
}

/** Warns where a till holds less cash than is to leave it: shown meanwhile, asked when it is saved. */
export function useTill(till: TillOf, out: CashOut | null) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { can } = useSession();
  const isAsked = out !== null && can(paymentContract.cashInHand);
  const query = out === null ? {} : { dayAD: out.dayAD };
  const read = (options: CallOptions) =>
    'settlementId' in till
      ? call(paymentContract.cashBesideSettlement, { params: { masterId: till.settlementId }, query }, options)
      : call(
          paymentContract.cashInHand,
          { params: { componentTypeKey: till.type, componentEntityId: till.id }, query },
          options,
        );
  const cash = useQuery({
    queryKey: [...keyOf(paymentContract.cashInHand), till, query],
    queryFn: ({ signal }) => read({ signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  const problemWith = ({ cashAmount }: { cashAmount: number }): string | null =>
    out === null || out.paisa <= paisaOf(cashAmount)
      ? null
      : t('emptyTill', { amount: formatRupees(paisaOf(cashAmount), language) });
  const problem = cash.data === undefined ? null : problemWith(cash.data);
  return {
    warning: problem === null ? null : <TillWarning>{problem}</TillWarning>,
    /** The till is looked at anew: where it holds less, whoever pays is asked whether they mean it. */
    isMeant: async (): Promise<boolean> => {
      const question = isAsked ? problemWith(await read({})) : null;
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
