import type { VatParty } from '@bahi/contract/reports/vat-return/vat-return-answer';
import type { TypedBoxes } from '@bahi/domain/numbers/vat-return';
import { addPaisa, paisaOf, rupeesFromPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { countersBehind, unheardSince } from '../../books/period-lock/counters-behind.ts';
import { readBalances, readLeftThrough } from './vat-return.booking.ts';
import { mostBreaks, type Month, type MonthReader, readGaps, readTax, type Untied } from './vat-return.figures.ts';
import { isMonthBefore } from './vat-return.filings.ts';
import type { ReturnRow, VatMonthReturn } from './vat-return.rows.ts';

type Tie = VatMonthReturn['ties'][number];
type Known = {
  typed: TypedBoxes;
  before: ReturnRow | null;
  /** The return that counts of the month itself. */
  last: ReturnRow | null;
  parties: readonly VatParty[];
};

/** What a month is held against, and what breaks it (nepal design, "The tax month"). */
export async function readTies(reader: MonthReader, month: Month, known: Known): Promise<Tie[]> {
  const sales = await readTax(reader, month, 'sales');
  const purchases = await readTax(reader, month, 'purchases');
  const gaps = await readGaps(reader, month);
  return [
    taxTie('SALES_TAX', sales),
    taxTie('PURCHASE_TAX', purchases),
    listTie('NUMBERS', gaps),
    ...(await counterTies(reader, month)),
    broughtForwardTie(reader, month, known),
    partiesTie(known.parties),
    ...(await accountsTies(reader, month, known)),
  ];
}

function taxTie(tie: 'SALES_TAX' | 'PURCHASE_TAX', sides: { register: number; booked: number; untied: Untied[] }): Tie {
  return {
    tie,
    isTied: sides.untied.length === 0,
    said: rupeesOf(sides.register),
    other: rupeesOf(sides.booked),
    breaks: sides.untied.map(({ kind, id, name, register, booked }) => ({
      documentKind: kind,
      documentId: kind === null ? null : id,
      name: name ?? '',
      nameNp: null,
      amount: rupeesOf(booked - register),
    })),
  };
}

/** What registered counters leave out of the month; nothing of a business that has none. */
async function counterTies(reader: MonthReader, month: Month): Promise<Tie[]> {
  const counters = await countersBehind(reader, month);
  if (counters === null) return [];
  const open = counters.flatMap(({ numbers }) => numbers);
  const unheard = unheardSince(counters, reader, month.to);
  return [
    listTie('COUNTER_INVOICES', open),
    listTie(
      'COUNTERS_HEARD',
      unheard.map(({ code, name }) => `${code} · ${name}`),
    ),
  ];
}

function listTie(tie: Tie['tie'], breaks: readonly string[]): Tie {
  const told = breaks.slice(0, mostBreaks).map((name) => named(name));
  return { tie, isTied: breaks.length === 0, said: null, other: null, breaks: told };
}

/** The month before has to be filed, and what it carried is what this one brings forward; the first one begins. */
function broughtForwardTie(reader: MonthReader, month: Month, { typed, before }: Known): Tie {
  const isNext = before === null || isMonthBefore(reader, before, month.to);
  const carried = before?.carried_forward ?? typed.broughtForward;
  return {
    tie: 'BROUGHT_FORWARD',
    isTied: isNext && carried === typed.broughtForward,
    said: typed.broughtForward,
    other: isNext ? carried : null,
    breaks: [],
  };
}

/** Of whom much was bought at home has to have a PAN that the tax office knows; who buys without one need not. */
function partiesTie(parties: readonly VatParty[]): Tie {
  const without = parties.filter(({ direction, hasPan, isForeign }) => direction === 'BOUGHT' && !hasPan && !isForeign);
  return {
    tie: 'PARTIES',
    isTied: without.length === 0,
    said: null,
    other: null,
    breaks: without.slice(0, mostBreaks).map(({ name, nameNp, taxable, exempt }) => ({
      ...named(name),
      nameNp,
      amount: rupeesFromPaisa(addPaisa(paisaOf(taxable), paisaOf(exempt))),
    })),
  };
}

/**
 * What the accounts of VAT hold through a month that was filed is what its return says: input VAT what it carries forward,
 * and output VAT what is left to pay of it and of those before. What a business began with, what was filed elsewhere and what
 * changed since break it; where only the one stands on the other the two amounts told are the same, and it is filed again.
 */
async function accountsTies(reader: MonthReader, month: Month, { last }: Known): Promise<Tie[]> {
  if (last === null) return [];
  const { output, input } = await readBalances(reader, month.to);
  const left = await readLeftThrough(reader, month.to);
  const carried = paisaOf(last.carried_forward);
  return [
    {
      tie: 'ACCOUNTS',
      isTied: output === left && input === carried,
      said: rupeesOf(subtractPaisa(carried, left)),
      other: rupeesOf(subtractPaisa(input, output)),
      breaks: [],
    },
  ];
}

function named(name: string): Tie['breaks'][number] {
  return { documentKind: null, documentId: null, name, nameNp: null, amount: null };
}
