import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownPageScreens, screens } from '@bahi/contract/screens';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

/** What a screen is made of. What only a camera or a map needs is fetched when it is used. */
const neededFile = /\.(js|css|woff2|svg)$/;
const seldomFile = /(^|\/)(decode\.worker|zxing|countries)/;
const source = 'src/service-worker.ts';
/** With what a day begins: what they need is kept in the browser of whoever signs in. */
const shellModules =
  /[\\/](main|router|ui[\\/]shell[\\/]PublicLayout|LoginPage|AppShell|MenuOverlay|ProfileMenuList|ToastHost|DashboardPage|InvoiceEditorPage|InvoiceListPage)\.tsx$/;
const shellFonts = /noto-sans-devanagari-(devanagari|latin)-wght/;

/** With what the addresses of the app's own screens begin: to all others the server alone answers. */
const ownPages = new Set<string>(ownPageScreens);
const ofTheApp = Object.values(screens).filter((path) => !ownPages.has(path));
const screenParts = [...new Set(ofTheApp.map((path) => path.split('/')[1] ?? ''))];

/**
 * Writes `service-worker.js`, which keeps the app in the browsers of its users, and all of it on registered counters: the
 * lists of what was built go into it, so that it changes with each build that changes anything.
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
        const isShell = shellOf(bundle);
        const names = Object.keys(bundle).filter((name) => neededFile.test(name) && !seldomFile.test(name));
        const files = names.toSorted().map((name) => `/${name}`);
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
        const file = join(root, source);
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
        const shell = files.filter((name) => isShell.has(name.slice(1)) || shellFonts.test(name));
        const known = Object.entries({ builtFiles: files, shellFiles: shell, screenParts, builtVersion: version });
        const declared = known.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('');
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: declared + code });
      },
    },
  };
}

/** The files of the first screens, with all that those take from others before they are there. */
function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const waiting = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => shellModules.test(id)) ? [file.fileName] : [],
  );
  for (const name of waiting) {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    waiting.push(...file.imports);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  }
  return found;
}
