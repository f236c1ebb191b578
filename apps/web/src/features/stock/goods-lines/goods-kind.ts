import type { Access } from '@bahi/contract/access';
import type { itemPriceRow } from '@bahi/contract/catalogue/item/item.contract';
import type { MessageSet, Text } from '@bahi/contract/messages';
import type { servicePriceRow } from '@bahi/contract/catalogue/service/service.contract';
import type { z } from '@bahi/contract/zod';
import type { InvoiceRules } from '@bahi/domain/invoice-input';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../platform/api-error.ts';
import type { Session } from '../../../platform/session.tsx';
import type { DocumentDraft, PartyChoice, StoredDocument } from './document-draft.ts';
import type { GoodsPrices } from './line-price.ts';
import type { Counting, DraftTotal } from './draft-total.ts';
import type { LineWire } from './wire-draft.ts';

/** A document is kept as a draft, or issued: then it has its number and is posted. */
export type SaveState = 'DRAFT' | 'FINAL';

/** The words that each kind has of its own, in its own messages. */
type GoodsWord =
  | 'createTitle'
  | 'editTitle'
  | 'head'
  | 'keys'
  | 'issue'
  | 'recentChoices'
  | 'notDraft'
  | 'notDraftText'
  | 'viewIssued';

type ToIssue = Pick<DraftTotal, 'total'> & { issueKey: string };

/**
 * What differs between kinds of document that are written with lines of items and services. `Own` is what their heads
 * have beside the head of all (the invoice: due date and mode of payment), `Stored` what the server answers of one.
 */
export type GoodsKind<Own, Stored extends StoredDocument> = {
  /** Tells apart what closed tabs left behind: `invoice`. */
  name: string;
  texts: MessageSet<string, Record<GoodsWord, Text>>;
  listPath: string;
  /** The calls whose rights open the editor. */
  create: { access: Access };
  update: { access: Access };
  /** The whole form, by whose rules mistakes are told before it is sent. */
  form: z.ZodType;
  /** What a field of the form is called in the editor, where it differs: `{ customerId: 'party' }`. */
  places: Readonly<Record<string, string>>;
  own: z.ZodType<Own>;
  newOwn: (todayAD: string) => Own;
  /** Whom a new document is for unless somebody else is chosen, and what follows of it. Missing where it is asked. */
  usualParty?: (session: Session) => { party: PartyChoice; own: Partial<Own> } | null;
  /**
   * What the head has beside, when the day of the document moves to today, on which it is issued: a second day goes along.
   * Null for a kind that keeps the day it was written on.
   */
  ownMoved: ((own: Own, was: string, is: string) => Own) | null;
  /** How it is counted, by the rules of the business. */
  counting: (draft: Pick<DocumentDraft<Own>, 'head' | 'own'>, rules: InvoiceRules) => Counting;
  lines: LineWire;
  draftOf: (stored: Stored) => DocumentDraft<Own>;
  /** The form as it is sent. */
  bodyOf: (draft: DocumentDraft<Own>, state: SaveState) => object;
  /** What it lacks to be saved so, beside what its form refuses: message keys by their place. */
  missing: (draft: DocumentDraft<Own>, state: SaveState) => ReadonlyMap<string, string>;
  useStored: (id: number) => UseQueryResult<Stored, ApiError>;
  /** Issues it at the total that is shown, under the key of the draft. */
  useSave: () => (draft: DocumentDraft<Own> & ToIssue, state: SaveState) => Promise<Stored>;
  /** Asks what was issued under a key; undefined where nothing was. */
  issuedUnder: (issueKey: string) => Promise<Pick<Stored, 'id' | 'code'> | undefined>;
  /** What the server says of one that is issued already: it stays as it is, and its key is taken. */
  issuedCodes: readonly string[];
  /** The price that a line begins with; 0 where it is typed or asked for. */
  rateOfItem: (row: z.output<typeof itemPriceRow>) => number;
  rateOfService: (row: z.output<typeof servicePriceRow>) => number;
  /** Asks what can leave on a day of an item that is not in the list; null for a kind that takes nothing out of stock. */
  stockOf: ((itemLedgerDetailId: number, place: StockPlace) => Promise<number | null>) | null;
  /** Asks what goods cost for the party on the day; null for a kind whose rates follow no price lists. */
  pricesOf:
    | ((itemLedgerDetailIds: readonly number[], asked: PriceAsked) => Promise<ReadonlyMap<number, GoodsPrices>>)
    | null;
};

/** Where a document takes its goods from, and when: AD, empty for today. */
type StockPlace = { outletId: number | null; dayAD: string };

/** Whose prices are asked for, and of which day, AD. */
type PriceAsked = { partyId: number | null; dayAD: string };

/** What the lines need to know of their kind. */
export type LineKind = Pick<
  GoodsKind<unknown, StoredDocument>,
  'name' | 'texts' | 'rateOfItem' | 'rateOfService' | 'stockOf' | 'pricesOf'
>;
