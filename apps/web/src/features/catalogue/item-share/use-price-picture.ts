import type { Answer } from '@bahi/contract/endpoint';
import { itemShareScreenMessages } from '@bahi/contract/catalogue/item-share/item-share-screen.messages';
import { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import { sharedItemMessages } from '@bahi/contract/catalogue/item-share/shared-item.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { sendFile } from '../../../ui/documents/send-file.ts';
import { showToast } from '../../../platform/toasts.ts';
import { drawPicture, type SharedItemLink } from './price-picture.ts';

type Details = Answer<typeof publicItemContract.get>['itemAttributeDetailList'];
type Wanted = { address: string; qr: { side: number; path: string }; link: SharedItemLink };

/** Makes the picture of a shared item, of what anybody sees who has its link, and sends or saves it. */
export function usePricePicture({ address, qr, link }: Wanted): { send: () => void; isMaking: boolean } {
  const t = useTexts(itemShareScreenMessages);
  const words = useTexts(sharedItemMessages);
  const language = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    const { itemShareableId, itemShareableCode } = link;
    const params = { itemShareableId };
    const item = await call(publicItemContract.get, { params, query: { itemShareableCode } });
    const cover = item.imageList.slice(0, 1);
    const [photo = null] =
      cover.length === 0 ? [] : await call(publicItemContract.documents, { params, body: { imageList: cover } });
    const name = nameIn(language, item.itemName, item.itemNameNp);
    const amountOf = (rupees: number): string => words('amount', { amount: formatRupees(paisaOf(rupees), language) });
    const blob = await drawPicture({
      photo,
      name,
      price: priceOf(item.itemAttributeDetailList, { t, amountOf }),
      seller: nameIn(language, item.businessName, item.businessNameNp),
      qr,
    });
    await sendFile({ fileName: `${name}.jpg`, blob }, `${name}\n${address}`);
  };
  return {
    isMaking,
    send: () => {
      setMaking(true);
      make()
        .catch(() => showToast({ kind: 'error', message: t('pictureFailed') }))
        .finally(() => setMaking(false));
    },
  };
}

type Words = { t: Translate<typeof itemShareScreenMessages.texts>; amountOf: (rupees: number) => string };

/** What it costs, from the lowest to the highest; null where prices are not shared. */
function priceOf(details: Details, { t, amountOf }: Words): string | null {
  const prices = details.map(({ sellingPrice }) => sellingPrice);
  if (prices.length === 0) return null;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return amountOf(lowest);
  return t('amounts', { lowest: amountOf(lowest), highest: amountOf(highest) });
}
