// `npm start`: installs and builds what is missing, then hands over to the server on the pinned Node.
import {
  ensureInstalled,
  ensureWebBuilt,
  environment,
  pinnedNode,
  runInForeground,
  serverProgram,
} from './bootstrap.mjs';

ensureInstalled();
if (!ensureWebBuilt()) process.exit(1);
const { file, flags, settings } = serverProgram();
process.exitCode = await runInForeground(pinnedNode(), [...flags, file], {
  env: environment({ NODE_ENV: 'production', ...settings }),
  outlivesNobody: true,
});
