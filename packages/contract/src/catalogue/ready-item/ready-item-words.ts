import type { Text } from '../../messages.ts';

/** What they are called, apart from the words of their screen. */
export const readyItemsTitle = { en: 'Ready items', ne: 'तयारी सामान' } as const satisfies Text;
