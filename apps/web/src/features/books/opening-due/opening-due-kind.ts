import type { Answer } from '@bahi/contract/endpoint';
import type { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueMessages } from '@bahi/contract/books/opening-due/opening-due.messages';
import { screens } from '@bahi/contract/screens';
import { registerTexts } from '../../../platform/i18n.ts';

registerTexts(openingDueMessages);

export type OpeningDue = Answer<typeof openingDueContract.get>;
export type OpeningParty = OpeningDue['party'];

/** A dialog for one of the dues that are shown. */
export type OpeningDialog = { kind: 'pay' | 'cancel'; row: OpeningDue } | { kind: 'form'; row: OpeningDue | null };

/** What differs between what customers owed and what vendors were owed. */
export const openingParties = {
  customer: {
    kind: 'OPENING_RECEIVABLE',
    title: 'customerTitle',
    search: 'customerSearch',
    empty: 'customerEmpty',
    party: 'customer',
    importKind: 'CUSTOMER_DUE',
    settled: 'paidReceived',
    remaining: 'toCollect',
    other: { label: 'toVendors', path: screens.openingPayables },
  },
  vendor: {
    kind: 'OPENING_PAYABLE',
    title: 'vendorTitle',
    search: 'vendorSearch',
    empty: 'vendorEmpty',
    party: 'vendor',
    importKind: 'VENDOR_DUE',
    settled: 'paidMade',
    remaining: 'toPay',
    other: { label: 'toCustomers', path: screens.openingReceivables },
  },
} as const satisfies Record<OpeningParty, unknown>;
