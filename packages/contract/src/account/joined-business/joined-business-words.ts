import type { Text } from '../../messages.ts';

/** What its screen is called, apart from that screen's words. */
export const joinedBusinessesTitle = { en: 'My businesses', ne: 'मेरा व्यवसायहरू' } as const satisfies Text;
