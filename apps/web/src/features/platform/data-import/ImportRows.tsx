import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportRowTable } from './ImportRowTable.tsx';
import type { ImportDetail, StagedRow } from './import-types.ts';
import { RowDialog } from './RowDialog.tsx';

const states = ['ERROR', 'NEW', 'PRESENT', 'LEFT_OUT'] as const;

/** The rows of the file, page by page, each with what is said of it; cells are mended here. */
export function ImportRows({ found }: { found: ImportDetail }) {
  const t = useTexts(dataImportScreenMessages);
  const list = useListState({ filters: ['state'] });
  const isDesktop = useIsDesktop();
  const answer = useCall(
    dataImportContract.rows,
    { params: { id: found.id }, query: list.query },
    { keepPrevious: true, staleTime: 0 },
  );
  const dialog = useDialog<StagedRow>();
  return (
    <Surface title={t('rowsOfFile')}>
      <ListToolbar
        list={list}
        filters={[
          {
            name: 'state',
            label: t('status'),
            options: states.map((state) => ({ value: state, label: state === 'ERROR' ? t('onlyErrors') : t(state) })),
          },
        ]}
        searchLabel={t('rowsOfFile')}
      />
      {answer.isPending ? (
        <ListSkeleton columns={6} isTable={isDesktop} />
      ) : answer.isError ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data.rows.length === 0 ? (
        <EmptyState title={t('noRows')} text={t('noRowsText')} />
      ) : (
        <>
          <ImportProblems found={found} rows={answer.data.rows} />
          <ImportRowTable found={found} rows={answer.data.rows} onEdit={dialog.open} />
          <Pagination
            pageNumber={list.query.pageNumber}
            pageSize={list.query.pageSize}
            total={answer.data.recordsTotal}
            onPage={list.setPage}
            onPageSize={list.setPageSize}
          />
        </>
      )}
      {dialog.target === null ? null : (
        <RowDialog
          key={dialog.target.rowNumber}
          found={found}
          row={dialog.target}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </Surface>
  );
}
