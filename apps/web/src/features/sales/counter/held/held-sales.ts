import { z } from '@bahi/contract/zod';
import { readStored, writeStored, ownPrefix } from '../../../../platform/storage.ts';
import { headDraft, lineDraft } from '../../../stock/goods-lines/document-draft.ts';
import { invoiceKind } from '../../invoice/invoice-kind.ts';
import { readableIn } from './with-held.ts';

const heldSale = z.object({
  /** Called out at the counter: the smallest that is free. */
  number: z.int(),
  /** When it was held, milliseconds. */
  heldAt: z.number(),
  /** What it came to, in paisa. */
  totalPaisa: z.int(),
  draft: z.object({ head: headDraft, own: invoiceKind.own, lines: z.array(lineDraft), issueKey: z.string() }),
});
export type HeldSale = z.output<typeof heldSale>;

/** Bills of one user in one outlet, on this device. */
export function heldKey(name: string): string {
  return `${ownPrefix}counter-held.${name}`;
}

/** Those that are held, in the order of their numbers. */
export function readHeld(key: string): HeldSale[] {
  return readableIn(readStored(key), (entry) => heldSale.safeParse(entry).data);
}

export function writeHeld(key: string, bills: readonly HeldSale[]): void {
  writeStored(key, bills.length === 0 ? null : JSON.stringify(bills));
}
