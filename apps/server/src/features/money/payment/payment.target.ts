import type { SettlementForm } from './payment.plan.ts';
import { documentKinds, type PartyKind, type SettlementDirection } from '@bahi/domain/document-kinds';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { refuseTaxElsewhere } from '../tds/tds.held.ts';
import { fail, failNotFound, type RefusedField } from '../../../platform/core/errors.ts';
import { type DocumentOutlet, readOutlet } from '../../books/ledger/document-outlet.ts';
import {
  type DocumentRef,
  isPaidByAdvance,
  lockDocuments,
  openDocumentsOf,
  type PayableDocument,
  refuseUnreadable,
} from './payment.documents.ts';

/** What a settlement pays: whose documents, in which order, and how much of each. */
export type Target = {
  kind: SettlementDirection;
  party: PartyKind;
  partyId: number;
  outlet: Pick<DocumentOutlet, 'id' | 'code'>;
  documents: PayableDocument[];
  /** What of each document the settlement may settle: all that is due, or what was chosen of it. */
  openAmounts: Paisa[];
  /** What is left over becomes the customer's advance; otherwise nothing may be. */
  takesAdvance: boolean;
};

/**
 * Finds and locks what the form names: one document, or a customer's documents. `advanceRow` is the first row that
 * draws on an advance, -1 when there is none.
 */
export async function findTarget(context: Context, form: SettlementForm, advanceRow: number): Promise<Target> {
  return form.componentEntityId === undefined
    ? customerTarget(context, form)
    : documentTarget(context, form, form.componentEntityId, advanceRow);
}

async function documentTarget(context: Context, form: SettlementForm, id: number, advanceRow: number): Promise<Target> {
  const ref = { type: form.componentType, id };
  const { settledBy: kind, party } = documentKinds[ref.type];
  refuseUnreadable(context, [ref]);
  if (!isPaidByAdvance(ref.type) && advanceRow >= 0)
    fail('payment.advanceOfCustomer', { field: `paymentLedgerDetailRequestDtoList.${advanceRow}.paymentMode` });
  refuseTaxElsewhere(ref.type, form.paymentLedgerDetailRequestDtoList);
  const document = (await lockDocuments(context, [ref]))[0] ?? failNotFound();
  if (!document.isOpen) fail('payment.notOpen', { status: 409 });
  if (document.due <= 0) fail('payment.alreadyPaid', { status: 409 });
  return {
    kind,
    party,
    partyId: document.partyId,
    outlet: await outletOf(context, document.outletId),
    documents: [document],
    openAmounts: [document.due],
    takesAdvance: false,
  };
}

async function customerTarget(context: Context, form: SettlementForm): Promise<Target> {
  const { db, businessId } = context;
  const [customer] = await db.query<{ id: number }>('select id from customer where business_id = $1 and id = $2', [
    businessId,
    form.customerId,
  ]);
  if (customer === undefined) return fail('common.choiceUnknown', { field: 'customerId' });
  const outlet = await readOutlet(context, form.outletId);
  const base = { kind: 'RECEIVED', party: 'customer', partyId: customer.id, outlet, takesAdvance: true } as const;
  if (form.allocations !== undefined) return { ...base, ...(await chosenDocuments(context, form, base)) };
  // Read first and then locked by their ids: what was paid meanwhile is not open any more, and what became another's
  // is left out.
  const open = await openDocumentsOf(context, { customerId: customer.id, outletId: outlet.id });
  const locked = await lockDocuments(context, open);
  const documents = locked.filter((document) => isOf(base, document));
  return { ...base, documents, openAmounts: documents.map((document) => document.due) };
}

async function chosenDocuments(
  context: Context,
  { allocations = [] }: SettlementForm,
  target: Pick<Target, 'kind' | 'party' | 'partyId' | 'outlet'>,
): Promise<Pick<Target, 'documents' | 'openAmounts'>> {
  const refs = allocations.map((allocation): DocumentRef => ({
    type: allocation.componentType,
    id: allocation.componentEntityId,
  }));
  refuseUnreadable(context, refs);
  const documents = await lockDocuments(context, refs);
  const openAmounts = allocations.map((allocation) => paisaFromRupees(allocation.amount) ?? zeroPaisa);
  const refused = documents.flatMap((document, position): RefusedField[] => {
    const field = `allocations.${position}`;
    if (!isOf(target, document) || document.outletId !== target.outlet.id || !document.isOpen)
      return [{ field: `${field}.componentEntityId`, key: 'payment.nothingOpen' }];
    const isFirst = refs.findIndex(({ type, id }) => type === document.type && id === document.id) === position;
    if (!isFirst) return [{ field: `${field}.componentEntityId`, key: 'payment.allocationTwice' }];
    return (openAmounts[position] ?? 0) > document.due ? [{ field: `${field}.amount`, key: 'payment.aboveDue' }] : [];
  });
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  return { documents, openAmounts };
}

/** Customers and vendors are numbered each in their own table: the same id does not make them one party. */
function isOf(
  { kind, party, partyId }: Pick<Target, 'kind' | 'party' | 'partyId'>,
  document: PayableDocument,
): boolean {
  const facts = documentKinds[document.type];
  return facts.settledBy === kind && facts.party === party && document.partyId === partyId;
}

async function outletOf({ db, businessId }: Context, id: number): Promise<Target['outlet']> {
  const [outlet] = await db.query<Target['outlet']>('select id, code from outlet where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  return outlet ?? failNotFound();
}
