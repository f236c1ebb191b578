export type PaymentRow = { paymentMode: string; paymentDate: string; paymentAmount: number };

/** A row of the payment form: in cash and today, unless it is said otherwise. */
export function row(paymentAmount: number, paymentMode = 'CASH', paymentDate = '2026-11-20'): PaymentRow {
  return { paymentMode, paymentDate, paymentAmount };
}

/** The rows of a settlement with their sum. */
export function paying(rows: readonly PaymentRow[]) {
  return {
    paymentLedgerDetailRequestDtoList: [...rows],
    totalPayingAmount: rows.reduce((sum, one) => sum + one.paymentAmount, 0),
  };
}
