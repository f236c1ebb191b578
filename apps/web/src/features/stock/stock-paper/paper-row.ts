import type { stockPaperHead, stockPaperRow } from '@bahi/contract/stock/stock-paper/stock-paper';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useTexts } from '../../../platform/i18n.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';

export type PaperRow = z.output<typeof stockPaperRow>;
export type PaperHead = PaperRow & z.output<z.ZodObject<typeof stockPaperHead>>;

/** What a reader calls a paper: its number, or of which day the draft is. */
export function usePaperName(): (row: Pick<PaperRow, 'code' | 'dateAD'>) => string {
  const t = useTexts(stockPaperScreenMessages);
  const longDay = useLongDay();
  return ({ code, dateAD }) => code ?? t('draftOf', { day: longDay(dateAD) });
}
