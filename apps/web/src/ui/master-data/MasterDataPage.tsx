import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { MasterData, MasterDataRow, MasterDataValues } from '@bahi/contract/master-data';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import type { ComponentType } from 'react';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { call } from '../../platform/api-client.ts';
import { useCall, useCalls, useSend } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import { useListState } from '../../platform/use-list-state.ts';
import { useActiveFilter } from '../list/active-filter.ts';
import type { Detail } from '../dialogs/DetailList.tsx';
import { quietly } from '../list/bulk/bulk-types.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { Column, Filter, RowAction } from '../list/list-types.ts';
import { useMasterDataColumns } from './master-data-columns.tsx';
import { referencesOf } from './master-data-values.ts';
import { type MasterDataBelow, MasterDataDetailDialog } from './MasterDataDetailDialog.tsx';
import { MasterDataDialog, type MasterDataDialogProps } from './MasterDataDialog.tsx';
import { useAddressDialog, useDialog } from '../dialogs/use-dialog.ts';
import { useRecordActions } from '../list/use-record-actions.tsx';

type Props = {
  of: MasterData;
  /** The list of one parent only: the conversions of a unit group. Constant while the screen stands. */
  within?: MasterDataValues;
  /** Stands above the list instead of the resource's own title. */
  title?: string;
  /** What composed resources put beside the declared parts. */
  Dialog?: ComponentType<MasterDataDialogProps>;
  moreColumns?: readonly Column<MasterDataRow>[];
  moreActions?: (record: MasterDataRow) => readonly RowAction[];
  moreDetails?: (record: MasterDataRow) => Detail[];
  /** Stands below the details of a record: its history. */
  Below?: ComponentType<MasterDataBelow>;
};

const everywhere: MasterDataValues = {};

/** A declared resource on screen: found, filtered, sorted, viewed, entered, edited, made inactive. */
export function MasterDataPage(props: Props) {
  const {
    of,
    within = everywhere,
    title,
    Dialog = MasterDataDialog,
    moreColumns = [],
    moreActions,
    moreDetails,
    Below,
  } = props;
  const t = useTexts(masterDataScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const decided = Object.keys(within);
  const references = referencesOf(of).filter(({ field }) => !decided.includes(field));
  const list = useListState<string>({ filters: ['isActive', ...references.map(({ field }) => field)], sort: of.sort });
  const answer = useCall(of.list, { query: { ...list.query, ...within } }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const { mayChange, actionsOf, bulkStatus } = useRecordChanges(of, {
    view: detail.open,
    edit: form.open,
    moreActions,
  });
  const [name, ...columns] = useMasterDataColumns(of, decided);
  return (
    <>
      <ListPage
        title={title ?? of.title[language]}
        list={list}
        answer={answer}
        call={of.list}
        bulkStatus={bulkStatus}
        query={{ ...list.query, ...within }}
        columns={name === undefined ? columns : [name, ...moreColumns, ...columns]}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[useActiveFilter(), ...useReferenceFilters(references)]}
        searchLabel={ui('searchByNameOrCode')}
        add={{ label: t('add'), needs: of.save, onClick: () => form.open(null) }}
        empty={{ text: of.empty?.[language] ?? t('empty') }}
      />
      <MasterDataDetailDialog
        of={of}
        opened={detail.opened}
        recordId={detail.target}
        onClose={detail.close}
        moreDetails={moreDetails}
        Below={Below}
        onEdit={(record) =>
          mayChange(record)
            ? () => {
                detail.close();
                form.open(record.id);
              }
            : undefined
        }
      />
      <Dialog of={of} opened={form.opened} recordId={form.target} onClose={form.close} within={within} />
    </>
  );
}

type Openers = {
  view: (id: number) => void;
  edit: (id: number) => void;
  moreActions: Props['moreActions'];
};

/** Shared records are changed by the platform, own ones by their business; others are only viewed. */
function useRecordChanges(of: MasterData, { view, edit, moreActions = () => [] }: Openers) {
  const { can, isPlatformUser } = useSession();
  const t = useTexts(masterDataScreenMessages);
  const setStatus = useSend(of.setStatus);
  const mayEdit = can(of.setStatus) && can(of.save);
  const ofTheirs = useRecordActions<MasterDataRow>({
    view,
    edit: undefined,
    changeStatus: undefined,
    more: moreActions,
  });
  const ofMine = useRecordActions<MasterDataRow>({
    view,
    edit: mayEdit ? edit : undefined,
    changeStatus: can(of.setStatus)
      ? ({ id, isActive }) => setStatus.mutate({ params: { id, status: isActive ? 'INACTIVE' : 'ACTIVE' } })
      : undefined,
    more: moreActions,
  });
  const isMine = (record: MasterDataRow): boolean => record.isShared === isPlatformUser;
  return {
    mayChange: (record: MasterDataRow) => mayEdit && isMine(record),
    bulkStatus: can(of.setStatus)
      ? {
          isActive: (record: MasterDataRow) => record.isActive,
          refusal: (record: MasterDataRow) => (isMine(record) ? undefined : t('notOwn')),
          set: ({ id }: MasterDataRow, isActive: boolean) =>
            call(of.setStatus, { params: { id, status: isActive ? 'ACTIVE' : 'INACTIVE' } }, quietly),
        }
      : undefined,
    actionsOf: (record: MasterDataRow) => (isMine(record) ? ofMine(record) : ofTheirs(record)),
  };
}

/** A list can be narrowed to what belongs to one record of each resource it refers to. */
function useReferenceFilters(references: ReturnType<typeof referencesOf>): Filter<string>[] {
  const language = useLanguage();
  const answers = useCalls(references.map(({ to }) => ({ endpoint: to.list, sent: { query: {} } })));
  return references.map(({ field, part }, position) => ({
    name: field,
    label: part.label[language],
    options: (answers[position]?.data?.rows ?? []).map((row) => ({
      value: String(row.id),
      label: nameIn(language, row.name, row.nameNp),
    })),
  }));
}
