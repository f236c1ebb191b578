import { houseAddressContract } from '@bahi/contract/platform/house-address/house-address.contract';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Pencil, Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { Column, RowAction } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { HouseAddress } from './house-address-form.ts';
import { HouseAddressDialog } from './HouseAddressDialog.tsx';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

const longestText = 36;

/** Further premises of the business: found, entered, changed, taken off. */
export function HouseAddressListPage() {
  const t = useTexts(houseAddressScreenMessages);
  const language = useLanguage();
  const list = useListState({ sort: 'name' });
  const answer = useCall(houseAddressContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const actionsOf = useActions(form.open);
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={houseAddressContract.list}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        actionsOf={actionsOf}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: houseAddressContract.save, onClick: () => form.open(null) }}
        empty={{ text: t('empty') }}
      />
      <HouseAddressDialog opened={form.opened} addressId={form.target} onClose={form.close} />
    </>
  );
}

function useActions(edit: (id: number) => void): (kept: HouseAddress) => RowAction[] {
  const ui = useTexts(uiMessages);
  const confirm = useConfirm();
  const { can } = useSession();
  const removal = useSend(houseAddressContract.remove);
  const remove = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
  return ({ id }) => [
    ...(can('business-house-address.update') && can(houseAddressContract.save)
      ? [{ label: ui('edit'), icon: <Pencil size={16} aria-hidden />, onClick: () => edit(id) }]
      : []),
    ...(can(houseAddressContract.remove)
      ? [
          {
            label: ui('remove'),
            icon: <Trash2 size={16} aria-hidden />,
            onClick: () => void remove(id),
            isDangerous: true,
          },
        ]
      : []),
  ];
}

function useColumns(): Column<HouseAddress>[] {
  const t = useTexts(houseAddressScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={longestText} />,
      card: 'who',
    },
    {
      key: 'type',
      title: t('addressType'),
      cell: (row) => nameIn(language, row.addressTypeName, row.addressTypeNameNp),
    },
    {
      key: 'phone',
      title: t('phone'),
      cell: (row) => <PhoneText number={row.phone} />,
      whole: true,
      card: 'date',
    },
    {
      key: 'address',
      title: t('address'),
      cell: (row) => <WholeText text={nameIn(language, row.address, row.addressNp)} length={longestText} />,
      card: 'more',
    },
  ];
}
