import { enumeration } from '../../enumeration.ts';
import { masterData } from '../../master-data.ts';
import { choicePart, namePart, optionalAmountPart, optionalNameNpPart } from '../../master-data-fields.ts';

const usual = {
  en: 'What it usually comes to; each purchase may have its own',
  ne: 'सामान्यतया पर्ने रकम; हरेक खरिदमा फरक राख्न सकिन्छ',
};

/** How a cost of bringing goods home is spread over them (decisions: direct cost). */
export const allocationMethod = enumeration({ QUANTITY: 1, VALUE: 2, EQUAL: 3 });

export const landingCostContract = masterData('landingCost', {
  module: 'landing-cost',
  scope: 'shareable',
  title: { en: 'Landing costs', ne: 'सामान ल्याउँदाका खर्च' },
  one: { en: 'Landing cost', ne: 'सामान ल्याउँदाको खर्च' },
  calls: {
    save: 'POST /v1/landing-cost/save',
    get: 'GET /v1/landing-cost/:id',
    list: 'GET /v1/landing-cost/list',
    setStatus: 'PUT /v1/landing-cost/toggle/:id',
  },
  fields: {
    name: namePart,
    nameNp: optionalNameNpPart,
    allocationMethod: choicePart({ en: 'Spread by', ne: 'बाँड्ने आधार' }, allocationMethod, {
      QUANTITY: { en: 'Quantity', ne: 'परिमाण' },
      VALUE: { en: 'Value', ne: 'मूल्य' },
      EQUAL: { en: 'Equal parts', ne: 'बराबर' },
    }),
    /** One of the two, or neither: what a purchase bears is then asked there. */
    perUnitCost: optionalAmountPart({ en: 'Cost per unit', ne: 'प्रति एकाइ खर्च' }, usual),
    totalCost: optionalAmountPart({ en: 'Total cost', ne: 'जम्मा खर्च' }, usual),
  },
  unique: ['name'],
});
