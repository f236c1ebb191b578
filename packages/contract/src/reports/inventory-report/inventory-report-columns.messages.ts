import { messages } from '../../messages.ts';

/** The heads of the report of stock, the same on screen, in Excel and on paper. */
export const inventoryReportColumns = messages('inventoryReportColumns', {
  title: { en: 'Inventory report', ne: 'मौज्दात प्रतिवेदन' },
  items: { en: 'Items: {count}', ne: '{count} सामान' },
  basis: { en: 'Basis', ne: 'आधार' },
  QUANTITY: { en: 'Quantity', ne: 'परिमाण' },
  VALUE: { en: 'Value', ne: 'मूल्य' },
  belowReorder: { en: 'Below the reorder point only', ne: 'न्यूनतम मौज्दात नपुगेका मात्र' },
  hideZero: { en: 'Without what is used up', ne: 'सकिएका सामान नदेखाउने' },
  variant: { en: 'Variant', ne: 'भेद' },
  opening: { en: 'Opening', ne: 'अघिल्लो बाँकी' },
  received: { en: 'Received', ne: 'आएको' },
  returned: { en: 'Returned in', ne: 'फिर्ता आएको' },
  adjusted: { en: 'Adjusted', ne: 'समायोजन' },
  transferredIn: { en: 'Transferred in', ne: 'सरेर आएको' },
  transferredOut: { en: 'Transferred out', ne: 'सारेर पठाएको' },
  sold: { en: 'Sold', ne: 'बिक्री' },
  closing: { en: 'Closing', ne: 'बाँकी मौज्दात' },
  averageCost: { en: 'Average cost (Rs)', ne: 'औसत लागत (रु)' },
  openingValue: { en: 'Opening (Rs)', ne: 'अघिल्लो बाँकी (रु)' },
  receivedValue: { en: 'Received (Rs)', ne: 'आएको (रु)' },
  returnedValue: { en: 'Returned in (Rs)', ne: 'फिर्ता आएको (रु)' },
  adjustedValue: { en: 'Adjusted (Rs)', ne: 'समायोजन (रु)' },
  transferredInValue: { en: 'Transferred in (Rs)', ne: 'सरेर आएको (रु)' },
  transferredOutValue: { en: 'Transferred out (Rs)', ne: 'सारेर पठाएको (रु)' },
  soldValue: { en: 'Sold (Rs)', ne: 'बिक्री (रु)' },
  closingValue: { en: 'Closing (Rs)', ne: 'बाँकी मौज्दात (रु)' },
  hint: {
    en: 'Opening stock that was entered within the period counts as received; what was cancelled is taken off where it counted.',
    ne: 'यसै अवधिमा प्रविष्टि भएको प्रारम्भिक मौज्दात आएकोमा गनिन्छ; रद्द भएको जहाँ गनिएको थियो त्यहीँबाट घटाइन्छ।',
  },
});
