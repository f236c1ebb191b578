import { masterData } from '../../master-data.ts';
import { numberPart, optionalTextPart, textPart } from '../../master-data-fields.ts';

/** What a business prints at the foot of its invoices; those that are active, in the order of their positions. */
export const termContract = masterData('term', {
  module: 'term',
  scope: 'own',
  title: { en: 'Terms and conditions', ne: 'बिलका सर्त' },
  one: { en: 'Term', ne: 'सर्त' },
  empty: {
    en: 'What you write here is printed at the foot of every invoice: returns, interest, how to pay.',
    ne: 'यहाँ लेखेको कुरा हरेक बिलको पुछारमा छापिन्छ: सामान फिर्ता, ब्याज, भुक्तानीको तरिका।',
  },
  calls: {
    save: 'POST /v1/terms-condition/save',
    get: 'GET /v1/terms-condition/:id',
    list: 'GET /v1/terms-condition/list',
    setStatus: 'PUT /v1/terms-condition/toggle/:id',
  },
  fields: {
    name: textPart({ en: 'Term', ne: 'सर्त (अङ्ग्रेजी)' }, 300),
    nameNp: {
      ...optionalTextPart({ en: 'In Nepali', ne: 'सर्त (नेपाली)' }, 300),
      isNepali: true,
      hint: {
        en: 'Printed on invoices in Nepali; without it the English one is.',
        ne: 'नेपाली बिलमा छापिन्छ; नभए अङ्ग्रेजी नै छापिन्छ।',
      },
    },
    position: numberPart({ en: 'Position', ne: 'क्रम' }, { least: 1, most: 999 }),
  },
  unique: ['name'],
  sort: 'position',
  refreshes: ['terms'],
});
