import type { Answer } from '@bahi/contract/endpoint';
import type { VatBoxRow, VatFiling, VatParty } from '@bahi/contract/reports/vat-return/vat-return-answer';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import {
  type BoxAmounts,
  type TypedBoxes,
  vatBoxes,
  type VatFigures,
  type VatReturn,
  vatReturnOf,
} from '@bahi/domain/numbers/vat-return';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { hasPan, type PartyRow } from './vat-return.parties.ts';

export type VatMonthReturn = Answer<(typeof vatReturnContract)['get']>;
export type ReturnRow = Row<'vat_return'>;

/** What was said of a month once. */
export function filingOf({ calendar }: Pick<Context, 'calendar'>, row: ReturnRow): VatFiling {
  const submitted = bothDates(storedDay(row.submitted_on), calendar);
  const verified = row.verified_on === null ? null : bothDates(storedDay(row.verified_on), calendar);
  const said = filedReturn(row);
  return {
    id: row.id,
    state: row.state,
    submissionNumber: row.submission_number,
    submittedOnAD: submitted.ad,
    submittedOnBS: submitted.bs,
    verifiedOnAD: verified?.ad ?? null,
    verifiedOnBS: verified?.bs ?? null,
    payable: said.payable,
    carriedForward: said.carriedForward,
    reason: row.reason,
    saidByName: row.said_by_name,
    saidAt: row.said_at.toISOString(),
    saidOnAD: formatAdDate(todayInKathmandu(row.said_at.getTime())),
  };
}

/** The return as it was filed; its amounts were whole rupees then. */
export function filedReturn(row: ReturnRow): VatReturn {
  const paisa = (rupees: number) => asPaisa(rupees * 100);
  const figures: VatFigures = {
    taxableSales: paisa(row.taxable_sales),
    salesTax: paisa(row.sales_tax),
    exports: paisa(row.exports),
    exemptSales: paisa(row.exempt_sales),
    taxablePurchases: paisa(row.taxable_purchases),
    purchaseTax: paisa(row.purchase_tax),
    taxableImports: paisa(row.taxable_imports),
    importTax: paisa(row.import_tax),
    exemptPurchases: paisa(row.exempt_purchases),
    exemptImports: paisa(row.exempt_imports),
  };
  return vatReturnOf(figures, typedOf(row));
}

export function typedOf(row: ReturnRow): TypedBoxes {
  return {
    adjustmentCredit: row.adjustment_credit,
    adjustmentDebit: row.adjustment_debit,
    broughtForward: row.brought_forward,
    refundAsked: row.refund_asked,
  };
}

/** The boxes of the books, each beside what was filed of it where that was something else. */
export function boxesOf(now: VatReturn, filed: VatReturn | null): VatBoxRow[] {
  return vatBoxes.map((box) => {
    const before = filed?.boxes[box];
    const isSame = before === undefined || isAlike(before, now.boxes[box]);
    return { box, ...now.boxes[box], filed: isSame ? null : before };
  });
}

function isAlike(one: BoxAmounts, other: BoxAmounts): boolean {
  return one.value === other.value && one.credit === other.credit && one.debit === other.debit;
}

export function partyOf(row: PartyRow): VatParty {
  return {
    direction: row.direction,
    pan: row.pan,
    name: row.name ?? '',
    nameNp: row.name_np,
    taxable: rupeesOf(row.taxable),
    exempt: rupeesOf(row.exempt),
    hasPan: hasPan(row),
    isForeign: row.is_foreign,
  };
}
