import type { voucherLineForm } from '@bahi/contract/books/voucher/voucher-forms';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { formatRupees, type Paisa, paisaFromRupees, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import {
  dueEffectOf,
  voucherDifference,
  type VoucherKind,
  type VoucherLine,
} from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { refuseLocked } from '../ledger/open-days.ts';
import { readNamed } from './voucher.accounts.ts';
import { refuseParties } from './voucher.parties.ts';
import { judgeTaxes, type LineTax } from './voucher.tax.ts';

export type LineForm = z.output<typeof voucherLineForm>;
/** A line as it is written, with what its writer noted beside it. */
export type WrittenLine = VoucherLine & {
  narration: string | null;
  /** The bill of its party that was chosen for it to take from. */
  documentId?: number | null;
  /** What it is tax of, where it holds tax back. */
  tax?: LineTax | null;
};

/** The day of a voucher: not after today, within the calendar, and not locked. Fails at `dateAD`, or at `dateBS` where that was sent. */
export async function voucherDayOf(
  context: Context,
  form: { dateAD: string | null; dateBS: string | null },
): Promise<CalendarDay> {
  const day = readVoucherDay(context, form);
  await refuseLocked(context, { day, field: 'dateAD', hasVat: false });
  return day;
}

/** The same, whether or not it is locked. */
export function readVoucherDay(
  { calendar, today }: Pick<Context, 'calendar' | 'today'>,
  { dateAD, dateBS }: { dateAD: string | null; dateBS: string | null },
): CalendarDay {
  const day = readRequiredDay(calendar, { ad: dateAD, bs: dateBS }, { ad: 'dateAD', bs: 'dateBS' });
  if (isInFuture(day, today)) fail('common.dateFuture', { field: 'dateAD' });
  return day;
}

/** Reads the lines of a form of a voucher of a day; what is wrong is told of all of them at once. */
export async function readLines(
  context: Context,
  where: { kind: VoucherKind; outletId: number; day: CalendarDay },
  forms: readonly LineForm[],
): Promise<WrittenLine[]> {
  const { named, refused } = await readNamed(
    context,
    where,
    forms.map(({ accountId, categoryId }, position) => ({
      accountId,
      categoryId,
      field: `lines.${position}.accountId`,
      categoryField: `lines.${position}.categoryId`,
    })),
  );
  const parties = named.map((account) => (account?.holdsTax === true ? 'payee' : (account?.party ?? null)));
  const amounts = forms.flatMap((form, position) => refuseAmount(form, position));
  const { taxes, refused: ofTax } = await judgeTaxes(
    context,
    where.day,
    forms.map(({ debit, credit, ...form }, position) => ({
      ...form,
      holdsTax: named[position]?.holdsTax === true,
      hasParty: Boolean(named[position]?.party),
      debit: paisaOf(debit),
      credit: paisaOf(credit),
    })),
  );
  const wrong = [...refused, ...(await refuseParties(context, forms, parties)), ...amounts, ...ofTax];
  if (wrong.length > 0) return fail('common.invalid', { fields: wrong });
  return forms.flatMap((form, position) => {
    const account = named[position];
    if (!account) return [];
    const { code, categoryId, party } = account;
    const ofParty = party === null ? {} : { partyId: form[`${party}Id`] ?? undefined };
    const { narration } = form;
    const line = { account: code, categoryId, ...ofParty, debit: paisaOf(form.debit), credit: paisaOf(form.credit) };
    // What takes from no bill has chosen none, whatever its field still says.
    const documentId = party !== null && dueEffectOf(line) === 'SETTLES' ? form.documentId : null;
    return [{ ...line, documentId, narration, tax: taxes[position] ?? null }];
  });
}

/** Refuses lines whose debits are not their credits, and says by how much. */
export function refuseUnbalanced({ language }: Pick<Context, 'language'>, lines: readonly VoucherLine[]): void {
  const difference = voucherDifference(lines);
  if (difference === 0) return;
  const told = (amount: number): string => formatRupees(paisaFromRupees(amount / 100) ?? zeroPaisa, language);
  fail('voucher.notBalanced', {
    field: 'lines',
    parameters: {
      debit: told(sumPaisa(lines.map((line) => line.debit))),
      credit: told(sumPaisa(lines.map((line) => line.credit))),
      difference: told(Math.abs(difference)),
    },
  });
}

function refuseAmount({ debit, credit }: LineForm, position: number): RefusedField[] {
  const [isDebit, isCredit] = [(debit ?? 0) > 0, (credit ?? 0) > 0];
  if (isDebit && isCredit) return [{ field: `lines.${position}.credit`, key: 'voucher.oneSide' }];
  if (isDebit || isCredit) return [];
  return [{ field: `lines.${position}.debit`, key: 'voucher.amountMissing' }];
}

function paisaOf(rupees: number | null): Paisa {
  return rupees === null ? zeroPaisa : (paisaFromRupees(rupees) ?? zeroPaisa);
}
