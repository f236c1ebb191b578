import { debitNoteDocument } from '../../purchase/debit-note/debit-note.document.ts';
import { creditNoteDocument } from '../../sales/credit-note/credit-note.document.ts';
import { directCostDocument } from '../../purchase/direct-cost/direct-cost.document.ts';
import { purchaseDocument } from '../../purchase/purchase/purchase.document.ts';
import {
  type DocumentKind,
  documentKindNames,
  documentKinds,
  type PartyKind,
  type RepeatedDocumentKind,
} from '@bahi/domain/document-kinds';
import type { Server } from '../../../platform/http/server.ts';
import type { Sheet } from '../../../platform/reports/sheet.ts';
import type { Check } from '../../../platform/verify/check.ts';
import { expenseDocument } from '../../money/expense/expense.document.ts';
import { incomeDocument } from '../../money/income/income.document.ts';
import { invoiceDocument } from '../../sales/invoice/invoice.document.ts';
import { voucherPayableDocument, voucherReceivableDocument } from '../voucher-due/voucher-due.document.ts';
import type { DocumentFeature, Repetition } from '../ledger/document-feature.ts';
import { openingPayableDocument, openingReceivableDocument } from '../opening-due/opening-due.document.ts';

/** Every kind of document with what its folder gives to the rest of the server: nothing else here names one. */
const documentFeatures: Readonly<Record<DocumentKind, DocumentFeature>> = {
  INVOICE: invoiceDocument,
  INCOME: incomeDocument,
  EXPENSE: expenseDocument,
  PURCHASE: purchaseDocument,
  DIRECT_COST: directCostDocument,
  CREDIT_NOTE: creditNoteDocument,
  DEBIT_NOTE: debitNoteDocument,
  OPENING_RECEIVABLE: openingReceivableDocument,
  OPENING_PAYABLE: openingPayableDocument,
  VOUCHER_RECEIVABLE: voucherReceivableDocument,
  VOUCHER_PAYABLE: voucherPayableDocument,
};

export const documentChecks: readonly Check[] = documentKindNames.flatMap((kind) => documentFeatures[kind].checks);

export function documentRoutes(server: Server): void {
  // Kinds of one folder have the same.
  for (const routes of new Set(documentKindNames.map((kind) => documentFeatures[kind].routes))) routes(server);
}

/** The sheets of the kinds that bear a number, or of those that bear a heading. */
export function documentSheets(calledBy: 'number' | 'heading'): Sheet[] {
  return documentKindNames
    .filter((kind) => documentKinds[kind].calledBy === calledBy)
    .flatMap((kind) => documentFeatures[kind].sheets);
}

/** How documents of a kind come again. */
export function repetitionOf(kind: RepeatedDocumentKind): Repetition {
  const { repetition } = documentFeatures[kind];
  if (repetition === undefined) throw new RangeError(`${kind} does not say how it comes again`);
  return repetition;
}

/** How documents of a kind are read with whose they are: literals of the product. */
export type DocumentSource = {
  /** What joins to a `document` its `own` row and its `party`. */
  joins: string;
  /** The columns that say whose it is. */
  name: string;
  nameNp: string;
  /** What it is called by, and what of its own is searched beside. */
  title: string;
  searched: readonly string[];
  /** Who let it pass beyond what its party may owe, and why; null for a kind that nobody stops. */
  passed: NonNullable<DocumentFeature['passed']> | null;
  /** The business is $1. */
  where: string;
};

export function documentSource(kind: DocumentKind): DocumentSource {
  const { table, party, calledBy } = documentKinds[kind];
  const { printedParty, searched, passed = null } = documentFeatures[kind];
  return {
    joins: `join ${table} own on own.business_id = document.business_id and own.id = document.id
      join ${party} party on party.business_id = document.business_id and party.id = document.${party}_id`,
    name: printedParty?.name ?? 'party.name',
    nameNp: printedParty?.nameNp ?? 'party.name_np',
    title: `document.${calledBy}`,
    searched,
    passed,
    where: `document.business_id = $1 and document.kind = '${kind}'`,
  };
}

/** The query of a document's party, with name and address in both languages; `now` reads it from its own record. */
export function partyQuery(kind: DocumentKind, now: Readonly<Record<PartyKind, string>>): string {
  const { table, party } = documentKinds[kind];
  const { printedParty } = documentFeatures[kind];
  if (printedParty === null)
    return now[party].replace('$party', `(select ${party}_id from document where business_id = $1 and id = $2)`);
  const { name, nameNp, address, addressNp } = printedParty;
  return `select ${name} as name, ${nameNp} as name_np, ${address} as address, ${addressNp} as address_np
    from ${table} own where own.business_id = $1 and own.id = $2`;
}
