// The house rules of docs/ARCHITECTURE.md as lint rules. `scripts/house-rules.test.ts` plants one fault for each.
import { noStrayKinds } from './house-rules/documents.mjs';
import { featureGraph, importWalls, noBarrel, noVagueNames } from './house-rules/imports.mjs';
import { fileLength, functionLength } from './house-rules/length.mjs';
import { noCast, noRawHtml, noRawText, noToFixed } from './house-rules/language.mjs';
import { noConsole, noNewDate, noProcessEnv, noStrayFetch } from './house-rules/outside-world.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    'import-walls': importWalls,
    'feature-graph': featureGraph,
    'no-barrel': noBarrel,
    'no-vague-names': noVagueNames,
    'no-stray-fetch': noStrayFetch,
    'no-process-env': noProcessEnv,
    'no-console': noConsole,
    'no-new-date': noNewDate,
    'no-to-fixed': noToFixed,
    'no-cast': noCast,
    'no-raw-text': noRawText,
    'no-raw-html': noRawHtml,
    'file-length': fileLength,
    'function-length': functionLength,
    'no-stray-kinds': noStrayKinds,
  },
};
