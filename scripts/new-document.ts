// `npm run new:document -- purchase/lease-bill vendor PAID "Lease bill" "Lease bills" "भाडाको बिल" "भाडाका बिल"`
import { fileURLToPath } from 'node:url';
import { makeDocument } from './document-skeleton.ts';

try {
  const { made, entered } = makeDocument(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
  console.log(`${[...made, ...entered].join('\n')}\n\ndocs/recipes/document.md says what comes next.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
