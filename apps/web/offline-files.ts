import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** What a screen is made of. What only a camera or a map needs is fetched when it is used. */
const neededFile = /\.(js|css|woff2|svg)$/;
const seldomFile = /(^|\/)(decode\.worker|zxing|countries)/;
const source = 'src/service-worker.ts';

/**
 * Writes `service-worker.js`, which keeps the app on the devices of registered counters: the list of what was built goes
 * into it, so that it changes with each build that changes anything.
 */
export function offlineFiles(): Plugin {
  let root = '';
  return {
    name: 'bahi-offline-files',
    apply: 'build',
    configResolved(config) {
      root = resolve(config.root);
    },
    // After the style sheet, which is put together at the end.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!Object.keys(bundle).some((name) => name.endsWith('.css')))
          this.error('no style sheet is among the files that are kept');
        const names = Object.keys(bundle).filter((name) => neededFile.test(name) && !seldomFile.test(name));
        const files = names.toSorted().map((name) => `/${name}`);
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
        const file = join(root, source);
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
        const known = `const builtFiles = ${JSON.stringify(files)};\nconst builtVersion = ${JSON.stringify(version)};\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: known + code });
      },
    },
  };
}
