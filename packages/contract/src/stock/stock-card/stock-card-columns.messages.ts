import { messages } from '../../messages.ts';

/** The heads of a stock card, the same on screen, in Excel and on paper. */
export const stockCardColumns = messages('stockCardColumns', {
  title: { en: 'Stock card', ne: 'मौज्दात खाता' },
  goods: { en: 'Item', ne: 'सामान' },
  code: { en: 'Code', ne: 'कोड' },
  unit: { en: 'Unit', ne: 'एकाइ' },
  date: { en: 'Date', ne: 'मिति' },
  dateAD: { en: 'Date (AD)', ne: 'मिति (ई.सं.)' },
  what: { en: 'What', ne: 'विवरण' },
  reference: { en: 'Number or heading', ne: 'नम्बर वा शीर्षक' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  allOutlets: { en: 'All outlets', ne: 'सबै आउटलेट' },
  in: { en: 'In', ne: 'आएको' },
  out: { en: 'Out', ne: 'गएको' },
  unitCost: { en: 'Cost (Rs)', ne: 'लागत (रु)' },
  value: { en: 'Value (Rs)', ne: 'मूल्य (रु)' },
  balance: { en: 'On hand', ne: 'बाँकी मौज्दात' },
  balanceValue: { en: 'Worth (Rs)', ne: 'बाँकीको मूल्य (रु)' },
  opening: { en: 'On hand before', ne: 'अघिल्लो बाँकी' },
  closing: { en: 'On hand at the end', ne: 'अन्तिम बाँकी' },
});
