import type { Answer } from '@bahi/contract/endpoint';
import type { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { directCostMessages } from '@bahi/contract/purchase/direct-cost/direct-cost.messages';
import { nameIn, registerTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

registerTexts(directCostMessages);

export type CostRow = Answer<typeof directCostContract.list>['rows'][number];
export type CostsOfPurchase = Answer<typeof directCostContract.ofInvoice>;

/** A dialog for one of the costs that are shown. */
export type CostDialog = { kind: 'pay' | 'cancel'; row: CostRow };

/** What a cost is called in the language of the page. */
export function useCostName(): (row: Pick<CostRow, 'heading' | 'headingNp'>) => string {
  const language = useLanguage();
  return ({ heading, headingNp }) => nameIn(language, heading, headingNp);
}
