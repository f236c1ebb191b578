import { messages } from '../../messages.ts';

/** The words of the screen from which all data of a business are downloaded. */
export const dataDownloadMessages = messages('dataDownload', {
  title: { en: 'Download all data', ne: 'सबै विवरण डाउनलोड' },
  intro: {
    en: 'Everything that is kept of your business, of all its outlets, as it is at this moment. Keep the file safe: it holds your customers, prices and dues.',
    ne: 'तपाईंको व्यवसायका सबै आउटलेटको यस बेलासम्मको सबै विवरण। फाइल सुरक्षित राख्नुहोस्: यसमा ग्राहक, मूल्य र उधारो सबै हुन्छ।',
  },
  excel: { en: 'Excel', ne: 'एक्सेल' },
  excelText: {
    en: 'To read, sort and calculate with: one sheet for each kind of record.',
    ne: 'हेर्न, मिलाउन र हिसाब गर्न: हरेक प्रकारको विवरणको एउटा पाना।',
  },
  json: { en: 'JSON', ne: 'जेसन' },
  jsonText: {
    en: 'For another program, or to keep: every record with its history.',
    ne: 'अर्को प्रोग्रामलाई दिन वा राख्न: हरेक विवरण र त्यसमा भएका हेरफेर सबै।',
  },
  files: { en: 'Uploaded files are inside: {count}, {size}.', ne: 'अपलोड गरिएका फाइल पनि छन्: {count} वटा, {size}।' },
  noFiles: { en: 'No files have been uploaded so far.', ne: 'अहिलेसम्म कुनै फाइल अपलोड गरिएको छैन।' },
  downloadExcel: { en: 'Download Excel', ne: 'एक्सेल डाउनलोड गर्नुहोस्' },
  downloadJson: { en: 'Download JSON', ne: 'जेसन डाउनलोड गर्नुहोस्' },
  making: { en: 'The file is being made …', ne: 'फाइल बन्दै छ …' },
  coming: { en: '{received} of {size} received', ne: '{size} मध्ये {received} आयो' },
  done: { en: '{name} has been saved.', ne: '{name} सुरक्षित भयो।' },
  failedTitle: { en: 'The file did not come', ne: 'फाइल आएन' },
  notAllowed: {
    en: 'You may see what there is, but not download it. Ask the owner of the business.',
    ne: 'तपाईं के के छ हेर्न सक्नुहुन्छ, डाउनलोड गर्न मिल्दैन। व्यवसायको मालिकलाई भन्नुहोस्।',
  },
  contents: { en: 'What is inside', ne: 'भित्र के के छ' },
  history: { en: 'Downloaded before', ne: 'पहिले डाउनलोड गरिएका' },
  noHistory: { en: 'Nobody has downloaded the data so far.', ne: 'अहिलेसम्म कसैले डाउनलोड गरेको छैन।' },
  bytes: { en: '{count} {count|byte|bytes}', ne: '{count} बाइट' },
  kilobytes: { en: '{count} kB', ne: '{count} केबी' },
  megabytes: { en: '{count} MB', ne: '{count} एमबी' },
});
