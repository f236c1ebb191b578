import type { Access, Right } from '@bahi/contract/access';
import { salesRegister } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { expect, test } from 'vitest';
import { linkOf } from './why-path.ts';

const holding = (...rights: Right[]) => ({
  can: ({ access }: { access: Access }) => rights.some((right) => right === access),
  today: '2026-11-20',
});
const invoice = { documentId: 7, kind: 'INVOICE', isReturn: false };
const creditNote = { documentId: 8, kind: 'CREDIT_NOTE', isReturn: true };

test('a row of a register leads to its document for who may see documents of its kind, whatever other rows are', () => {
  const ofInvoices = linkOf(salesRegister, holding('invoice.read'));
  expect([ofInvoices(invoice, {}), ofInvoices(creditNote, {})]).toEqual([
    expect.stringMatching(/invoice-setup\?view=7$/),
    null,
  ]);
  const ofCreditNotes = linkOf(salesRegister, holding('credit-note.read'));
  expect([ofCreditNotes(invoice, {}), ofCreditNotes(creditNote, {})]).toEqual([
    null,
    expect.stringMatching(/credit-note\?view=8$/),
  ]);
});
