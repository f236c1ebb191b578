import type { Samples } from '../samples.ts';

export const monthFileSamples: Samples = {
  'monthFile.get': () => ({ query: { dayAD: '2026-11-20' } }),
};
