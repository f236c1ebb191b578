import { readFileSync } from 'node:fs';
import type { trades } from '@bahi/contract/catalogue/ready-item/ready-item.contract';

export type Trade = (typeof trades)[number];

/** A line of a trade's table. Category and unit are the codes of shared ones; a service has neither. */
export type ReadyLine = {
  kind: 'ITEM' | 'SERVICE';
  category: string | null;
  name: string;
  nameNp: string;
  unit: string | null;
  hsCode: string | null;
  taxable: boolean;
};

const kept = new Map<Trade, readonly ReadyLine[]>();

/** The catalogue of a trade as the product ships it: a table of tab-separated values under tables/, read once. */
export function readTable(trade: Trade): readonly ReadyLine[] {
  const known = kept.get(trade);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`tables/${trade.toLowerCase()}.tsv`, import.meta.url), 'utf8');
  const [, ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const read = lines.map((line) => {
    const [category = '', name = '', nameNp = '', unit = '', hsCode = '', vat = ''] = line.split('\t');
    return {
      kind: category === '' && unit === '' ? ('SERVICE' as const) : ('ITEM' as const),
      category: category || null,
      name,
      nameNp,
      unit: unit || null,
      hsCode: hsCode || null,
      taxable: vat === 'TAXABLE',
    };
  });
  kept.set(trade, read);
  return read;
}
