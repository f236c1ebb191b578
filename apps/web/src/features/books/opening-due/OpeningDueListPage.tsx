import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { type OpeningDialog, openingParties, type OpeningParty } from './opening-due-kind.ts';
import { useOpeningDueColumns } from './opening-due-columns.tsx';
import { useOpeningDueActions } from './use-opening-due-actions.tsx';
import { openingDueFilters, useOpeningDueFilters } from './use-opening-due-filters.ts';

const OpeningDueDialogs = lazy(async () => ({ default: (await import('./OpeningDueDialogs.tsx')).OpeningDueDialogs }));

/** What customers owed before the books began. */
export function OpeningReceivablesPage() {
  return <OpeningDueListPage key="customer" party="customer" />;
}

/** What vendors were owed before the books began. */
export function OpeningPayablesPage() {
  return <OpeningDueListPage key="vendor" party="vendor" />;
}

/** Opening dues of customers, or to vendors: found, entered, corrected, paid, cancelled. */
function OpeningDueListPage({ party }: { party: OpeningParty }) {
  const t = useTexts(openingDueScreenMessages);
  const { can } = useSession();
  const words = openingParties[party];
  const list = useListState({ filters: openingDueFilters });
  const answer = useCall(openingDueContract.list, { query: { ...list.query, party } }, { keepPrevious: true });
  // What is entered next is mostly owed as at the same day as what was entered before.
  const latest = useCall(openingDueContract.list, { query: { party, sort: '-asAtAD', pageSize: 1 } });
  const detail = useAddressDialog('view');
  const dialog = useDialog<OpeningDialog>();
  const openers = { view: detail.open, open: dialog.open };
  return (
    <>
      <ListPage
        title={t(words.title)}
        list={list}
        answer={answer}
        call={openingDueContract.list}
        hasSums
        query={{ ...list.query, party }}
        columns={useOpeningDueColumns(party)}
        rowKey={(row) => row.id}
        rowName={(row) => row.billNumber}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useOpeningDueActions(openers)}
        filters={useOpeningDueFilters(party, list.filters)}
        searchLabel={t(words.search)}
        add={{
          label: t('add'),
          needs: openingDueContract.save,
          needsProfile: true,
          onClick: () => dialog.open({ kind: 'form', row: null }),
        }}
        empty={{ text: t(words.empty), importKind: words.importKind }}
        actions={
          <>
            <Button component={Link} to={words.other.path} variant="default">
              {t(words.other.label)}
            </Button>
            {can(dataImportContract.upload) ? (
              <Button component={Link} to={screens.dataImports} variant="default">
                {t('toImport')}
              </Button>
            ) : null}
          </>
        }
      />
      {detail.target === null && dialog.target === null ? null : (
        <Suspense>
          <OpeningDueDialogs
            party={party}
            detail={detail}
            dialog={dialog}
            openers={openers}
            asAtAD={latest.data?.rows[0]?.asAtAD ?? ''}
          />
        </Suspense>
      )}
    </>
  );
}
