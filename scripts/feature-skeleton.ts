import {
  enter,
  enterIntoGraph,
  type Entry,
  groups,
  moduleEntries,
  namesOf,
  recordEntry,
  writeFiles,
} from './skeleton.ts';

const folder = 'features/{group}/{kebab}/{kebab}';

/** The lists that name every feature. */
const lists: readonly Entry[] = [
  ['packages/contract/src/screens.ts', [/\} as const satisfies/, `  {pluralCamel}: '/business/{kebab}-setup',\n`]],
  [
    'packages/contract/src/platform/manual/help-of-screens.ts',
    [/\} as const satisfies/, `  {pluralCamel}: ['findingWay', 'lists'],\n`],
  ],
  [
    'apps/server/src/platform/core/texts.ts',
    [/(?=import)/, `import { {camel}Messages } from '@bahi/contract/{group}/{kebab}/{kebab}.messages';\n`],
    [/\] as const;\n\nexport type TextKey/, '  {camel}Messages,\n'],
  ],
  [
    'apps/server/src/app.ts',
    [/(?=import)/, `import { {camel}Routes } from './${folder}.routes.ts';\n`],
    [/(?<=const features[^;]*)\];/, '  {camel}Routes,\n'],
  ],
  [
    'apps/web/src/router.tsx',
    [/(?=import)/, `import { {camel}Routes } from './${folder}.routes.tsx';\n`],
    [/ +\{\n +path: '\*'/, '              ...{camel}Routes,\n'],
  ],
  [
    'apps/server/src/data-sheets.ts',
    [/(?=import)/, `import { {camel}Sheet } from './${folder}.sheets.ts';\n`],
    [/ {2}accountSheet,/, '  {camel}Sheet,\n'],
  ],
  ['apps/server/src/data-sheets.left-out.ts', [/(?<=leftOutOfSheets[^;]*)\};/, '  {snake}: {},\n']],
  [
    'apps/server/src/walks/samples/samples.ts',
    [/(?=import)/, `import { {camel}Samples } from './{kebab}-samples.ts';\n`],
    [/(?<=\n) {2}\.\.\.dueSamples,/, '  ...{camel}Samples,\n'],
  ],
  recordEntry,
];

/**
 * Writes the skeleton of a feature (`skeleton/feature`) into the tree at `root`, enters it into the lists that name every
 * feature, and answers the files it wrote. `words`: group/feature, then one and many of it in English and in Nepali.
 * Throws with a sentence that says what is wrong with them, or where a file or a list is not as it was.
 */
export function makeFeature([place = '', ...words]: readonly string[], root: string): string[] {
  const names = namesOf(place, words, root);
  if (names === null)
    throw new Error(`Say group/feature, then one and many of it in English and Nepali. Groups: ${groups}`);
  const entries = [...lists, ...moduleEntries(names['menu'] ?? '')];
  return [...writeFiles('feature', names, root), ...enter(entries, names, root), enterIntoGraph(names, root)];
}
