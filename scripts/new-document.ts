// `npm run new:document -- purchase/hire-charge vendor PAID "Hire charge" "Hire charges" "भाडा दस्तुर" "भाडा दस्तुरहरू"`
import { fileURLToPath } from 'node:url';
import { makeDocument } from './document-skeleton.ts';

try {
  const { made, entered } = makeDocument(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
  console.log(`${[...made, ...entered].join('\n')}\n\ndocs/recipes/document.md says what comes next.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
