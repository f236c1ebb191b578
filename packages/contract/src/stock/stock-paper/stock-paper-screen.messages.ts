import { messages } from '../../messages.ts';

/** The words that the screens of all papers that move stock have in common. */
export const stockPaperScreenMessages = messages('stockPaperScreen', {
  searchLabel: { en: 'Search by number', ne: 'नम्बरबाट खोज्नुहोस्' },
  number: { en: 'Number', ne: 'नम्बर' },
  draftOf: { en: 'Draft of {day}', ne: '{day}को मस्यौदा' },
  date: { en: 'Date', ne: 'मिति' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  value: { en: 'Value (Rs)', ne: 'मूल्य (रु)' },
  status: { en: 'Status', ne: 'अवस्था' },
  DRAFT: { en: 'Draft', ne: 'मस्यौदा' },
  POSTED: { en: 'Posted', ne: 'प्रविष्टि भयो' },
  CANCELLED: { en: 'Cancelled', ne: 'रद्द' },
  remarks: { en: 'Remarks', ne: 'कैफियत' },
  fiscalYear: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  enteredBy: { en: 'Entered by', ne: 'प्रविष्टि गर्ने' },
  cancelledBy: { en: 'Cancelled by', ne: 'रद्द गर्ने' },
  cancelReason: { en: 'Reason for cancelling', ne: 'रद्द गर्नुको कारण' },
  print: { en: 'Print', ne: 'छाप्नुहोस्' },
  cancelPaper: { en: 'Cancel entry', ne: 'प्रविष्टि रद्द गर्नुहोस्' },
  cancelTitle: { en: 'Cancel {number}', ne: '{number} रद्द गर्ने' },
  cancelHint: {
    en: 'What it moved is taken back by an entry of today; the number stays.',
    ne: 'यसले सारेको मौज्दात आजको भौचरबाट फिर्ता हुन्छ; नम्बर भने रहन्छ।',
  },
  reason: { en: 'Reason', ne: 'कारण' },
  keep: { en: 'Keep it', ne: 'रद्द नगर्नुहोस्' },
  pick: { en: 'Add an item', ne: 'सामान थप्नुहोस्' },
  pickHint: { en: 'Name, code, SKU or barcode', ne: 'नाम, कोड, एसकेयू वा बारकोड' },
  item: { en: 'Item', ne: 'सामान' },
  quantity: { en: 'Quantity', ne: 'परिमाण' },
  unit: { en: 'Unit', ne: 'एकाइ' },
});
