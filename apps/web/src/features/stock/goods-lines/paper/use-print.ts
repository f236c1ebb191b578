import type { Language } from '@bahi/domain/language';
import { useState } from 'react';
import type { ReceivedFile } from '../../../../platform/api-answer.ts';
import { saveFile } from '../../../../platform/api-client.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { printFile } from '../../../../platform/print-file.ts';
import { readStored, writeStored } from '../../../../platform/storage.ts';
import type { Paper, PaperKind } from './paper-kind.ts';

const paperKey = 'bahi.paper';

/** Printing one document: the paper is remembered on this machine, the language begins with that of the page. */
export function usePrint(kind: PaperKind, id: number) {
  const pageLanguage = useLanguage();
  const [chosenLanguage, setLanguage] = useState<Language | null>(null);
  const [paper, setPaper] = useState<Paper>(() => (readStored(paperKey) === 'SLIP' ? 'SLIP' : 'A4'));
  const send = kind.usePrint();
  const language = chosenLanguage ?? pageLanguage;
  const fetchPdf = (): Promise<ReceivedFile> => send.mutateAsync({ params: { id }, body: { paper, language } });
  /** A refusal has been shown as a toast. */
  const withPdf = async (handle: (file: ReceivedFile) => void | Promise<void>): Promise<void> => {
    const file = await fetchPdf().catch(() => null);
    if (file !== null) await handle(file);
  };
  return {
    paper,
    language,
    isBusy: send.isPending,
    setLanguage,
    setPaper: (next: Paper) => {
      setPaper(next);
      writeStored(paperKey, next);
    },
    print: () => withPdf(printFile),
    save: () => withPdf(saveFile),
    withPdf,
  };
}

export type Print = ReturnType<typeof usePrint>;
