import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import { PackageSearch } from 'lucide-react';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAdRangeOf } from '../../../ui/dates/DateRangePresets.tsx';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import page from '../../../ui/list/ListPage.module.css';
import { OutletChip } from '../../../ui/list/OutletChip.tsx';
import { EmptyState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { GoodsPicker } from './GoodsPicker.tsx';
import { StockCard } from './StockCard.tsx';
import classes from './StockCard.module.css';

/** What moved some goods, and what was on hand after each move: of this fiscal year unless the address says otherwise. */
export function StockCardPage() {
  const t = useTexts(stockCardColumns);
  const words = useTexts(stockCardScreen);
  const { can } = useSession();
  const list = useListState({ filters: ['variant', 'outlet', 'from', 'to'], pageSize: 50 });
  const usual = useAdRangeOf()('thisFiscalYear');
  const { variant, outlet, from, to } = list.filters;
  const period = { from: from || usual.from, to: to || usual.to };
  const days = { fromDateAD: period.from, toDateAD: period.to };
  const inOutlet = outlet === '' ? {} : { outletId: outlet };
  const { pageNumber, pageSize } = list;
  const answer = useCall(
    stockCardContract.get,
    { params: { variantId: variant }, query: { ...days, ...inOutlet, pageNumber, pageSize } },
    { enabled: variant !== '' && can(stockCardContract.get), keepPrevious: true, staleTime: 0 },
  );
  if (!can(stockCardContract.get))
    return (
      <>
        <PageTitle title={t('title')} />
        <Surface>
          <ForbiddenState />
        </Surface>
      </>
    );
  const params = { variantId: variant };
  return (
    <>
      <PageTitle title={t('title')}>
        {variant === '' || !can(stockCardContract.download) ? null : (
          <ExportMenu
            fetchFile={(wish) => call(stockCardContract.download, { params, body: { ...days, ...inOutlet, ...wish } })}
          />
        )}
      </PageTitle>
      <div className={classes.bar}>
        <GoodsPicker
          chosen={variant === '' ? null : (answer.data?.goods ?? null)}
          onChoose={(id) => list.setFilter('variant', String(id))}
        />
        <DateRangeFilter label={words('period')} value={period} onChange={(range) => list.setFilters(range)} />
        <OutletChip label={t('outlet')} value={outlet} onChange={(value) => list.setFilter('outlet', value)} />
      </div>
      <section className={page.surface} aria-busy={answer.isFetching}>
        {variant === '' ? (
          <EmptyState icon={<PackageSearch size={32} aria-hidden />} title={words('pickFirst')} />
        ) : (
          <StockCard answer={answer} list={list} />
        )}
      </section>
    </>
  );
}
