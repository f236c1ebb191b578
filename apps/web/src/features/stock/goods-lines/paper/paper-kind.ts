import type { MessageSet, Text } from '@bahi/contract/messages';
import type { Language } from '@bahi/domain/language';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReceivedFile } from '../../../../platform/api-answer.ts';
import type { ApiError } from '../../../../platform/api-error.ts';

export type Paper = 'A4' | 'SLIP';
type Printing = { params: { id: number }; body: { paper: Paper; language: Language } };

/** What differs between kinds of document where they are printed, shared and seen on paper. */
export type PaperKind = {
  texts: MessageSet<
    string,
    Record<'printTitle' | 'printHint' | 'paperLanguage' | 'paperFrame' | 'shareTitle' | 'shareText', Text>
  >;
  usePrint: () => { isPending: boolean; mutateAsync: (sent: Printing) => Promise<ReceivedFile> };
  useView: (id: number, language: Language) => UseQueryResult<{ url: string }, ApiError>;
};
