import type { MessageSet, Text } from '@bahi/contract/messages';
import type { Language } from '@bahi/domain/language';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReceivedFile } from '../../../../platform/api-answer.ts';
import type { ApiError } from '../../../../platform/api-error.ts';

export type Paper = 'A4' | 'SLIP';
type Printing = { params: { id: number }; body: { paper: Paper; language: Language } };

type PaperWord = 'printTitle' | 'printHint' | 'paperLanguage' | 'paperFrame' | 'shareTitle' | 'shareText';

/** What differs between kinds of document where they are printed, shared and seen on paper. */
export type PaperKind<More extends object = object> = {
  texts: MessageSet<string, Record<PaperWord, Text> & More>;
  /** Whether it goes onto A4 alone; else onto the slip of a counter printer as well. */
  isOnA4Only?: true;
  usePrint: () => { isPending: boolean; mutateAsync: (sent: Printing) => Promise<ReceivedFile> };
  useView: (id: number, language: Language) => UseQueryResult<{ url: string }, ApiError>;
};
