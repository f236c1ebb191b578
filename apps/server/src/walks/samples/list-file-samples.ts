import type { Samples } from './samples.ts';

export const listFileSamples: Samples = {
  // The right is that of the list.
  'listFile.make': () => ({ params: { list: 'customer.list' }, query: { fileType: 'EXCEL' }, alone: 403 }),
  'listFile.totals': () => ({ params: { list: 'customer.list' }, alone: 403 }),
};
