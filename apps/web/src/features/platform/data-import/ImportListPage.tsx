import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { importKinds } from '@bahi/contract/platform/data-import/import-columns';
import { screenAt, screens } from '@bahi/contract/screens';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useImportColumns } from './import-list-columns.tsx';
import { NewImportDialog } from './NewImportDialog.tsx';

const states = ['STAGED', 'COMMITTED', 'TAKEN_BACK'] as const;

/** What was brought in from files, by whom, and what became of it. */
export function ImportListPage() {
  const t = useTexts(dataImportScreenMessages);
  const navigate = useNavigate();
  const list = useListState({ filters: ['kind', 'state'], sort: '-createdAt' });
  const answer = useCall(dataImportContract.list, { query: list.query }, { keepPrevious: true, staleTime: 0 });
  const dialog = useDialog<null>();
  // An empty list of another screen says what is brought in to it: that filters nothing here.
  const [address] = useAddress();
  const asked = address.get('bring') ?? list.filters.kind;
  const usualKind = importKinds.find((kind) => kind === asked) ?? 'ITEM';
  const open = (id: number): void => void navigate(screenAt(screens.dataImport, { importId: id }));
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={dataImportContract.list}
        columns={useImportColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.fileName}
        onOpen={(row) => open(row.id)}
        filters={[
          { name: 'kind', label: t('kind'), options: importKinds.map((kind) => ({ value: kind, label: t(kind) })) },
          { name: 'state', label: t('status'), options: states.map((state) => ({ value: state, label: t(state) })) },
        ]}
        searchLabel={t('searchLabel')}
        add={{
          label: t('add'),
          needs: dataImportContract.upload,
          needsProfile: true,
          onClick: () => dialog.open(null),
        }}
        empty={{ text: t('empty') }}
      />
      <NewImportDialog
        key={usualKind}
        usualKind={usualKind}
        opened={dialog.opened}
        onClose={dialog.close}
        onRead={open}
      />
    </>
  );
}
