import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Language } from '@bahi/domain/language';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { asPaisa, formatRupees } from '@bahi/domain/numbers/money';
import { sql, type SqlBool } from 'kysely';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { paperDate } from '../../../platform/paper/paper-date.ts';
import { dateTexts, type Fact } from '@bahi/contract/paper/letterhead-view';
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
import { readSlipRow } from './cheque.deposit.ts';
import { readCheque } from './cheque.queries.ts';
import { type ChequeRow, chequesOf, seenBy, type Viewer, withNames } from './cheque.rows.ts';

type Contract = typeof chequeContract;
type Reader = Viewer & Pick<Context, 'calendar'>;
type Printed = { name: string; head: PrintedHead; body: PaperBody };

/** One cheque on paper, for whoever hands it over. */
export function printCheque(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const language = body.language ?? context.language;
  return paperOf(context, language, async (reader, printedBy) => {
    const cheque = await readCheque(reader, params.id);
    const dated = paperDate(reader.calendar, storedDay(cheque.came_on), cheque.came_on_bs);
    const head = {
      ...(await readHead(reader, cheque, printedBy)),
      dated,
      remarks: null,
      enteredBy: cheque.created_by_name,
    };
    const facts = [
      fact('chequeState', chequeScreenMessages.texts[cheque.state][language], language),
      ...accountFacts(cheque, language),
    ];
    const title = cheque.kind === 'RECEIVED' ? 'chequeReceived' : 'chequeGiven';
    return {
      name: `cheque-${cheque.number ?? cheque.id}`,
      head: { ...head, number: cheque.settlement_number ?? '' },
      body: bodyOf(reader, title, facts, [cheque], language),
    };
  });
}

/** The slip that goes to the bank with the cheques; it says what was put in, also of those that came back since. */
export function printChequeSlip(
  context: OpenContext,
  { params, body }: Input<Contract['printSlip']>,
): Promise<Answer<Contract['printSlip']>> {
  const language = body.language ?? context.language;
  return paperOf(context, language, async (reader, printedBy) => {
    const slip = await readSlipRow(reader, params.id);
    let selection = chequesOf(reader).where((of) =>
      of.exists(
        of
          .selectFrom('cheque_step as step')
          .select('step.id')
          .whereRef('step.business_id', '=', 'cheque.business_id')
          .whereRef('step.cheque_id', '=', 'cheque.id')
          .where('step.slip_id', '=', slip.id)
          // The step after a deposit that was a mistake takes it back; what bounced was in the bank.
          .where(
            sql<SqlBool>`(select next.action from cheque_step next where next.business_id = step.business_id
              and next.cheque_id = step.cheque_id and next.id > step.id
              and not (next.action = 'CLEAR' or (next.action = 'UNDO' and next.state = 'DEPOSITED'))
              order by next.id limit 1) is distinct from 'UNDO'`,
          ),
      ),
    );
    const inAll = await selection.select(sql<number>`count(*)::int`.as('count')).executeTakeFirst();
    for (const condition of seenBy(reader)) selection = selection.where(condition);
    const cheques = await withNames(selection).orderBy('cheque.id').execute();
    // A smaller slip than the bank gets would be another one.
    if (cheques.length === 0 || cheques.length < (inAll?.count ?? 0)) failNotFound();
    const dated = paperDate(reader.calendar, storedDay(slip.dated_on), slip.dated_on_bs);
    const head = await readHead(reader, slip, printedBy);
    return {
      name: `cheque-deposit-${slip.id}`,
      head: { ...head, number: String(slip.id), dated, remarks: slip.remarks, enteredBy: slip.created_by_name },
      body: bodyOf(reader, 'chequeDeposit', accountFacts(slip, language), cheques, language),
    };
  });
}

/** A paper as PDF: read in a transaction when its turn has come, and laid out after it. */
async function paperOf(
  context: OpenContext,
  language: Language,
  read: (reader: Reader, printedBy: string) => Promise<Printed>,
): Promise<Answer<Contract['print']>> {
  const { businessId, outletId, userId, fullName, rights } = context.session ?? failInvalidToken();
  const can: Reader['can'] = (right) => rights.has(right);
  let name = '';
  const content = await papersOf(context).renderInTurn('stock-paper', () =>
    context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
      const printed = await read({ db, businessId, can, calendar: context.calendar }, fullName);
      ({ name } = printed);
      const view = stockPaperView(printed.head, printed.body, language);
      const pictures = view.seller.logo === null ? [] : [view.seller.name];
      return { ...view, spoken: { language, title: view.title.main, pictures } };
    }),
  );
  return { fileName: `${name.replace(/[^\w-]/g, '-')}.pdf`, contentType: 'application/pdf', content };
}

type OfOutlet = { outlet_id: number; outlet_name: string; outlet_name_np: string | null };

async function readHead(reader: Reader, of: OfOutlet, printedBy: string) {
  const [{ printed }, look] = [await readSeller(reader, of.outlet_id), await readPaperLook(reader)];
  return {
    seller: paperSellerOf(printed, look),
    registerType: printed.registerType,
    outlet: { en: of.outlet_name, ne: of.outlet_name_np },
    withdrawal: null,
    printedBy,
  };
}

function fact(key: PaperWord, value: string, language: Language): Fact {
  return { label: label(key, language), value, note: '' };
}

/** The bank account that it is put into or drawn on; none in hand. */
function accountFacts(of: { account_name: string | null; account_name_np: string | null }, language: Language): Fact[] {
  if (of.account_name === null) return [];
  return [fact('account', nameIn({ en: of.account_name, ne: of.account_name_np }, language), language)];
}

function bodyOf(
  { calendar }: Reader,
  title: PaperWord,
  facts: readonly Fact[],
  cheques: readonly ChequeRow[],
  language: Language,
): PaperBody {
  const column = (key: PaperWord, place: PaperColumn['place'], width: PaperColumn['width'] = 'auto'): PaperColumn => ({
    label: label(key, language),
    place,
    width,
  });
  const total = asPaisa(cheques.reduce((sum, cheque) => sum + cheque.amount_paisa, 0));
  return {
    title,
    numberLabel: title === 'chequeDeposit' ? 'slipNumber' : 'receiptNumber',
    facts: [...facts, fact('inWords', amountInWords(total, language), language)],
    columns: [
      column('serialNumber', 'center'),
      column('chequeNumber', 'left'),
      column('chequeBank', 'left', 'rest'),
      column('chequeDate', 'left'),
      column('chequeParty', 'left', 'rest'),
      column('amount', 'right'),
    ],
    lines: [
      ...cheques.map((cheque, position) => [
        lineNumber(position, language),
        cheque.number ?? '—',
        cheque.bank ?? (cheque.kind === 'PAID' ? (cheque.account_name ?? '—') : '—'),
        dateTexts(paperDate(calendar, storedDay(cheque.dated_on), cheque.dated_on_bs), language).value,
        nameIn({ en: cheque.party_name, ne: cheque.party_name_np }, language),
        formatRupees(asPaisa(cheque.amount_paisa), language),
      ]),
      ['', label('total', language).main, '', '', '', formatRupees(total, language)],
    ],
    totals: [],
    signatures: ['preparedSignature', 'receiverSignature'],
    isForPen: false,
  };
}
