import { messages } from '../../messages.ts';

/** What the server says of transfers; the screens' own texts stand in stock-transfer-screen.messages.ts. */
export const stockTransferMessages = messages('stockTransfer', {
  savedDraft: { en: 'Transfer draft saved', ne: 'स्थानान्तरणको मस्यौदा सुरक्षित भयो' },
  sent: { en: 'Transfer {number} sent', ne: 'स्थानान्तरण {number} पठाइयो' },
  received: { en: 'Transfer {number} received', ne: 'स्थानान्तरण {number} बुझियो' },
  receivedShort: {
    en: 'Transfer {number} received; what is missing is booked as a loss',
    ne: 'स्थानान्तरण {number} बुझियो; नपुगेको सामान नोक्सानीमा लेखियो',
  },
  sameOutlet: {
    en: 'Goods are sent to another outlet: choose one',
    ne: 'सामान अर्को आउटलेटमा पठाइन्छ: अर्को छान्नुहोस्',
  },
  linesMany: { en: 'A transfer has at most 300 lines', ne: 'एउटा स्थानान्तरणमा बढीमा ३०० हरफ हुन्छन्' },
  beforeSent: {
    en: 'The goods left on {day}: they cannot arrive before',
    ne: 'सामान {day}मा पठाइएको हो: त्यसअघि आइपुग्न सक्दैन',
  },
  moreThanSent: {
    en: '{quantity} {quantity|was|were} sent: what is more goes onto a transfer of its own',
    ne: '{quantity} पठाइएको हो: बढी भएको सामानको छुट्टै स्थानान्तरण लेखाउनुहोस्',
  },
  reasonMissing: { en: 'Say why some of it is missing', ne: 'किन नपुगेको हो, लेख्नुहोस्' },
  linesDiffer: {
    en: 'Say of each line that was sent how much of it arrived',
    ne: 'पठाइएको हरेक हरफको कति आइपुग्यो, लेख्नुहोस्',
  },
  notSent: { en: 'It is a draft: nothing was sent yet', ne: 'यो मस्यौदा हो: अझै केही पठाइएको छैन' },
  receivedBefore: { en: 'It is received already', ne: 'यो बुझिसकिएको छ' },
  cancelledBefore: { en: 'It is cancelled', ne: 'यो रद्द भइसकेको छ' },
  notReceiver: {
    en: 'Only the outlet it was sent to receives it',
    ne: 'जुन आउटलेटमा पठाइएको हो, त्यहीँ मात्र बुझिन्छ',
  },
  notSender: { en: 'Only the outlet that sent it takes it back', ne: 'पठाउने आउटलेटले मात्र फिर्ता लिन सक्छ' },
});
