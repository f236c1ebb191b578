import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { Checkbox } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';

export type Combination = Answer<typeof itemVariantContract.combinations>['rows'][number];

/** Which combinations are chosen, and the way to choose another one. */
export type Choosing = {
  chosen: ReadonlyMap<string, readonly number[]>;
  choose: (combination: Combination, isChosen: boolean) => void;
};

export function combinationKey({ attributeValueIds }: Pick<Combination, 'attributeValueIds'>): string {
  return attributeValueIds.join('-');
}

/** The columns of combinations; one that is not made yet can be chosen, by who may make it. */
export function useCombinationColumns(choosing: Choosing | null): Column<Combination>[] {
  const t = useTexts(itemVariantScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const price = t('sellingPrice');
  const nameOf = (row: Combination): string => nameIn(language, row.attributeValue, row.attributeValueLocLang);
  return [
    {
      key: 'combination',
      title: t('combination'),
      cell: (row) =>
        row.itemLedgerDetailId === null && choosing !== null ? (
          <Checkbox
            label={nameOf(row)}
            checked={choosing.chosen.has(combinationKey(row))}
            onChange={(event) => choosing.choose(row, event.currentTarget.checked)}
          />
        ) : (
          nameOf(row)
        ),
      card: 'who',
    },
    {
      key: 'price',
      title: t('inRupees', { name: price }),
      cell: ({ sellingPrice }) => <MoneyText rupees={sellingPrice} />,
      cardCell: ({ sellingPrice }) => (sellingPrice === null ? null : <MoneyText rupees={sellingPrice} withUnit />),
      align: 'end',
      card: 'amount',
    },
    {
      key: 'made',
      title: ui('status'),
      cell: ({ itemLedgerDetailId }) =>
        itemLedgerDetailId === null ? (
          <PlainStatus>{t('notMade')}</PlainStatus>
        ) : (
          <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
            {t('isMade')}
          </Badge>
        ),
      card: 'status',
    },
  ];
}
