import type { ManualPart } from '@bahi/contract/platform/manual/article';
import type { GroupName } from '@bahi/contract/platform/manual/manual-index';

/** The build fills in what its articles name, and takes nothing else along (`vite.config.ts`). */
export type ReadPart = Pick<ManualPart, 'articles'>;
type Load = () => Promise<ReadPart>;

/** Each group is a file of its own, fetched when one of its articles is read: no screen waits for it. */
export const partLoaders: Readonly<Record<GroupName, Load>> = {
  begin: async () => (await import('@bahi/contract/platform/manual/parts/begin.messages')).beginPart,
  everywhere: async () => (await import('@bahi/contract/platform/manual/parts/everywhere.messages')).everywherePart,
  sales: async () => (await import('@bahi/contract/platform/manual/parts/sales.messages')).salesPart,
  purchases: async () => (await import('@bahi/contract/platform/manual/parts/purchases.messages')).purchasesPart,
  money: async () => (await import('@bahi/contract/platform/manual/parts/money.messages')).moneyPart,
  stock: async () => (await import('@bahi/contract/platform/manual/parts/stock.messages')).stockPart,
  books: async () => (await import('@bahi/contract/platform/manual/parts/books.messages')).booksPart,
  reports: async () => (await import('@bahi/contract/platform/manual/parts/reports.messages')).reportsPart,
  settings: async () => (await import('@bahi/contract/platform/manual/parts/settings.messages')).settingsPart,
  platform: async () => (await import('@bahi/contract/platform/manual/parts/platform.messages')).platformPart,
};
