import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from '../scripts/bootstrap.mjs';
import { measureBillKeys } from './bill-keys.ts';
import { measureWaiting } from './fairness.ts';
import { measureImport } from './import.ts';
import { measureMemory } from './memory.ts';
import { measurePapers } from './papers.ts';
import { measureGrowth, measurePosting } from './posting.ts';
import { measurePurchase } from './purchase.ts';
import { measureReads } from './reads.ts';
import { measureSearch } from './search.ts';
import { onStage, type Stage } from './stage.ts';
import { measureSlowLine } from './slow-line.ts';
import { measureStart } from './start.ts';
import { measureStockCard } from './stock-card.ts';
import { measureVariants } from './variants.ts';
import { measureVerify } from './verify.ts';
import { measureWeight } from './weight.ts';

/** Prints the figures that the README quotes. Each is a ratio of things run in the same minute, a time or a size. */
const figures = {
  weight: () => onPages(measureWeight),
  keys: () => onPages(measureBillKeys),
  'slow-line': () => onPages(measureSlowLine),
  search: () => onStage(measureSearch),
  variants: () => onStage(measureVariants),
  'stock-card': () => onStage(measureStockCard),
  import: () => onStage(measureImport),
  posting: () => onStage(measurePosting),
  purchase: () => onStage(measurePurchase),
  growth: measureGrowth,
  reads: measureReads,
  papers: measurePapers,
  memory: measureMemory,
  waiting: measureWaiting,
  start: measureStart,
  verify: measureVerify,
};

/** Where the pages are opened as well: as they are built. */
function onPages(measure: (stage: Stage) => Promise<void>): Promise<void> {
  if (!ensureWebBuilt()) throw new Error('The web pages could not be built.');
  return onStage(measure);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string', default: '15000,200000' } },
});
const sizes = values.size.split(',').map(Number);
const unknown = positionals.find((name) => !(name in figures));
if (unknown !== undefined || sizes.some((size) => !(size > 0)))
  throw new Error(`Say it so: npm run bench -- [${Object.keys(figures).join(' | ')}] [--size 2000,20000]`);
console.log(`Node ${process.version} on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})\n`);
for (const [name, measure] of Object.entries(figures))
  if (positionals.length === 0 || positionals.includes(name)) await measure(sizes);
