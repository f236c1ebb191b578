import {
  missingOfImport,
  purchaseForm,
  purchaseLineForm,
  purchaseOrigin,
} from '@bahi/contract/purchase/purchase/purchase-form';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { purchaseMessages } from '@bahi/contract/purchase/purchase/purchase.messages';
import { screens } from '@bahi/contract/screens';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { z } from '@bahi/contract/zod';
import { parseRupees, rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { registerTexts } from '../../../platform/i18n.ts';
import { call } from '../../../platform/api-client.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { heldDocument } from '../../../ui/documents/HeldDocuments.tsx';
import { type DocumentDraft, headOf, type LineDraft, linesOf } from '../../stock/goods-lines/document-draft.ts';
import type { DraftTotal } from '../../stock/goods-lines/draft-total.ts';
import { wireHead, wireLine } from '../../stock/goods-lines/wire-draft.ts';
import type { GoodsKind, SaveState } from '../../stock/goods-lines/goods-kind.ts';
import type { PurchaseDetail } from './purchase-rows.ts';

registerTexts(purchaseMessages);
registerTexts(filesMessages);

/** Where a line goes that is capital goods; an expense category says its id, and what goes onto the shelf nothing. */
export const toCapital = 'CAPITAL';

/** What the head of a purchase bill has beside that of all documents with lines. */
const purchaseOwn = z.object({
  billNumber: z.string(),
  dueDateAD: z.string(),
  origin: z.enum(purchaseOrigin.words),
  declarationNumber: z.string(),
  declarationDateAD: z.string(),
  countryId: z.string(),
  ratesIncludeVat: z.boolean(),
  roundingAmount: z.string(),
  documents: z.array(heldDocument),
  /** A document is under way: saved meanwhile, the bill would go without it. */
  isSending: z.boolean(),
  /** Whether the vendor charges VAT; null until it is known. */
  isVendorRegistered: z.boolean().nullable(),
});
export type PurchaseOwn = z.output<typeof purchaseOwn>;

/** The bill of a vendor among the documents with lines: what is bought, at the rates and on the days that it says. */
export const purchaseKind: GoodsKind<PurchaseOwn, PurchaseDetail> = {
  name: 'purchase',
  texts: purchaseScreenMessages,
  listPath: screens.purchases,
  create: purchaseContract.save,
  update: { access: 'purchase.update' },
  form: purchaseForm,
  places: { vendorId: 'party', documents: 'documents' },
  own: purchaseOwn,
  newOwn: (todayAD) => ({
    billNumber: '',
    dueDateAD: todayAD,
    origin: 'LOCAL',
    declarationNumber: '',
    declarationDateAD: '',
    countryId: '',
    ratesIncludeVat: false,
    roundingAmount: '',
    documents: [],
    isSending: false,
    isVendorRegistered: null,
  }),
  ownMoved: null,
  counting: ({ own }) => ({
    rules: { vatRegistered: bearsVat(own), allowsFreeLines: true, roundsToRupee: false },
    taxOf: ({ item, isTaxed }) =>
      item === null
        ? null
        : { taxable: item.taxable && isTaxed, taxRate: item.taxRate, vatIncluded: own.ratesIncludeVat },
    statedRounding: parseRupees(own.roundingAmount) ?? zeroPaisa,
  }),
  lines: { form: purchaseLineForm, wire: wireBought },
  draftOf: (bill) => ({
    head: headOf(bill, { id: bill.vendorId, name: bill.vendorName, nameNp: bill.vendorNameNp }),
    own: ownOf(bill),
    lines: linesOf(bill).map((line, position) => ({ ...line, ...boughtOf(bill, position) })),
  }),
  bodyOf,
  missing,
  useStored: (id) => useFresh(purchaseContract.get, { params: { id } }),
  useSave: () => {
    const send = useSend(purchaseContract.save);
    return (draft, state) =>
      send.mutateAsync(
        state === 'FINAL'
          ? {
              params: { type: 'final' },
              body: { ...bodyOf(draft), expectedTotal: shownTotal(draft) },
              idempotencyKey: draft.issueKey,
            }
          : { params: { type: 'draft' }, body: bodyOf(draft) },
      );
  },
  issuedUnder: async (issueKey) => (await call(purchaseContract.list, { query: { issueKey, pageSize: 1 } })).rows[0],
  issuedCodes: ['goodsLines.issuedBefore', 'purchase.finalImmutable'],
  rateOfItem: () => 0,
  rateOfService: () => 0,
  stockOf: null,
  pricesOf: null,
};

/** Whether there is VAT on the bill: a vendor who is not registered charges none, and on imports the customs take it. */
export function bearsVat({ origin, isVendorRegistered }: Pick<PurchaseOwn, 'origin' | 'isVendorRegistered'>): boolean {
  return origin === 'LOCAL' && isVendorRegistered !== false;
}

function ownOf(bill: PurchaseDetail): PurchaseOwn {
  return {
    billNumber: bill.billNumber ?? '',
    dueDateAD: bill.dueDateAD,
    origin: bill.origin,
    declarationNumber: bill.declarationNumber ?? '',
    declarationDateAD: bill.declarationDateAD ?? '',
    countryId: String(bill.countryId ?? ''),
    ratesIncludeVat: bill.ratesIncludeVat,
    roundingAmount: bill.rounding === 0 ? '' : String(bill.rounding),
    documents: bill.documents.map(({ docUuid, documentName, fileContentType }) => ({
      docUuid,
      documentName,
      fileContentType,
    })),
    isSending: false,
    isVendorRegistered: bill.origin === 'LOCAL' ? bill.isTaxInvoice : null,
  };
}

/** What a stored line says beside. */
function boughtOf({ lines }: PurchaseDetail, position: number) {
  const line = lines[position];
  return line === undefined
    ? {}
    : {
        unitId: line.unitId,
        isTaxed: line.isTaxable,
        goesTo: line.isCapital ? toCapital : String(line.categoryId ?? ''),
        batchNumber: line.batchNumber ?? '',
        batchExpiryAD: line.batchExpiryAD ?? '',
      };
}

function wireBought(line: LineDraft): z.input<typeof purchaseLineForm> {
  const { unitId, isTaxed: taxable, goesTo } = line;
  const isCapital = goesTo === toCapital;
  const { batchNumber, batchExpiryAD } = line;
  // What goes onto no shelf is of no batch.
  const batch = line.item?.inventoryType === 'ITEM' && goesTo === '' ? { batchNumber, batchExpiryAD } : {};
  return { ...wireLine(line), unitId, taxable, isCapital, categoryId: isCapital ? null : goesTo, ...batch };
}

function bodyOf({ head, own, lines }: DocumentDraft<PurchaseOwn>): z.input<typeof purchaseForm> {
  const { isSending: _, isVendorRegistered: __, declarationNumber, declarationDateAD, countryId, ...rest } = own;
  return {
    ...wireHead(head),
    ...rest,
    ...(own.origin === 'IMPORT' ? { declarationNumber, declarationDateAD, countryId } : {}),
    documents: own.documents.map(({ docUuid }) => docUuid),
    vendorId: head.party?.id ?? '',
    lines: lines.map(wireBought),
  };
}

/** The papers of an import, before it is entered; and documents that are still under way. */
function missing({ own }: Pick<DocumentDraft<PurchaseOwn>, 'own'>, state: SaveState): Map<string, string> {
  const countryId = own.countryId === '' ? null : Number(own.countryId);
  const papers = state === 'FINAL' ? missingOfImport({ ...own, declarationDateBS: null, countryId }) : [];
  return new Map([
    ...papers.map((place) => [place, 'common.isRequired'] as const),
    ...(own.isSending ? [['documents', 'files.stillSending'] as const] : []),
  ]);
}

function shownTotal({ total }: Pick<DraftTotal, 'total'>): number | null {
  return total === null ? null : rupeesFromPaisa(total.grandTotal);
}
