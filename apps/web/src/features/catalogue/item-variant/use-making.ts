import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { type Choosing, combinationKey } from './combination-columns.tsx';
import type { FramedItem } from './ItemFrame.tsx';

/** As many as the server takes in one call: they are made together, or none of them. */
export const mostAtOnce = 500;

/** Makes combinations into variants that begin with the prices of their item. */
export function useMaking(item: FramedItem, search: string) {
  const t = useTexts(itemVariantScreenMessages);
  const confirm = useConfirm();
  const save = useSend(itemVariantContract.savePrices);
  const [chosen, setChosen] = useState<Choosing['chosen']>(new Map());
  const make = (combinations: readonly (readonly number[])[]): void => {
    const { purchasePrice, sellingPrice, mrp, vatIncluded } = item;
    const ledgerDetails = combinations.map((valueIds) => ({
      attributeValueIds: [...valueIds],
      purchasePrice,
      sellingPrice,
      mrp,
      vatIncluded,
    }));
    if (ledgerDetails.length === 0) return;
    save.mutate({ body: { itemId: item.id, ledgerDetails } }, { onSuccess: () => setChosen(new Map()) });
  };
  return {
    chosen,
    isMaking: save.isPending,
    choose: (combination: Parameters<Choosing['choose']>[0], isChosen: boolean): void =>
      setChosen((before) => {
        const after = new Map(before);
        if (isChosen) after.set(combinationKey(combination), combination.attributeValueIds);
        else after.delete(combinationKey(combination));
        return after;
      }),
    makeChosen: (): void => make([...chosen.values()]),
    /** Those that are found and not made yet. */
    makeAll: async (count: number): Promise<void> => {
      if (
        !(await confirm({ kind: 'own', question: t('makeAllQuestion', { count }), confirm: t('makeAll', { count }) }))
      )
        return;
      const query = { pageSize: mostAtOnce, ...(search === '' ? {} : { search }) };
      await call(itemVariantContract.combinations, { params: { itemId: item.id }, query }).then(
        ({ rows }) => make(rows.flatMap((row) => (row.itemLedgerDetailId === null ? [row.attributeValueIds] : []))),
        (error: Error) => showToast({ kind: 'error', message: error.message }),
      );
    },
  };
}
