import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { itemVariantMessages } from '@bahi/contract/catalogue/item-variant/item-variant.messages';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, textOf } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { bodyOf, cellPlace, countOf, isTooMuch, mistakesIn, noEdits, type PriceEdits } from './price-edits.ts';

registerTexts(goodsLinesMessages);
registerTexts(itemVariantMessages);

/** What is typed on the screen of a list's prices, kept over its pages until it is saved. */
export type PriceEditing = {
  edits: PriceEdits;
  change: (next: (edits: PriceEdits) => PriceEdits) => void;
  count: number;
  /** More than can be saved at once. */
  isTooMuch: boolean;
  isSaving: boolean;
  /** What is wrong in a cell, in words. */
  problemAt: (place: string, cell: string) => string | undefined;
  /** Answers whether it is saved. */
  save: () => Promise<boolean>;
};

export function usePriceEdits(priceListId: number): PriceEditing {
  const language = useLanguage();
  const send = useSend(priceListContract.savePrices);
  const [edits, setEdits] = useState(noEdits);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const save = async (): Promise<boolean> => {
    const sent = bodyOf(edits);
    const mistakes = mistakesIn(sent);
    setProblems(mistakes);
    if (mistakes.size > 0) {
      showToast({ kind: 'error', message: textOf('common.invalid', {}, language) });
      return false;
    }
    try {
      await send.mutateAsync({ params: { id: priceListId }, body: sent.body });
      setEdits(noEdits);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(new Map(error.fields.map(({ field, message }) => [cellPlace(field, sent.places), message])));
      return false;
    }
  };
  return {
    edits,
    change: (next) => {
      setEdits(next);
      if (problems.size > 0) setProblems(new Map());
    },
    count: countOf(edits),
    isTooMuch: isTooMuch(edits),
    isSaving: send.isPending,
    problemAt: (place, cell) => {
      const message = problems.get(`${place}.${cell}`);
      return message === undefined ? undefined : textOf(message, {}, language);
    },
    save,
  };
}
