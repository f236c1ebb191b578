import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { documentKinds } from '@bahi/domain/document-kinds';
import { paisaOf } from '@bahi/domain/numbers/money';
import { call } from '../../../platform/api-client.ts';
import { useCall } from '../../../platform/query.ts';
import { type PaymentComponent, type PaymentValues, sumOf } from './payment-form.ts';

type Rows = PaymentValues['paymentLedgerDetailRequestDtoList'];

/** What the till holds for the cash that a form pays out, while that is more; null otherwise. Only a warning. */
export function useEmptyTill(component: PaymentComponent, rows: Rows): number | null {
  const asked = askedOf(component, rows);
  const of = { componentTypeKey: component.type, componentEntityId: component.id };
  const till = useCall(paymentContract.cashInHand, asked ?? { params: of, query: {} }, {
    enabled: asked !== null,
    staleTime: 0,
  });
  return till.data === undefined || asked === null ? null : shortOf(rows, till.data.cashAmount);
}

/** The same, asked anew. */
export async function findEmptyTill(component: PaymentComponent, rows: Rows): Promise<number | null> {
  const asked = askedOf(component, rows);
  return asked === null ? null : shortOf(rows, (await call(paymentContract.cashInHand, asked)).cashAmount);
}

/** Cash of several days must be there on the first of them. */
function askedOf({ type, id }: PaymentComponent, rows: Rows) {
  const days = cashOf(rows).map(({ paymentDate }) => String(paymentDate ?? ''));
  const [dayAD] = days.toSorted();
  const isPaidOut = documentKinds[type].settledBy === 'PAID';
  if (!isPaidOut || dayAD === undefined || days.some((day) => isDateProblem(parseAdDate(day)))) return null;
  return { params: { componentTypeKey: type, componentEntityId: id }, query: { dayAD } };
}

function cashOf(rows: Rows) {
  return rows.filter(({ paymentMode }) => paymentMode === 'CASH');
}

function shortOf(rows: Rows, cashAmount: number): number | null {
  return sumOf(cashOf(rows)) > paisaOf(cashAmount) ? cashAmount : null;
}
