import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What one start has compiled the next one need not, which halves its time. Where the folder cannot be written the
// program starts all the same.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/bahi/', import.meta.url)));

const { serve } = await import('./serve.ts');
await serve();
