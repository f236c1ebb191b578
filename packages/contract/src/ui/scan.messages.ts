import { messages } from '../messages.ts';

/** The words of scanning by the camera. */
export const scanMessages = messages('scan', {
  scan: { en: 'Scan by camera', ne: 'क्यामेराले स्क्यान' },
  title: { en: 'Scan by camera', ne: 'क्यामेराले स्क्यान' },
  hint: {
    en: 'Hold the barcode in front of the camera; several can be scanned one after another.',
    ne: 'बारकोड क्यामेराअगाडि राख्नुहोस्; एकपछि अर्को गर्दै धेरै स्क्यान गर्न मिल्छ।',
  },
  video: { en: 'What the camera sees', ne: 'क्यामेराले देखेको' },
  scanned: { en: 'Scanned', ne: 'स्क्यान भएका' },
  unknown: { en: '{code} is not known', ne: '{code} कुनै सामानको होइन' },
  search: { en: 'Search by name', ne: 'नामबाट खोज्नुहोस्' },
  done: { en: 'Done', ne: 'भयो' },
  // what keeps the camera from being used
  refused: {
    en: 'The camera is not allowed for this page. Allow it in the settings of the browser, and try again.',
    ne: 'यो पृष्ठलाई क्यामेरा चलाउने अनुमति छैन। ब्राउजरको सेटिङबाट अनुमति दिएर फेरि प्रयास गर्नुहोस्।',
  },
  absent: {
    en: 'No camera was found on this device.',
    ne: 'यो यन्त्रमा क्यामेरा भेटिएन।',
  },
  insecure: {
    en: 'The camera works only where the address begins with https.',
    ne: 'सुरक्षित (https) ठेगानामा मात्र क्यामेरा चल्छ।',
  },
  failed: {
    en: 'The camera could not be started; another program may be using it.',
    ne: 'क्यामेरा सुरु हुन सकेन; अर्को कार्यक्रमले चलाइरहेको हुन सक्छ।',
  },
});
