import { messages } from '../../messages.ts';

/** The heads and words of profit and loss. */
export const profitAndLossColumns = messages('profitAndLossColumns', {
  title: { en: 'Profit and loss', ne: 'नाफा नोक्सान' },
  lines: { en: 'Lines: {count}', ne: '{count} हरफ' },
  line: { en: 'Line', ne: 'शीर्षक' },
  amount: { en: 'Amount (Rs)', ne: 'रकम (रु)' },
  compared: { en: 'Compared with (Rs)', ne: 'तुलनाको रकम (रु)' },
  difference: { en: 'Difference (Rs)', ne: 'फरक (रु)' },
  compare: { en: 'Compare with', ne: 'केसँग तुलना' },
  BEFORE: { en: 'The period before', ne: 'अघिल्लो अवधि' },
  YEAR_BEFORE: { en: 'The same period of the year before', ne: 'अघिल्लो वर्षको सोही अवधि' },
  hint: {
    en: 'Sales are without VAT and less what came back. Costs of sales and expenses are taken off. Each amount opens the lines of the books that it is the sum of.',
    ne: 'बिक्रीमा भ्याट छैन र फिर्ता आएको घटाइएको छ। बिक्रीको लागत र खर्च घट्छन्। प्रत्येक रकमबाट त्यो बनेका हिसाबका हरफ खुल्छन्।',
  },
});
