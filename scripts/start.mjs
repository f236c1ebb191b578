// `npm start`: installs and builds what is missing, then hands over to the server on the pinned Node.
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, environment, pinnedNode, root, runInForeground } from './bootstrap.mjs';

ensureInstalled();
if (!ensureWebBuilt()) process.exit(1);
process.exitCode = await runInForeground(pinnedNode(), [join(root, 'apps/server/src/main.ts')], {
  env: environment({ NODE_ENV: 'production' }),
  outlivesNobody: true,
});
