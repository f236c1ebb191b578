import type { Text } from '../../messages.ts';

/** What they are called together, apart from their screens' words. */
export const quotationsTitle = { en: 'Quotations', ne: 'कोटेसन' } as const satisfies Text;
