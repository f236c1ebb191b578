import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { CategoryKind } from '@bahi/domain/document-kinds';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { Due } from '@bahi/domain/posting/due';
import type { PostingResult } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import type { OwnValues } from '../../books/ledger/document-head.ts';
import { vouchersAgainst } from '../../books/ledger/settlement/document-credit.ts';
import { readDocumentsOf } from './due-files.ts';
import { type DueList, type DueQuery, getDueRecord, listDueRecords } from './due-list.ts';
import type { DueRow } from './due-rows.ts';
import { type DueForm, saveDueRecord, type SharedColumns } from './due-save.ts';
import { toggleDueRecord } from './due-toggle.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language' | 'can'>;
type Query = Omit<DueQuery, 'partyId'> & { customerId?: number | undefined; vendorId?: number | undefined };

/** What sets the calls of one kind apart. */
export type DueFeature<K extends CategoryKind, Form extends DueForm, Shown> = DueList<K> & {
  partyOf: (form: Form) => number;
  headingOf: (form: Form) => string | null;
  /** Judges what is the kind's own, and answers its columns with those that such records share, and what its head has of it. */
  ownOf: (
    context: Context,
    form: Form,
    of: { total: Paisa; shared: SharedColumns; day: CalendarDay },
  ) => Promise<{ own: OwnValues<K>; vat: Paisa; vendorBill?: string | null }>;
  post: (due: Due & { vat: Paisa }) => PostingResult;
  answerOf: (row: DueRow<K>) => Shown;
};

/** The handlers that all kinds with heading, party and category have: save, list, get and toggle. */
export function dueCalls<K extends CategoryKind, Form extends DueForm, Shown>(due: DueFeature<K, Form, Shown>) {
  const { kind, post, answerOf } = due;
  /** One record with its documents, and what vouchers keep it as it is: by their numbers for who may read those. */
  const get = async (context: Reader, id: number) => {
    const row = await getDueRecord<DueRow<K>>(context, due, id);
    const documents = await readDocumentsOf(context, kind, id);
    const vouchers = await vouchersAgainst(context, id);
    const isSetAgainst = vouchers.length > 0;
    return { ...answerOf(row), documents, isSetAgainst, vouchers: context.can('voucher.read') ? vouchers : [] };
  };
  return {
    get,
    list: async (context: Reader, { query }: { query: Query }) => {
      const { customerId, vendorId, ...others } = query;
      const found = await listDueRecords<DueRow<K>>(context, due, { ...others, partyId: customerId ?? vendorId });
      return { rows: found.rows.map(answerOf), recordsTotal: found.recordsTotal };
    },
    /** Writes a new record, or one anew that is active and DUE. */
    save: async (context: Context, form: Form) => {
      const { categoryId } = form;
      const partyId = due.partyOf(form);
      const prepare = async (total: Paisa, shared: SharedColumns, day: CalendarDay) => {
        const { own, vat, vendorBill = null } = await due.ownOf(context, form, { total, shared, day });
        const posted = (outletId: number) => post({ outletId, partyId, categoryId, total, vat });
        return { own, vat, vendorBill, post: posted };
      };
      return get(context, await saveDueRecord(context, { kind, partyId, heading: due.headingOf(form), prepare }, form));
    },
    /** Cancels a record or makes it active again. */
    toggle: async (context: Context, id: number) => {
      await toggleDueRecord(context, kind, id, (record) =>
        post({
          outletId: record.outlet_id,
          partyId: record.party_id,
          categoryId: record.category_id,
          total: asPaisa(record.total_paisa),
          vat: asPaisa(record.vat_paisa),
        }),
      );
      return get(context, id);
    },
  };
}
