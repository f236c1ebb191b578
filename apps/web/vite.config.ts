import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { filledArticles, type ManualPart } from '@bahi/contract/platform/manual/article';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { offlineFiles } from './offline-files.ts';
import { rightsOfCalls, schemasAsText, wordsOfDocuments } from './left-out.ts';

const compressible = /\.(html|js|css|svg|json|webmanifest|ttf|wasm)$/;
/** Below this a compressed file is not smaller on the wire. */
const smallestBytes = 1024;
const pages = ['index.html', 'item.html', 'bill.html'];

/** Writes `.br` and `.gz` beside what is built, so that the server only picks one and never compresses. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'bahi-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        // Pages are written anew for each answer, with their nonce.
        if (!compressible.test(name) || pages.includes(name) || statSync(file).size < smallestBytes) continue;
        const content = readFileSync(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

const manualPart = /[\\/]manual[\\/]parts[\\/]\w+\.messages\.ts$/;

/** Fills in what the articles of the manual name of the screens: else every screen's texts were a file of their own. */
function fillManual(): Plugin {
  let dev: ViteDevServer | null = null;
  return {
    name: 'bahi-manual',
    enforce: 'pre',
    configureServer(server) {
      dev = server;
    },
    // A part follows the words that it names, in both graphs: that of the pages and that by which it is read here.
    hotUpdate({ file }) {
      if (!/\.(messages|data)\.ts$/.test(file)) return;
      const { moduleGraph } = this.environment;
      for (const [of, modules] of moduleGraph.fileToModulesMap)
        if (manualPart.test(of)) for (const module of modules) moduleGraph.invalidateModule(module);
    },
    async load(id, options) {
      if (!manualPart.test(id) || options?.ssr === true) return null;
      // What Node imports it keeps for good; the server of development reads a part and its sets anew once they change.
      const module: Record<string, ManualPart> =
        dev === null ? await import(pathToFileURL(id).href) : await dev.ssrLoadModule(id);
      return Object.entries(module)
        .map(([name, part]) => `export const ${name} = { articles: ${JSON.stringify(filledArticles(part))} };`)
        .join('\n');
    },
  };
}

/** What the first pages take of the libraries; an index that names all of a library's parts tells nothing. */
const firstParts =
  /mantine.hooks|mantine.core.*(ActionIcon|CloseButton|Input|InputBase|TextInput|use-resolved-styles-api)[\\/]/;
const formParts = /react-hook-form|hookform.resolvers|mantine.core.*PasswordInput[\\/]/;

type Graph = { getModuleInfo: (module: string) => { importedIds: string[] } | null };

/** Tells whether some pages need a module as soon as they open. */
function neededBy(...pages: string[]): (module: string, graph: Graph) => boolean {
  const needed = new Set<string>();
  return (module, graph) => {
    // Their own modules are read at the first question.
    const waiting = needed.size > 0 ? [] : pages.map((page) => join(import.meta.dirname, `src/${page}.tsx`));
    for (const next of waiting) {
      if (needed.has(next) || next.includes('node_modules')) continue;
      needed.add(next);
      waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
    return needed.has(module);
  };
}

/** What stands before the sign-in: it does not wait for what only the screens behind it share. */
const isNeededFirst = neededBy('features/account/session/LoginPage', 'ui/shell/PublicLayout', 'ui/shell/HelpLine');
/** What stands behind it on every screen: that alone is fetched twice of what forms are made of. */
const isNeededInside = neededBy('router', 'features/platform/frame/AppShell');

/** What stands behind the sign-in before anything else, in the order in which people come to it: each is one file more. */
const everyDay = [
  { name: 'shell', isNeeded: isNeededInside },
  { name: 'home', isNeeded: neededBy('features/reports/dashboard/DashboardPage') },
];

/** What people of a shop open all day is one file more, with what it does not share with most other screens. */
const isOfSelling = neededBy('features/sales/invoice/InvoiceEditorPage', 'features/sales/invoice/InvoiceListPage');

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [fillManual(), wordsOfDocuments(), schemasAsText(), react(), rightsOfCalls(), offlineFiles(), precompress()],
  build: {
    target: 'es2022',
    // The pages of what is shared are there already: vite.public.config.ts.
    emptyOutDir: false,
    manifest: true,
    // Fonts and pictures as data addresses are refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file costs a request: what most screens share comes in few, and a screen's own code stays its own.
    rolldownOptions: {
      // What is named and not used of them is left out; but for what sets zod up they do nothing by themselves.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]packages[\\/](contract|domain)[\\/]src[\\/](?!zod\.ts)/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            {
              debugName: 'first',
              name: (module, graph) => (isNeededFirst(module, graph) || firstParts.test(module) ? 'first' : null),
              minShareCount: 2,
              priority: 8,
            },
            {
              debugName: 'form',
              name: (module, graph) =>
                formParts.test(module) || (isNeededFirst(module, graph) && !isNeededInside(module, graph))
                  ? 'form'
                  : null,
              priority: 7,
            },
            // What one of them needs stands in the file before those after it, which come to it later.
            ...everyDay.map(({ name, isNeeded }, place) => ({
              debugName: name,
              name: (module: string, graph: Graph) => (isNeeded(module, graph) ? name : null),
              priority: 6 - place,
            })),
            // Each of them is smaller than what a request costs.
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 4 },
            { name: 'common', minShareCount: 15, priority: 3 },
            {
              debugName: 'sell',
              name: (module: string, graph: Graph) => (isOfSelling(module, graph) ? 'sell' : null),
              priority: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/backends': server } },
});
