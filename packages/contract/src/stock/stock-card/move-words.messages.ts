import type { StockMoveKind } from '@bahi/domain/posting/stock-ledger';
import { messages, type Text } from '../../messages.ts';

/** What each kind of move of stock is called, on screen, in Excel and on paper: one without a word does not compile. */
export const moveWords = messages('moveWords', {
  OPENING: { en: 'Opening stock', ne: 'प्रारम्भिक मौज्दात' },
  RECEIPT: { en: 'Bought', ne: 'खरिद' },
  LANDED_COST: { en: 'Landed cost', ne: 'सामान ल्याउँदाको खर्च' },
  SALE: { en: 'Sale', ne: 'बिक्री' },
  RETURN: { en: 'Goods returned', ne: 'सामान फिर्ता' },
  ADJUSTMENT: { en: 'Adjustment', ne: 'मिलान' },
  TRANSFER: { en: 'Transfer', ne: 'स्थानान्तरण' },
  CANCELLATION: { en: 'Cancellation', ne: 'रद्द' },
  COST_ADJUSTMENT: { en: 'Cost adjusted', ne: 'लागत मिलान' },
  REVALUATION: { en: 'Revaluation', ne: 'पुनर्मूल्याङ्कन' },
} satisfies Record<StockMoveKind, Text>);

/** What the cost of each kind follows from, as one tells it to somebody who asks. */
export const moveReasons = messages('moveReasons', {
  OPENING: {
    en: 'It came in at the cost that was entered as opening stock.',
    ne: 'प्रारम्भिक मौज्दात प्रविष्टि गर्दा लेखिएकै लागतमा आएको हो।',
  },
  RECEIPT: {
    en: 'It came in at what the vendor charges for it, without the VAT that is claimed back.',
    ne: 'विक्रेताको बिलमा लेखिएकै मूल्यमा आएको हो; मिलान हुने भ्याट यसमा पर्दैन।',
  },
  LANDED_COST: {
    en: 'What it cost to bring the goods home is added to those that are still there.',
    ne: 'सामान ल्याउँदाको खर्च बाँकी रहेको सामानको मूल्यमा थपिएको हो।',
  },
  SALE: {
    en: 'Goods leave at the average of what is there; the last of them take all the value that is left.',
    ne: 'सामान जाँदा भएको मौज्दातको औसत लागतमा जान्छ; अन्तिम सामानसँगै बाँकी सबै मूल्य जान्छ।',
  },
  RETURN: {
    en: 'What comes back, or goes back to the vendor, moves at what it had cost before.',
    ne: 'फिर्ता आउने वा विक्रेतालाई फिर्ता जाने सामान पहिलेकै लागतमा सर्छ।',
  },
  ADJUSTMENT: {
    en: 'Goods that were written off leave at the average of what is there; what a count found comes in at it.',
    ne: 'मेटाइएको सामान भएको मौज्दातको औसत लागतमा घट्छ; गन्तीमा भेटिएको सामान पनि त्यही लागतमा थपिन्छ।',
  },
  TRANSFER: {
    en: 'Goods leave one outlet at the average of what is there, and come to the other at that cost.',
    ne: 'एउटा आउटलेटबाट सामान औसत लागतमा जान्छ, र अर्कोमा त्यही लागतमा आइपुग्छ।',
  },
  CANCELLATION: {
    en: 'A document was cancelled: what it moved is moved back at the value that was posted.',
    ne: 'कागजात रद्द भएकाले त्यसले जति मूल्यमा सामान सारेको थियो, त्यति नै मूल्यमा फर्काइएको हो।',
  },
  COST_ADJUSTMENT: {
    en: 'What is not the value of goods that are there went to the cost adjustment account, and no longer stands in the stock.',
    ne: 'बाँकी सामानको नभएको मूल्य लागत मिलान खातामा सारिएको हो; अब त्यो मौज्दातमा छैन।',
  },
  REVALUATION: {
    en: 'Something was entered later for an earlier day. What was posted stays, and this corrects the costs of the day.',
    ne: 'अघिल्लो मितिको कारोबार पछि प्रविष्टि भयो। पहिले लेखिएको जस्ताको तस्तै छ, यसले त्यस दिनको लागत सच्याएको हो।',
  },
} satisfies Record<StockMoveKind, Text>);

/** What stands for the number of what moved goods and bears none. */
export const moveSourceWords = messages('moveSources', {
  ITEM: { en: 'Entered with the item', ne: 'सामानसँगै प्रविष्टि भएको' },
  WRITE_OFF: { en: 'Damage and own use', ne: 'क्षति र निजी प्रयोग' },
  STOCK_COUNT: { en: 'Stock count', ne: 'मौज्दात गन्ती' },
  STOCK_TRANSFER: { en: 'Stock transfer', ne: 'सामान स्थानान्तरण' },
  DATA_IMPORT: { en: 'Brought in by import', ne: 'विवरण भित्र्याउँदा आएको' },
});
