import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import type { Language } from '@bahi/domain/language';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { asPaisa, formatRupees } from '@bahi/domain/numbers/money';
import type { VoucherKind } from '@bahi/domain/posting/accounts/voucher';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { label, nameIn, type PaperWord } from '@bahi/contract/paper/paper-words';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { readSeller } from '../../platform/business/seller.ts';
import {
  lineNumber,
  type PaperBody,
  type PaperColumn,
  type PrintedHead,
  stockPaperView,
} from '../../stock/stock-paper/paper/stock-paper-view.ts';
import { readVoucher, readVoucherLines, type VoucherLineRow } from './voucher.queries.ts';
import type { VoucherOfOutlet } from './voucher.rows.ts';
import { taxOfRow } from './voucher.tax.ts';

type Print = (typeof voucherContract)['print'];
type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;

const titles: Record<VoucherKind, PaperWord> = {
  JOURNAL_VOUCHER: 'journalVoucher',
  CONTRA_VOUCHER: 'contraVoucher',
  OPENING_VOUCHER: 'openingVoucher',
  CLOSING_VOUCHER: 'closingVoucher',
  ASSET_VOUCHER: 'assetVoucher',
  PREPAID_VOUCHER: 'prepaidVoucher',
  LOAN_VOUCHER: 'loanVoucher',
};

/**
 * A voucher that is or was posted on A4 as PDF: read in a transaction when its turn has come, and laid out after it. Whoever may read one may
 * print it as often as they like.
 */
export async function printVoucher(context: OpenContext, { params, body }: Input<Print>): Promise<Answer<Print>> {
  const { businessId, outletId, userId, fullName } = context.session ?? failInvalidToken();
  const language = body.language ?? context.language;
  let number = '';
  const content = await papersOf(context).renderInTurn('stock-paper', () =>
    context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
      const reader: Reader = { db, businessId, calendar: context.calendar };
      const voucher = await readPrinted(reader, params.id);
      const lines = await readVoucherLines(reader, params.id);
      number = voucher.number ?? '';
      const view = stockPaperView(
        await readHead(reader, voucher, fullName),
        bodyOf(voucher, lines, language),
        language,
      );
      const pictures = view.seller.logo === null ? [] : [view.seller.name];
      return { ...view, spoken: { language, title: view.title.main, pictures } };
    }),
  );
  // The number names the file; what a file name cannot hold becomes a dash.
  return { fileName: `${number.replace(/[^\w-]/g, '-')}.pdf`, contentType: 'application/pdf', content };
}

/** A voucher that has a paper: one that is, or was, in the books. Fails with 404 for none, and with 409 for one that waits. */
export async function readPrinted(reader: Reader, id: number): Promise<VoucherOfOutlet> {
  const voucher = await readVoucher(reader, id);
  if (voucher.state === 'DRAFT') fail('voucher.draftNotPrinted', { status: 409 });
  return voucher;
}

async function readHead(reader: Reader, voucher: VoucherOfOutlet, printedBy: string): Promise<PrintedHead> {
  const { calendar } = reader;
  const [{ printed }, look] = [await readSeller(reader, voucher.outlet_id), await readPaperLook(reader)];
  return {
    seller: paperSellerOf(printed, look),
    registerType: printed.registerType,
    number: voucher.number ?? '',
    dated: paperDate(calendar, storedDay(voucher.dated_on), voucher.dated_on_bs),
    outlet: { en: voucher.outlet_name, ne: voucher.outlet_name_np },
    remarks: voucher.narration,
    withdrawal: withdrawalOf(calendar, {
      at: voucher.cancelled_at,
      reason: voucher.cancel_reason,
      by: voucher.cancelled_by_name,
    }),
    enteredBy: voucher.created_by_name,
    printedBy,
  };
}

function bodyOf(voucher: VoucherOfOutlet, lines: readonly VoucherLineRow[], language: Language): PaperBody {
  const column = (key: PaperWord, place: PaperColumn['place'], width: PaperColumn['width'] = 'auto'): PaperColumn => ({
    label: label(key, language),
    place,
    width,
  });
  const money = (paisa: number): string => (paisa === 0 ? '' : formatRupees(asPaisa(paisa), language));
  const total = asPaisa(voucher.total_paisa);
  const inWords = { label: label('inWords', language), value: amountInWords(total, language), note: '' };
  return {
    title: titles[voucher.kind],
    numberLabel: 'voucherNumber',
    facts: [{ label: label('fiscalYear', language), value: voucher.fiscal_year ?? '', note: '' }, inWords],
    columns: [
      column('serialNumber', 'center'),
      column('account', 'left', 'rest'),
      column('debit', 'right'),
      column('credit', 'right'),
    ],
    lines: [
      ...lines.map((line, position) => [
        lineNumber(position, language),
        called(line, language),
        money(line.debit_paisa),
        money(line.credit_paisa),
      ]),
      ['', label('total', language).main, formatRupees(total, language), formatRupees(total, language)],
    ],
    totals: [],
    signatures: ['preparedSignature', 'approvedSignature'],
    isForPen: false,
  };
}

/** What a line is tax of: the kind of payment and its amount. */
function taxOf(line: VoucherLineRow, language: Language): string[] {
  const tax = taxOfRow(line);
  return tax === null ? [] : [tdsWords.texts[tax.nature][language], formatRupees(tax.base, language)];
}

/** The account in the reader's language, its category, whose line it is, what tax of, and what was noted beside it. */
function called(line: VoucherLineRow, language: Language): string {
  const account = nameIn({ en: line.account_name, ne: line.account_name_np }, language);
  const category =
    line.category_name === null ? [] : [nameIn({ en: line.category_name, ne: line.category_name_np }, language)];
  const party = line.party_name === null ? [] : [nameIn({ en: line.party_name, ne: line.party_name_np }, language)];
  return [
    account,
    ...category,
    ...party,
    ...taxOf(line, language),
    ...(line.narration === null ? [] : [line.narration]),
  ].join(' · ');
}
