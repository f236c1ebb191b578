import { activityKinds, isDoorKind, rightToDoors } from '@bahi/contract/people/activity-log/activity-kinds';
import { activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { activityLogMessages } from '@bahi/contract/people/activity-log/activity-log.messages';
import { activityKindText } from '@bahi/contract/people/activity-log/activity-words';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { Button } from '@mantine/core';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useCallPages } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAdRangeOf } from '../../../ui/dates/DateRangePresets.tsx';
import { ExcelButton } from '../../../ui/list/file/ExcelButton.tsx';
import { FilterChip } from '../../../ui/list/FilterChip.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import toolbar from '../../../ui/list/ListToolbar.module.css';
import page from '../../../ui/list/ListPage.module.css';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useActivityColumns } from './activity-columns.tsx';
import classes from './ActivityLog.module.css';

type Name = 'kind' | 'userId' | 'fromDateAD' | 'toDateAD';
type Query = Partial<Record<Name, string>>;

/** Who did what when, and who came in, was refused and left; the newest first. */
export function ActivityLogPage() {
  const t = useTexts(activityLogMessages);
  const usual = useAdRangeOf()('last30Days');
  const [address, changeAddress] = useAddress();
  const value = (name: Name): string => address.get(name) ?? '';
  const asked = (['kind', 'userId', 'fromDateAD', 'toDateAD'] as const).filter((name) => value(name) !== '');
  const query: Query = Object.fromEntries(asked.map((name) => [name, value(name)]));
  const [from, to] = [value('fromDateAD'), value('toDateAD')];
  return (
    <>
      <PageTitle title={t('title')}>
        <ExportButton query={query} />
      </PageTitle>
      <p className={classes.hint}>{t('hint')}</p>
      <div className={toolbar.bar}>
        {useFilters(value('userId')).map((filter) => (
          <FilterChip
            key={filter.name}
            filter={filter}
            value={value(filter.name)}
            onChange={(chosen) => changeAddress({ [filter.name]: chosen }, { replace: true })}
          />
        ))}
        <DateRangeFilter
          label={t('at')}
          value={from === '' && to === '' ? usual : { from, to }}
          onChange={(range) => changeAddress({ fromDateAD: range.from, toDateAD: range.to }, { replace: true })}
        />
      </div>
      <Activities query={query} />
    </>
  );
}

function useFilters(userId: string): Filter<'kind' | 'userId'>[] {
  const t = useTexts(activityLogMessages);
  const language = useLanguage();
  const { can } = useSession();
  const mayList = can(userReportContract.list);
  const mayReadDoors = can(rightToDoors);
  const people = useCall(userReportContract.list, { query: { pageSize: 200, sort: 'name' } }, { enabled: mayList });
  const options = (people.data?.rows ?? []).map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  return [
    {
      name: 'kind',
      label: t('kind'),
      options: activityKinds
        .filter((kind) => mayReadDoors || !isDoorKind(kind))
        .map((kind) => ({ value: kind, label: activityKindText(kind)[language] })),
    },
    ...(mayList
      ? [
          {
            name: 'userId' as const,
            label: t('person'),
            options,
            chosen: options.find(({ value }) => value === userId),
          },
        ]
      : []),
  ];
}

function Activities({ query }: { query: Query }) {
  const t = useTexts(activityLogMessages);
  const isDesktop = useIsDesktop();
  const columns = useActivityColumns();
  const pages = useCallPages(activityLogContract.recent, { query }, ({ before }) =>
    before === null ? null : { query: { ...query, before } },
  );
  const rows = pages.data?.pages.flatMap(({ activities }) => activities) ?? [];
  const Rows = isDesktop ? ListTable : ListCards;
  return (
    <>
      <section className={page.surface} aria-busy={pages.isFetching}>
        {pages.isPending ? (
          <ListSkeleton columns={columns.length} isTable={isDesktop} />
        ) : pages.isError ? (
          <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={t(pages.hasNextPage ? 'noneSoFar' : 'emptyText')} />
        ) : (
          <Rows
            label={t('title')}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            rowName={({ recordName }) => recordName ?? t('title')}
          />
        )}
      </section>
      {pages.hasNextPage ? (
        <Button
          className={classes.earlier ?? ''}
          variant="default"
          aria-busy={pages.isFetchingNextPage}
          onClick={() => {
            if (!pages.isFetchingNextPage) void pages.fetchNextPage();
          }}
        >
          {t('earlier')}
        </Button>
      ) : null}
    </>
  );
}

function ExportButton({ query }: { query: Query }) {
  const language = useLanguage();
  const { can } = useSession();
  if (!can(activityLogContract.download)) return null;
  return <ExcelButton onAsk={() => call(activityLogContract.download, { body: { ...query, language } })} />;
}
