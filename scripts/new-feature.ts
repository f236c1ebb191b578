// `npm run new:feature -- parties/sales-agent "Sales agent" "Sales agents" "बिक्री प्रतिनिधि" "बिक्री प्रतिनिधिहरू"`
import { fileURLToPath } from 'node:url';
import { makeFeature } from './feature-skeleton.ts';

try {
  const made = makeFeature(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
  console.log(`${made.join('\n')}\n\ndocs/recipes/feature.md says what comes next.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
