import { messages } from '../messages.ts';

/** The words of uploads (specification, section 5: files). */
export const filesMessages = messages('files', {
  documents: { en: 'Documents', ne: 'कागजात' },
  choose: { en: 'Choose files', ne: 'फाइल छान्नुहोस्' },
  chooseImage: { en: 'Choose a picture', ne: 'तस्बिर छान्नुहोस्' },
  changeImage: { en: 'Change picture', ne: 'तस्बिर फेर्नुहोस्' },
  removeImage: { en: 'Remove picture', ne: 'तस्बिर हटाउनुहोस्' },
  dropHere: { en: 'or drop them here', ne: 'वा यहाँ तानेर ल्याउनुहोस्' },
  hint: { en: '{kinds}, up to 2 MB each, at most {count}', ne: '{kinds}, प्रत्येक २ एमबीसम्म, बढीमा {count} वटा' },
  imageHint: { en: '{kinds}, up to 2 MB', ne: '{kinds}, २ एमबीसम्म' },
  tooLarge: { en: '{name} is larger than 2 MB', ne: '{name} २ एमबीभन्दा ठूलो छ' },
  pdfLarge: {
    en: '{name} has {size} MB, and a PDF may have 2. Scan it in grey at 150 dots an inch, or put its pages as photos: those are made smaller by themselves',
    ne: '{name} {size} एमबीको छ, PDF बढीमा २ एमबीको हुनुपर्छ। खैरो रङमा १५० डीपीआईमा स्क्यान गर्नुहोस्, वा पृष्ठहरूको फोटो राख्नुहोस्: फोटो आफैँ सानो हुन्छ',
  },
  leftOut: {
    en: 'Left out: {names}. Several pages can stand in one PDF',
    ne: 'छुटेका: {names}। धेरै पृष्ठ एउटै PDFमा राख्न मिल्छ',
  },
  kindRefused: { en: '{name} is not of an accepted kind ({kinds})', ne: '{name} मिल्ने प्रकारको फाइल होइन ({kinds})' },
  remove: { en: 'Remove {name}', ne: '{name} हटाउनुहोस्' },
  open: { en: 'Open {name}', ne: '{name} खोल्नुहोस्' },
  preview: { en: 'Preview of {name}', ne: '{name}को झलक' },
  stillSending: { en: 'Still uploading: save again in a moment', ne: 'अझै पठाउँदै छ: एकछिनपछि फेरि सुरक्षित गर्नुहोस्' },
  download: { en: 'Download {name}', ne: '{name} डाउनलोड गर्नुहोस्' },
  downloadIt: { en: 'Download', ne: 'डाउनलोड गर्नुहोस्' },
  refused: { en: '{name}: {reason}', ne: '{name}: {reason}' },
  cover: { en: 'Cover', ne: 'मुख्य' },
  moveForward: { en: 'Move {name} one place forward', ne: '{name}लाई एक स्थान अघि सार्नुहोस्' },
  moveBack: { en: 'Move {name} one place back', ne: '{name}लाई एक स्थान पछि सार्नुहोस्' },
  uploading: { en: 'Uploading {name}', ne: '{name} पठाउँदै' },
});
