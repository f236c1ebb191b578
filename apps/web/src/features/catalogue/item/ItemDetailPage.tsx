import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useParams } from 'react-router';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { ItemDetails } from './ItemDetailDialog.tsx';

/** What the dialog of the list shows of an item, as a screen with an address of its own. */
export function ItemDetailPage() {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const { itemId = '' } = useParams();
  const item = useFresh(itemContract.get, { params: { itemId } });
  const title = item.data === undefined ? t('item') : nameIn(language, item.data.name, item.data.nameNp);
  return (
    <>
      <PageTitle title={title} backTo={screens.items} />
      {item.isError ? <ErrorState error={item.error} onRetry={() => void item.refetch()} /> : null}
      {item.isPending ? <FormSkeleton /> : null}
      {item.data === undefined ? null : (
        <Surface>
          <ItemDetails item={item.data} heading="h2" />
          <RecordHistory kind="ITEM" id={item.data.id} />
        </Surface>
      )}
    </>
  );
}
