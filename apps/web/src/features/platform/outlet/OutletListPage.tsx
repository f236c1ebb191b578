import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { outletScreenMessages } from '@bahi/contract/platform/outlet/outlet-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { OutletRow } from './outlet-form.ts';
import { OutletDetailDialog } from './OutletDetailDialog.tsx';
import { OutletDialog } from './OutletDialog.tsx';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

const longestText = 36;

/** The places where the business sells: found, viewed, opened, edited, closed. */
export function OutletListPage() {
  const t = useTexts(outletScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const list = useListState({ filters: ['isActive'], sort: 'code' });
  const answer = useCall(outletContract.list, { query: list.query }, { keepPrevious: true });
  const toggle = useSend(outletContract.toggle);
  const form = useDialog<number | null>();
  const detail = useAddressDialog('view');
  const actionsOf = useRecordActions<OutletRow>({
    view: detail.open,
    edit: can('outlet.update') && can(outletContract.save) ? form.open : undefined,
    changeStatus: can(outletContract.toggle) ? ({ id }) => toggle.mutate({ params: { id } }) : undefined,
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={outletContract.list}
        columns={useOutletColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[useActiveFilter()]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: outletContract.save, onClick: () => form.open(null) }}
        empty={{ text: t('empty') }}
      />
      <OutletDetailDialog
        opened={detail.opened}
        outletId={detail.target}
        onClose={detail.close}
        onEdit={(id) => {
          detail.close();
          form.open(id);
        }}
      />
      <OutletDialog opened={form.opened} outletId={form.target} onClose={form.close} />
    </>
  );
}

function useOutletColumns(): Column<OutletRow>[] {
  const t = useTexts(outletScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    { key: 'code', title: t('code'), cell: (row) => row.code, sort: 'code', card: 'date', whole: true },
    {
      key: 'name',
      title: t('name'),
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={longestText} />,
      sort: 'name',
      card: 'who',
    },
    {
      key: 'phone',
      title: t('phone'),
      cell: (row) => <PhoneText number={row.phone} />,
      whole: true,
    },
    {
      key: 'address',
      title: t('address'),
      cell: (row) => <WholeText text={nameIn(language, row.address, row.addressNp) || '—'} length={longestText} />,
      card: 'more',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
