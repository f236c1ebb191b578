import { messages } from '../../messages.ts';

/** The words of a price and its tax, in the forms of items and services. */
export const taxRateScreenMessages = messages('taxRateScreen', {
  taxable: { en: 'Taxable', ne: 'भ्याट लाग्छ' },
  taxRate: { en: 'Tax rate', ne: 'करको दर' },
  vatIncluded: { en: 'The price includes VAT', ne: 'मूल्यमा भ्याट समावेश छ' },
  beforeVat: { en: 'Before VAT: Rs {price}', ne: 'भ्याटअघिको मूल्य: रु {price}' },
  withVat: { en: 'With VAT: Rs {price}', ne: 'भ्याटसहित: रु {price}' },
  notRegistered: {
    en: 'Your business is not registered for VAT: invoices carry none.',
    ne: 'तपाईंको व्यवसाय भ्याटमा दर्ता छैन: बिलमा भ्याट लाग्दैन।',
  },
  // the list of rates
  since: { en: 'Holds since', ne: 'कहिलेदेखि' },
  fromBeginning: { en: 'From the beginning', ne: 'सुरुदेखि' },
  changes: { en: 'Changes', ne: 'परिवर्तन' },
  noChanges: { en: 'None', ne: 'छैन' },
  change: { en: 'Changes from a day on', ne: 'कुनै मितिदेखि फेर्नुहोस्' },
  changeTitle: { en: '{name}: another percentage', ne: '{name}: अर्को प्रतिशत' },
  fromDay: { en: 'From', ne: 'देखि' },
  newRate: { en: 'Rate (%)', ne: 'दर (%)' },
  untilThen: {
    en: 'Documents of the days before keep the rate that holds until then.',
    ne: 'त्यसअघिका मितिका बिलमा अहिलेकै दर रहन्छ।',
  },
  withdraw: { en: 'Withdraw the change of {day}', ne: '{day}को परिवर्तन फिर्ता लिनुहोस्' },
  withdrawQuestion: {
    en: 'The rate stays as it is; {rate} % does not begin on {day}.',
    ne: 'दर अहिलेकै रहन्छ; {day}देखि {rate} % लागू हुँदैन।',
  },
  // in lists and details
  tax: { en: 'VAT', ne: 'भ्याट' },
  included: { en: 'Included', ne: 'समावेश' },
  added: { en: 'Added', ne: 'थपिन्छ' },
  notTaxable: { en: 'None', ne: 'लाग्दैन' },
});
