import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|webmanifest|ttf)$/;
/** Below this a compressed file is not smaller on the wire. */
const smallestBytes = 1024;

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
        // index.html is written anew for each answer, with its nonce.
        if (!compressible.test(name) || name === 'index.html' || statSync(file).size < smallestBytes) continue;
        const content = readFileSync(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures as data addresses are refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/backends': server } },
});
