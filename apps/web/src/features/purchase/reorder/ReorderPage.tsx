import { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { reorderScreen } from '@bahi/contract/purchase/reorder/reorder-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck } from 'lucide-react';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { ExcelButton } from '../../../ui/list/file/ExcelButton.tsx';
import page from '../../../ui/list/ListPage.module.css';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { EmptyState, ErrorState, NoMatchState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { OrderBar } from './OrderBar.tsx';
import { ReorderRows } from './ReorderRows.tsx';
import { useOrder } from './use-order.ts';

type Outlet = { value: string; label: string };

/** What is at or below its reorder point: chosen, it becomes a purchase draft for each vendor. */
export function ReorderPage() {
  const t = useTexts(reorderScreen);
  const ui = useTexts(uiMessages);
  const list = useListState({ filters: ['outlet'], pageSize: 50 });
  const outlets = useOutlets();
  const { outlet } = list.filters;
  const { search, pageNumber, pageSize } = list.query;
  const query = { pageNumber, pageSize, ...(search ? { search } : {}), ...(outlet ? { outletId: outlet } : {}) };
  const answer = useCall(reorderContract.list, { query }, { keepPrevious: true, staleTime: 0 });
  const filters = outlets.length > 1 ? [{ name: 'outlet' as const, label: t('outlet'), options: outlets }] : [];
  const total = answer.data?.recordsTotal;
  const takeAlong = () =>
    call(listFileContract.make, {
      params: { list: reorderContract.list.name },
      query: { ...query, fileType: 'EXCEL' },
    });
  return (
    <>
      <PageTitle title={t('title')} remark={total === undefined ? undefined : ui('count', { count: total })}>
        {total === undefined || total === 0 ? null : <ExcelButton onAsk={takeAlong} />}
      </PageTitle>
      <ListToolbar list={list} filters={filters} searchLabel={t('searchLabel')} />
      <section className={page.surface} aria-busy={answer.isFetching}>
        <Found answer={answer} list={list} outlets={outlets} />
      </section>
    </>
  );
}

/** The outlets of who is not of one of them alone. */
function useOutlets(): Outlet[] {
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  return outlets
    .filter(({ id }) => officeId === null || id === officeId)
    .map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }));
}

type FoundProps = {
  answer: ReturnType<typeof useCall<typeof reorderContract.list>>;
  list: ListState<'outlet'>;
  outlets: readonly Outlet[];
};

function Found({ answer, list, outlets }: FoundProps) {
  const t = useTexts(reorderScreen);
  const isDesktop = useIsDesktop();
  const order = useOrder(answer.data?.rows ?? []);
  if (answer.isPending) return <ListSkeleton columns={7} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { rows, recordsTotal } = answer.data;
  if (rows.length === 0 && list.pageNumber === 0)
    return list.isFiltered ? (
      <NoMatchState onClear={list.clearFilters} />
    ) : (
      <EmptyState icon={<CircleCheck size={32} aria-hidden />} title={t('title')} text={t('empty')} />
    );
  return (
    <div className={page.content} data-stale={answer.isPlaceholderData || undefined}>
      <ReorderRows rows={rows} order={order} />
      <Pagination
        pageNumber={list.pageNumber}
        pageSize={list.pageSize}
        total={recordsTotal}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
      />
      <OrderBar order={order} outlets={outlets} asked={list.filters.outlet} />
    </div>
  );
}
