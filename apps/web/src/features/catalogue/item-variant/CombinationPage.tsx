import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { ListSection } from '../../../ui/list/ListSection.tsx';
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { combinationKey, useCombinationColumns } from './combination-columns.tsx';
import { type FramedItem, ItemFrame } from './ItemFrame.tsx';
import classes from './CombinationPage.module.css';
import { mostAtOnce, useMaking } from './use-making.ts';

/** What can be made of an item's values, a page at a time: those that are chosen, or all that are found, become variants. */
export function CombinationPage() {
  return (
    <ItemFrame step="combinations" needs={itemVariantContract.combinations}>
      {(item) => <Combinations key={item.id} item={item} />}
    </ItemFrame>
  );
}

function Combinations({ item }: { item: FramedItem }) {
  const t = useTexts(itemVariantScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can } = useSession();
  const list = useListState();
  const sent = { params: { itemId: item.id }, query: list.query };
  const answer = useCall(itemVariantContract.combinations, sent, { keepPrevious: true });
  const total = answer.data?.recordsTotal ?? 0;
  const making = useMaking(item, list.search);
  const mayMake = can(itemVariantContract.savePrices);
  const columns = useCombinationColumns(mayMake ? making : null);
  const chooseAttributes = screenAt(screens.itemAttributes, { itemId: item.id });
  return (
    <>
      <ListToolbar list={list} filters={[]} searchLabel={t('searchCombinations')}>
        {mayMake && total > 0 ? (
          <div className={classes.make}>
            <Button
              variant="default"
              disabled={total > mostAtOnce}
              loading={making.isMaking}
              onClick={() => void making.makeAll(total)}
            >
              {t('makeAll', { count: total })}
            </Button>
            <Button disabled={making.chosen.size === 0} loading={making.isMaking} onClick={making.makeChosen}>
              {t('makeChosen', { count: making.chosen.size })}
            </Button>
          </div>
        ) : null}
      </ListToolbar>
      {total > mostAtOnce ? <p className={classes.hint}>{t('mostAtOnce', { count: mostAtOnce })}</p> : null}
      <ListSection
        title={t('combinations')}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={combinationKey}
        rowName={(row) => nameIn(language, row.attributeValue, row.attributeValueLocLang)}
        empty={
          <EmptyState
            title={t('chooseAttributes')}
            text={t('combinationsEmpty')}
            action={<Button onClick={() => void navigate(chooseAttributes)}>{t('chooseAttributes')}</Button>}
          />
        }
      />
    </>
  );
}
