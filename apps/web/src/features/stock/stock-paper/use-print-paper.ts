import type { ReceivedFile } from '../../../platform/api-answer.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import type { Language } from '@bahi/domain/language';

type Sent<B> = { params: { id: number }; body: B & { language: Language } };

/** Prints a paper in the language of the page; a refusal has been shown as a toast. */
export function usePrintPaper<B extends object>(send: {
  isPending: boolean;
  mutateAsync: (sent: Sent<B>) => Promise<ReceivedFile>;
}) {
  const language = useLanguage();
  return {
    isBusy: send.isPending,
    print: async (id: number, body: B): Promise<void> => {
      const file = await send.mutateAsync({ params: { id }, body: { ...body, language } }).catch(() => null);
      if (file !== null) printFile(file);
    },
  };
}
