import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The page of a shared item, built apart from the app so that it shares no file with it: it has to be small. It is built
 * first, into the same folder, where the app's build then writes the compressed files of both.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'item.html' },
  },
});
