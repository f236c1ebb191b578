import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The pages of a shared item and of a shared bill, built apart from the app so that they share no file with it: they have
 * to be small. They are built first, into the same folder, where the app's build then writes the compressed files of all.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['item.html', 'bill.html'] },
  },
});
