import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { screens } from '@bahi/contract/screens';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { ListPlus, Lock } from 'lucide-react';
import { useParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { FillPricesDialog } from './FillPricesDialog.tsx';
import { useAudienceText, useListDays } from './price-list-days.ts';
import type { PriceList } from './price-list-form.ts';
import { PriceRows } from './PriceRows.tsx';
import { usePriceEdits } from './use-price-edits.ts';

/** The prices of one list: a page of them at a time, written as a table and saved together. */
export function PricesOfListPage() {
  const t = useTexts(priceListScreenMessages);
  const common = useTexts(commonMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const id = Number(useParams()['priceListId']);
  const isAllowed = can(priceListContract.get);
  const found = useFresh(priceListContract.get, isAllowed ? { params: { id } } : null);
  if (isAllowed && found.data !== undefined) return <PricesOfList list={found.data} />;
  return (
    <>
      <PageTitle title={t('openPrices')} backTo={screens.priceLists} />
      {!isAllowed ? (
        <EmptyState icon={<Lock size={32} aria-hidden />} title={common('forbidden')} text={ui('forbidden')} />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  );
}

function PricesOfList({ list }: { list: PriceList }) {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const audienceOf = useAudienceText();
  const daysOf = useListDays();
  const state = useListState({ pageSize: 50 });
  const params = { id: list.id };
  const answer = useCall(priceListContract.listPrices, { params, query: state.query }, { keepPrevious: true });
  const edits = usePriceEdits(list.id);
  const filling = useDialog();
  const mayFill = can(priceListContract.fillPrices);
  return (
    <>
      <PageTitle
        title={nameIn(language, list.name, list.nameNp)}
        remark={`${audienceOf(list)} · ${daysOf(list)}`}
        backTo={screens.priceLists}
      >
        {can(priceListContract.download) ? (
          <ExportMenu fetchFile={(wish) => call(priceListContract.download, { params, body: wish })} />
        ) : null}
        {mayFill ? (
          <Button
            variant="default"
            leftSection={<ListPlus size={18} aria-hidden />}
            // What is filled in would meet what is not saved yet.
            disabled={edits.count > 0}
            onClick={() => filling.open(undefined)}
          >
            {t('fill')}
          </Button>
        ) : null}
      </PageTitle>
      <PriceRows state={state} answer={answer} edits={edits} mayEdit={can(priceListContract.savePrices)} />
      {mayFill ? <FillPricesDialog opened={filling.opened} onClose={filling.close} priceListId={list.id} /> : null}
    </>
  );
}
