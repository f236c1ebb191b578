import { messages } from '../../messages.ts';

export const savedReportMessages = messages('savedReport', {
  saved: { en: 'Saved report saved', ne: 'राखिएको प्रतिवेदन सुरक्षित भयो' },
  removed: { en: 'Saved report deleted', ne: 'राखिएको प्रतिवेदन मेटियो' },
  filterUnknown: {
    en: 'This report cannot be narrowed like this',
    ne: 'यो प्रतिवेदनमा यस्तो छनोट हुँदैन',
  },
  knownMoves: {
    en: 'As it was known on a day, a report keeps its own days',
    ne: 'कुनै दिनको जानकारीअनुसारको प्रतिवेदनले आफ्नै मिति राख्छ',
  },
  notOwn: {
    en: 'Only who keeps it changes a saved report',
    ne: 'राखिएको प्रतिवेदन राख्ने व्यक्तिले मात्र फेर्न सक्छ',
  },
  roleUnknown: { en: 'There is no such role', ne: 'यस्तो भूमिका छैन' },
});
