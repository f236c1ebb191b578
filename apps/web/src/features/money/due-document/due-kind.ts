import type { Access, Right } from '@bahi/contract/access';
import type { MessageSet, Text } from '@bahi/contract/messages';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { ApiError } from '../../../platform/api-error.ts';
import type { ListQueryState } from '../../../platform/use-list-state.ts';
import type { Detail } from '../../../ui/dialogs/DetailList.tsx';
import type { AttachedDocument } from '../../../ui/documents/document-addresses.ts';
import type { HeldDocument } from '../../../ui/documents/HeldDocuments.tsx';
import type { Party } from '../../../ui/fields/use-parties.ts';
import type { DueRow } from './due-document.ts';
import type { DueValues, OwnForm, OwnValues } from './due-form.ts';

/** The words that each kind has of its own, in its own messages. */
type DueWord =
  | 'title'
  | 'add'
  | 'createTitle'
  | 'editTitle'
  | 'searchLabel'
  | 'empty'
  | 'heading'
  | 'headingHint'
  | 'category'
  | 'settled'
  | 'remaining';

/** In the address of a new one: of which it begins as a copy. */
export const copyParameter = 'copyOf';

export type DueDetail = DueRow & {
  documents: readonly AttachedDocument[];
  isSetAgainst: boolean;
  vouchers: readonly string[];
};
export type DueControl = Control<DueValues, unknown, DueValues>;
/** A detail for each field that only one kind has, null where it is not shown: none can be forgotten. */
export type OwnDetailsOf<Own extends OwnForm> = { readonly [Field in keyof Own['shape']]-?: Detail | null };
type FilterName = 'paymentStatus' | 'isActive' | 'categoryId';

/** What differs between income and expense: a record of one bill with a heading, a party and a category. */
export type DueKind<Row extends DueRow, Stored extends Row & DueDetail> = {
  kind: DocumentKind;
  /** Tells apart what closed tabs left behind, and the lists of categories. */
  name: string;
  texts: MessageSet<string, Record<DueWord, Text>>;
  listPath: string;
  createPath: string;
  editPath: (id: number) => string;
  /** What the address of the form calls the record. */
  parameter: string;
  /** The calls and the right that open list, form and menu. */
  list: { name: string };
  save: { access: Access };
  edit: Right;
  toggle: { access: Access };
  /** What the party is called, and by which field the server sorts by its name. */
  partyTexts: MessageSet<string, Record<'party', Text>>;
  partySort: string;
  partyOf: (row: Row) => Party;
  /** The select of the party, by its id. */
  PartyField: ComponentType<{ control: DueControl; name: 'partyId'; current: Party | null }>;
  /** Fields that only this kind has: of its contract, on the screen, and in its details. */
  ownForm: OwnForm;
  OwnFields?: ComponentType<{ control: DueControl }>;
  useOwnDetails: (record: Stored) => Readonly<Record<string, Detail | null>>;
  /** What they hold; of a new one, which is null, as they are empty. */
  ownValues: (record: Stored | null) => OwnValues;
  /** What of them is another record's alone: a copy begins without it. */
  uncopied: OwnValues;
  useList: (
    query: ListQueryState & Partial<Record<FilterName, string>>,
  ) => UseQueryResult<{ rows: Row[]; recordsTotal: number }, ApiError>;
  useShown: (id: number, enabled: boolean) => UseQueryResult<Stored, ApiError>;
  /** As the form opens with it; null asks nothing. */
  useStored: (id: string | null) => UseQueryResult<Stored, ApiError>;
  useSave: () => (values: DueValues) => Promise<unknown>;
  /** What a field of the form is called on the screen, where it differs: `{ customerId: 'partyId' }`. */
  places: Readonly<Record<string, keyof DueValues>>;
  useToggle: () => (id: number) => void;
  useUpload: () => (document: File) => Promise<HeldDocument>;
  useDiscard: () => (docUuid: string) => void;
};
