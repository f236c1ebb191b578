import {
  type AskedLine,
  computeNote,
  type NoteError,
  type NoteErrorCode,
  type NoteTotal,
  type OpenBill,
} from '@bahi/domain/goods/note-total';
import { formatRupees, paisaFromRupees, paisaOf, zeroPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../../platform/core/errors.ts';
import type { TextKey } from '../../../../platform/core/texts.ts';

/** What a form of a credit or debit note says, with the line of the bill that each of its lines is about. */
export type AskedForm = {
  isByQuantity: boolean;
  lines: readonly { billLineId: number; quantity: number; freeQuantity?: number; amount: number }[];
  shippingCharge: number;
  /** The total as it was shown to whoever sends it; null where it is not asked about. */
  expectedTotal: number | null;
};

/** What a kind of note says where its form is wrong, and what its lines call the line of the bill. */
export type NoteTexts = {
  errors: Record<NoteErrorCode, TextKey>;
  totalChanged: TextKey;
  lineField: string;
};

/**
 * What a note comes to, of what is left of its bill; `lineIds` are those of the bill's lines, in their order. Fails at the
 * fields that are wrong, and where another total was shown: somebody else took something of the bill meanwhile.
 */
export function noteTotalOf(
  { language }: Pick<Context, 'language'>,
  form: AskedForm,
  { bill, lineIds }: { bill: OpenBill; lineIds: readonly number[] },
  texts: NoteTexts,
): NoteTotal {
  const asked = form.lines.map((line): AskedLine => ({
    position: lineIds.indexOf(line.billLineId),
    quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
    free: quantityFromNumber(line.freeQuantity ?? 0) ?? zeroQuantity,
    net: paisaFromRupees(line.amount) ?? zeroPaisa,
  }));
  const shipping = paisaFromRupees(form.shippingCharge) ?? zeroPaisa;
  const result = computeNote(bill, { isByQuantity: form.isByQuantity, lines: asked, shipping });
  if (!result.ok) {
    const fields = result.errors.map((error) => refusedOf(error, language, leftAt(error, asked, bill), texts));
    return fail(fields[0]?.key ?? 'common.invalid', { fields });
  }
  const { grandTotal } = result.total;
  if (form.expectedTotal !== null && paisaOf(form.expectedTotal) !== grandTotal)
    fail(texts.totalChanged, { status: 409, parameters: { total: formatRupees(grandTotal, language) } });
  return result.total;
}

type Left = OpenBill['lines'][number] | OpenBill['shipping'];

function leftAt({ field }: NoteError, asked: readonly AskedLine[], { lines, shipping }: OpenBill): Left {
  const place = Number(field.split('.')[1]);
  return lines[asked[place]?.position ?? -1] ?? shipping;
}

function refusedOf(
  { field, code }: NoteError,
  language: Context['language'],
  left: Left,
  { errors, lineField }: NoteTexts,
): RefusedField {
  const key = errors[code];
  const goods = 'quantity' in left ? left : null;
  const quantity = (code === 'freeAbove' ? goods?.free : goods?.quantity) ?? zeroQuantity;
  if (code === 'quantityAbove' || code === 'freeAbove')
    return { field, key, parameters: { quantity: formatQuantity(quantity, language) } };
  if (code === 'amountAbove') return { field, key, parameters: { amount: formatRupees(left.net, language) } };
  const named = code === 'unknownLine' || code === 'lineTwice' ? `${field}.${lineField}` : field;
  return { field: named, key };
}
