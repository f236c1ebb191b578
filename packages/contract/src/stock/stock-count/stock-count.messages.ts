import { messages } from '../../messages.ts';

/** What the server says of counts. */
export const stockCountMessages = messages('stockCount', {
  opened: { en: 'Count opened', ne: 'गन्ती सुरु भयो' },
  posted: { en: 'Count {number} posted', ne: 'गन्ती {number} प्रविष्टि भयो' },
  nothingToCount: { en: 'There is nothing to count here', ne: 'यहाँ गन्ने सामान छैन' },
  sheetFull: { en: 'At most {most} lines: count by category', ne: 'बढीमा {most} हरफ: वर्गअनुसार गन्नुहोस्' },
  nothingCounted: { en: 'Nothing is counted yet', ne: 'अहिलेसम्म केही गनिएको छैन' },
  codeUnknown: { en: 'No item has the code {code}', ne: '{code} कोडको सामान छैन' },
  lineStale: {
    en: 'Somebody else counted this meanwhile: {quantity}. Look at it and save again',
    ne: 'यसबीच अरूले गने: {quantity}। हेरेर फेरि सुरक्षित गर्नुहोस्',
  },
  countedLater: {
    en: 'Counted again later by another count: {items}. Count them again or take them off the sheet',
    ne: 'पछिको अर्को गन्तीमा गनिसकिएको: {items}। फेरि गन्नुहोस् वा सूचीबाट हटाउनुहोस्',
  },
  dayCountedLater: {
    en: 'All of it was counted on a later day, last by {number}',
    ne: 'यी सबै पछिको मितिमा गनिसकिएको छ, अन्तिम पटक {number}मा',
  },
  batchMissing: {
    en: 'Say the batch of what was found of: {items}',
    ne: 'गन्तीमा बढी भेटिएको सामानको ब्याच खुलाउनुहोस्: {items}',
  },
  costMissing: {
    en: 'Nothing tells what these cost; say it first: {items}',
    ne: 'यिनको लागत थाहा छैन; पहिले लागत भन्नुहोस्: {items}',
  },
  goodsGone: {
    en: 'More has left since than was counted: {items}. Something that came is not entered yet',
    ne: 'गनेभन्दा बढी निस्किसकेको छ: {items}। आएको सामान प्रविष्टि हुन बाँकी छ',
  },
});
