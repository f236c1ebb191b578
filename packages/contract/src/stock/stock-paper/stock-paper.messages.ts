import { messages } from '../../messages.ts';

/** What the server says of all papers that move stock. */
export const stockPaperMessages = messages('stockPaper', {
  dayFuture: { en: 'The date cannot be in the future', ne: 'मिति आजपछिको हुन सक्दैन' },
  postedImmutable: {
    en: 'What is posted is not changed: cancel it and enter it anew',
    ne: 'प्रविष्टि भइसकेको कागज फेरिँदैन: रद्द गरेर फेरि प्रविष्टि गर्नुहोस्',
  },
  draftRemoved: { en: 'Draft deleted', ne: 'मस्यौदा मेटियो' },
  cancelled: { en: '{number} cancelled', ne: '{number} रद्द भयो' },
  notCancellable: { en: 'Only what is in force can be cancelled', ne: 'लागू रहेको मात्र रद्द गर्न मिल्छ' },
  monthOver: {
    en: 'It is of a month that is over: it can no longer be cancelled',
    ne: 'यो बितेको महिनाको हो: अब रद्द हुँदैन',
  },
  goodsGone: {
    en: 'Goods that it brought onto the shelf have left it since: {items}',
    ne: 'यसले मौज्दातमा ल्याएका सामान निस्किसकेका छन्: {items}',
  },
  draftNotPrinted: { en: 'A draft has no paper yet', ne: 'मस्यौदाको कागज हुँदैन' },
});
