import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { itemShareScreenMessages } from '@bahi/contract/catalogue/item-share/item-share-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { SharedLink } from './SharedLink.tsx';
import { ShareSwitches } from './ShareSwitches.tsx';

type Props = { item: { id: number; name: string } | null; opened: boolean; onClose: () => void };

/** Shows an item to who has its link, or to nobody any more, and hands out that link. */
export function ItemShareDialog({ item, opened, onClose }: Props) {
  const t = useTexts(itemShareScreenMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title', { name: item?.name ?? '' })} size={560}>
      {item === null ? null : <Sharing itemId={item.id} name={item.name} />}
    </Dialog>
  );
}

function Sharing({ itemId, name }: { itemId: number; name: string }) {
  const t = useTexts(itemShareScreenMessages);
  const asked = { params: { itemId }, query: { origin: location.origin } };
  const share = useCall(itemShareContract.get, asked, { staleTime: 0 });
  if (share.isError) return <ErrorState error={share.error} onRetry={() => void share.refetch()} />;
  if (share.isPending) return <FormSkeleton fields={2} />;
  const { address, qr, itemShareableId, itemShareableCode } = share.data;
  return (
    <>
      <ShareSwitches share={share.data} />
      {address === null || qr === null || itemShareableId === null || itemShareableCode === null ? (
        <p>{t('notShared')}</p>
      ) : (
        <SharedLink
          itemId={itemId}
          name={name}
          address={address}
          qr={qr}
          link={{ itemShareableId, itemShareableCode }}
          isPriceShareable={share.data.isPriceShareable}
        />
      )}
    </>
  );
}
