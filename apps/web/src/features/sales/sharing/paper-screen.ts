import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { screens } from '@bahi/contract/screens';
import type { Sharing } from './shared-document.ts';

const lists = {
  invoice: screens.invoices,
  'credit-note': screens.creditNotes,
  quotation: screens.quotations,
} as const satisfies Record<SharedKind, string>;

/** Where the detail of a shared paper opens. */
export function paperScreen({ kind, paperId }: Pick<Sharing, 'kind' | 'paperId'>): string {
  return `${lists[kind]}?view=${paperId}`;
}
