import { messages } from '../../messages.ts';

/** The screens of transfers between outlets: list, form, receipt and details. */
export const stockTransferScreenMessages = messages('stockTransferScreen', {
  title: { en: 'Stock transfers', ne: 'सामान स्थानान्तरण' },
  add: { en: 'New transfer', ne: 'नयाँ स्थानान्तरण' },
  emptyText: {
    en: 'What one outlet sends to another stands here: what is on its way, and what arrived of it.',
    ne: 'एउटा आउटलेटले अर्कोलाई पठाएको सामान यहाँ देखिन्छ: बाटोमा रहेको र आइपुगेको।',
  },
  onItsWay: { en: 'On the way: {count}', ne: 'बाटोमा: {count}' },
  onItsWayWorth: { en: 'On the way: {count}, worth Rs {amount}', ne: 'बाटोमा: {count}, मूल्य रु {amount}' },
  // states and filters
  DRAFT: { en: 'Draft', ne: 'मस्यौदा' },
  SENT: { en: 'On its way', ne: 'बाटोमा' },
  RECEIVED: { en: 'Received', ne: 'बुझियो' },
  CANCELLED: { en: 'Cancelled', ne: 'रद्द' },
  short: { en: 'Something missing', ne: 'केही नपुगेको' },
  direction: { en: 'Direction', ne: 'दिशा' },
  OUT: { en: 'Sent by us', ne: 'हामीले पठाएको' },
  IN: { en: 'Sent to us', ne: 'हामीलाई पठाइएको' },
  // columns and details
  from: { en: 'From outlet', ne: 'पठाउने आउटलेट' },
  to: { en: 'To outlet', ne: 'बुझ्ने आउटलेट' },
  way: { en: 'From and to', ne: 'कहाँबाट कहाँ' },
  wayOf: { en: '{from} to {to}', ne: '{from}बाट {to}मा' },
  sentOn: { en: 'Sent on', ne: 'पठाएको मिति' },
  receivedOn: { en: 'Received on', ne: 'बुझेको मिति' },
  receivedBy: { en: 'Received by', ne: 'बुझ्ने' },
  receiptRemarks: { en: 'Remarks on receipt', ne: 'बुझ्दाको कैफियत' },
  lineCount: { en: 'Lines', ne: 'हरफ' },
  missingValue: { en: 'Missing', ne: 'नपुगेको' },
  sent: { en: 'Sent', ne: 'पठाएको' },
  received: { en: 'Received', ne: 'बुझेको' },
  lineValue: { en: 'Value (Rs)', ne: 'मूल्य (रु)' },
  // what can be done
  edit: { en: 'Edit draft', ne: 'मस्यौदा सच्याउनुहोस्' },
  send: { en: 'Send', ne: 'पठाउनुहोस्' },
  sendQuestion: {
    en: 'Send it now? The goods leave the stock of {from}.',
    ne: 'अहिले पठाउने हो? सामान {from}को मौज्दातबाट घट्छ।',
  },
  receive: { en: 'Receive', ne: 'बुझ्नुहोस्' },
  takeBack: { en: 'Cancel transfer', ne: 'स्थानान्तरण रद्द गर्नुहोस्' },
  remove: { en: 'Delete draft', ne: 'मस्यौदा मेटाउनुहोस्' },
  // form
  createTitle: { en: 'New transfer', ne: 'नयाँ स्थानान्तरण' },
  editTitle: { en: 'Draft transfer', ne: 'स्थानान्तरणको मस्यौदा' },
  saveDraft: { en: 'Save draft', ne: 'मस्यौदा राख्ने' },
  lines: { en: 'Goods', ne: 'सामान' },
  added: { en: '{name}: {count}', ne: '{name}: {count}' },
  removeLine: { en: 'Remove {name}', ne: '{name} हटाउनुहोस्' },
  noLines: { en: 'Add what is sent, by name or by scanning.', ne: 'पठाउने सामान नाम वा स्क्यानबाट थप्नुहोस्।' },
  inStock: { en: '{quantity} in stock', ne: 'मौज्दात {quantity}' },
  oneOutlet: {
    en: 'Goods are moved between outlets: there is only one yet.',
    ne: 'सामान आउटलेटबीच सारिन्छ: अहिले एउटा मात्र आउटलेट छ।',
  },
  notDraft: { en: 'This transfer is not a draft any more', ne: 'यो स्थानान्तरण अब मस्यौदा होइन' },
  notOnItsWay: { en: 'Nothing is left to receive of this transfer', ne: 'यस स्थानान्तरणमा बुझ्न बाँकी केही छैन' },
  viewIt: { en: 'View the transfer', ne: 'स्थानान्तरण हेर्नुहोस्' },
  // receipt
  receiveTitle: { en: 'Receive {number}', ne: '{number} बुझ्ने' },
  receiveHint: {
    en: 'Count what arrived in each item’s own unit: type it, or scan one after another. Of what is missing, say why.',
    ne: 'आइपुगेको सामान आफ्नै एकाइमा गन्नुहोस्: टाइप गर्नुहोस् वा हरेक सामान स्क्यान गर्नुहोस्। नपुगेको भए कारण लेख्नुहोस्।',
  },
  allArrived: { en: 'All arrived', ne: 'सबै आइपुग्यो' },
  arrived: { en: 'Arrived', ne: 'आइपुगेको' },
  ofSent: { en: 'of {quantity} sent', ne: 'पठाएको {quantity}मध्ये' },
  reason: { en: 'Why is it missing?', ne: 'किन नपुगेको?' },
  remarks: { en: 'Remarks', ne: 'कैफियत' },
});
