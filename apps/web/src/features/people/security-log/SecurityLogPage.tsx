import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateRangeFilter } from '../../../ui/dates/DateRangeFilter.tsx';
import { useAdRangeOf } from '../../../ui/dates/DateRangePresets.tsx';
import { ExcelButton } from '../../../ui/list/file/ExcelButton.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useSecurityColumns } from './security-columns.tsx';
import { securityFilters, useSecurityFilters } from './use-security-filters.ts';

/** What happened at the doors: who came in, who was refused, who changed rights or took data away. */
export function SecurityLogPage() {
  const t = useTexts(securityLogMessages);
  const usual = useAdRangeOf()('last30Days');
  const list = useListState({ filters: securityFilters, sort: '-at' });
  const { fromDateAD, toDateAD } = list.filters;
  // What happens meanwhile is looked for here.
  const answer = useCall(securityLogContract.list, { query: list.query }, { keepPrevious: true, staleTime: 0 });
  return (
    <ListPage
      title={t('title')}
      list={list}
      answer={answer}
      columns={useSecurityColumns()}
      rowKey={(row) => row.id}
      rowName={(row) => t(row.event)}
      filters={useSecurityFilters(list.filters)}
      searchLabel={t('searchLabel')}
      empty={{ text: t('emptyText') }}
      toolbar={
        <DateRangeFilter
          label={t('at')}
          value={fromDateAD === '' && toDateAD === '' ? usual : { from: fromDateAD, to: toDateAD }}
          onChange={({ from, to }) => list.setFilters({ fromDateAD: from, toDateAD: to })}
        />
      }
      actions={<ExportButton query={list.query} />}
    />
  );
}

type Query = Parameters<typeof call<typeof securityLogContract.list>>[1]['query'];

function ExportButton({ query = {} }: { query: Query }) {
  const language = useLanguage();
  const { can } = useSession();
  if (!can(securityLogContract.download)) return null;
  const { pageNumber: _page, pageSize: _size, sort: _sort, isActive: _active, ...filter } = query;
  return <ExcelButton onAsk={() => call(securityLogContract.download, { body: { ...filter, language } })} />;
}
