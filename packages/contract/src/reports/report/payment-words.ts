import { reportColumns } from './report-columns.messages.ts';

const { PAID, PARTIALLY_PAID, DUE } = reportColumns.texts;

/** How much of a document is paid, as columns and filters say it. */
export const paymentWords = { DUE, PARTIALLY_PAID, PAID } as const;
