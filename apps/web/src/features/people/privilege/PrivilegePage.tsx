import { privileges } from '@bahi/contract/access';
import type { Answer } from '@bahi/contract/endpoint';
import { moduleScreenMessages } from '@bahi/contract/people/module/module-screen.messages';
import { privilegeContract } from '@bahi/contract/people/privilege/privilege.contract';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, Joined } from '../../../ui/dialogs/DetailList.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';

type Row = Answer<typeof privilegeContract.list>['rows'][number];

/** Every right: what it allows, which roles grant it, and who has it today. */
export function PrivilegePage() {
  const t = useTexts(moduleScreenMessages);
  const grants = useTexts(roleScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['privilege'] });
  const { privilege, sort, ...query } = list.query;
  const chosen = privileges.find((one) => one === privilege);
  const answer = useCall(
    privilegeContract.list,
    {
      query: {
        ...query,
        ...(chosen === undefined ? {} : { privilege: chosen }),
        ...(sort === 'module' || sort === '-module' ? { sort } : {}),
      },
    },
    { keepPrevious: true },
  );
  const detail = useDialog<Row>();
  const nameOf = (row: Row): string =>
    `${nameIn(language, row.moduleName, row.moduleNameNp)} · ${grants(row.privilege)}`;
  return (
    <>
      <ListPage
        title={t('privilegeTitle')}
        list={list}
        answer={answer}
        columns={usePrivilegeColumns()}
        rowKey={(row) => row.right}
        rowName={nameOf}
        onOpen={detail.open}
        filters={[
          {
            name: 'privilege',
            label: t('privilege'),
            options: privileges.map((one) => ({ value: one, label: grants(one) })),
          },
        ]}
        searchLabel={t('privilegeSearch')}
      />
      <DetailDialog
        opened={detail.opened}
        onClose={detail.close}
        title={detail.target === null ? t('privilege') : nameOf(detail.target)}
        size={760}
      >
        {detail.target === null ? null : <PrivilegeDetails row={detail.target} />}
      </DetailDialog>
    </>
  );
}

function usePrivilegeColumns(): Column<Row>[] {
  const t = useTexts(moduleScreenMessages);
  const grants = useTexts(roleScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'module',
      title: t('screen'),
      cell: (row) => nameIn(language, row.moduleName, row.moduleNameNp),
      sort: 'module',
      card: 'who',
    },
    { key: 'privilege', title: t('privilege'), cell: (row) => grants(row.privilege), card: 'status' },
    {
      key: 'roles',
      title: t('roles'),
      cell: (row) =>
        row.roles.length === 0 ? (
          '—'
        ) : (
          <Joined parts={row.roles.map((role) => nameIn(language, role.name, role.nameNp))} />
        ),
      card: 'more',
    },
    {
      key: 'people',
      title: t('people'),
      cell: (row) => (row.people.length === 0 ? t('nobody') : <Joined parts={row.people.map((one) => one.fullName)} />),
    },
    { key: 'calls', title: t('calls'), cell: (row) => formatNumber(row.calls.length, language), align: 'end' },
  ];
}

function PrivilegeDetails({ row }: { row: Row }) {
  const t = useTexts(moduleScreenMessages);
  const language = useLanguage();
  return (
    <DetailList
      details={[
        {
          label: t('calls'),
          value: row.calls.map((call) => <div key={call}>{call}</div>),
          wide: true,
        },
        {
          label: t('roles'),
          value: row.roles.map((role) => <div key={role.id}>{nameIn(language, role.name, role.nameNp)}</div>),
        },
        {
          label: t('people'),
          value:
            row.people.length === 0 ? t('nobody') : row.people.map((one) => <div key={one.id}>{one.fullName}</div>),
        },
      ]}
    />
  );
}
