import { userAddressContract } from '@bahi/contract/platform/house-address/house-address.contract';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { RowMenu } from '../../../ui/list/RowMenu.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { UserAddressDialog } from './UserAddressDialog.tsx';

/** The addresses that a person keeps of themselves. */
export function UserAddresses() {
  const t = useTexts(houseAddressScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const list = useCall(userAddressContract.list, { query: {} });
  const removal = useSend(userAddressContract.remove);
  const form = useDialog<number | null>();
  const remove = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
  if (list.isPending) return <FormSkeleton />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Surface title={t('mine')} actions={<Button onClick={() => form.open(null)}>{t('addMine')}</Button>}>
      {list.data.rows.length === 0 ? <p>{t('emptyMine')}</p> : null}
      {list.data.rows.map((kept) => {
        const label = nameIn(language, kept.addressTypeName, kept.addressTypeNameNp);
        const address = nameIn(language, kept.address, kept.addressNp);
        const actions = [
          { label: ui('edit'), onClick: () => form.open(kept.id) },
          { label: ui('remove'), onClick: () => void remove(kept.id), isDangerous: true },
        ];
        const value = (
          <>
            {address} <RowMenu name={address} actions={actions} />
          </>
        );
        return <DetailList key={kept.id} details={[{ label, value, wide: true }]} />;
      })}
      <UserAddressDialog opened={form.opened} addressId={form.target} onClose={form.close} />
    </Surface>
  );
}
