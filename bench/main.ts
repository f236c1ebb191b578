import { cpus } from 'node:os';
import { ensureWebBuilt } from '../scripts/bootstrap.mjs';
import { measureWaiting } from './fairness.ts';
import { measurePosting } from './posting.ts';
import { measureSearch } from './search.ts';
import { onStage } from './stage.ts';
import { measureStart } from './start.ts';
import { measureWeight } from './weight.ts';

/** Prints the figures that the README quotes. Each is a ratio of things run in the same minute, or a size. */
async function run(): Promise<void> {
  if (!ensureWebBuilt()) throw new Error('The web pages could not be built.');
  console.log(`Node ${process.version} on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})\n`);
  await onStage(async (stage) => {
    await measureWeight(stage);
    await measureSearch(stage);
    await measurePosting(stage);
  });
  await measureWaiting();
  await measureStart();
}

await run();
