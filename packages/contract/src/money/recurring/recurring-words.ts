import type { RepeatedKind } from '@bahi/domain/posting/accounts/repeated-kinds';
import { kindWords } from '../../books/document-registry/document-registry.ts';
import { voucherWords } from '../../books/voucher/voucher-words.ts';
import type { Text } from '../../messages.ts';

/** What each kind is called that comes again. */
export const repeatedWords: Readonly<Record<RepeatedKind, Text>> = { ...kindWords, ...voucherWords };
