import { emptyPdf } from '../steps/due-documents.ts';
import type { World } from './world.ts';

export const sameDays = {
  billDateBS: 'the same day, which the AD one says',
  dueDateBS: 'the same day, which the AD one says',
};

/** A document with some content of its own. */
export function document(number: string): File {
  return new File([emptyPdf.toString().replace('%PDF-1.4\n', `%PDF-1.4\n% ${number}\n`)], `bill ${number}.pdf`);
}

/** What every kind with a heading and a category has in its form, beside its heading, party and category. */
export function bill({ ad, plus, branch }: World, number: string) {
  return {
    outletId: branch.id,
    billDateAD: plus(-3),
    dueDateAD: ad,
    totalBillAmount: 1130,
    description: `Kept in folder ${number}`,
  };
}
