import { messages } from '../../messages.ts';

/** The words of the frame around every screen behind the login. */
export const frameMessages = messages('frame', {
  product: { en: 'Bahi', ne: 'बही' },
  skip: { en: 'Skip to content', ne: 'सिधै विषयमा जानुहोस्' },
  menu: { en: 'Menu', ne: 'मेनु' },
  // Entries of the menu that stand for several screens, or for a part of one.
  itemSettings: { en: 'Item settings', ne: 'सामानको सेटिङ' },
  peopleAndRights: { en: 'People and rights', ne: 'मानिस र अधिकार' },
  paymentsReceived: { en: 'Payments received', ne: 'रकम बुझेको' },
  moreScreens: { en: 'More', ne: 'थप' },
  paymentsMade: { en: 'Payments made', ne: 'रकम तिरेको' },
  openMenu: { en: 'Open menu', ne: 'मेनु खोल्नुहोस्' },
  closeMenu: { en: 'Close menu', ne: 'मेनु बन्द गर्नुहोस्' },
  search: { en: 'Find and go', ne: 'खोजेर जानुहोस्' },
  searchKey: { en: 'Ctrl K', ne: 'Ctrl K' },
  searchMenu: { en: 'Search menu', ne: 'मेनुमा खोज्नुहोस्' },
  noMenuMatch: { en: 'No screen of that name', ne: 'यस्तो नामको स्क्रिन छैन' },
  menuFailed: { en: 'The menu could not be loaded', ne: 'मेनु ल्याउन सकिएन' },
  foldMenu: { en: 'Fold the menu', ne: 'मेनु सानो पार्नुहोस्' },
  unfoldMenu: { en: 'Unfold the menu', ne: 'मेनु ठूलो पार्नुहोस्' },
  fiscalYear: { en: 'FY {year}', ne: 'आ.व. {year}' },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  wholeBusiness: { en: 'Whole business', ne: 'पूरै व्यवसाय' },
  profileMenu: { en: 'Profile menu of {name}', ne: '{name}को प्रोफाइल मेनु' },
  profile: { en: 'Profile', ne: 'प्रोफाइल' },
  helpOnScreen: { en: 'Help on this screen', ne: 'यो स्क्रिनको मद्दत' },
  helpKey: { en: 'F1', ne: 'F1' },
  manual: { en: 'Manual', ne: 'निर्देशिका' },
  keys: { en: 'Keys', ne: 'किबोर्डका किहरू' },
  logout: { en: 'Logout', ne: 'साइन आउट' },
  loading: { en: 'Loading', ne: 'आउँदै छ' },
  lineGone: {
    en: 'The server is not reached: what you see may be old, and nothing is saved. What you have typed stays; it is tried again by itself.',
    ne: 'सर्भरसँग सम्पर्क छैन: देखिएको कुरा पुरानो हुन सक्छ, केही सुरक्षित हुँदैन। तपाईंले लेखेको कुरा रहन्छ; आफैँ फेरि प्रयास हुन्छ।',
  },
  inactiveBusiness: {
    en: 'This business is not active: you can read and export, but not record anything new.',
    ne: 'व्यवसाय सक्रिय छैन: हेर्न र निकाल्न मिल्छ, नयाँ प्रविष्टि गर्न मिल्दैन।',
  },
  rejectedBusiness: {
    en: 'This business was rejected: you can read and export, but not record anything new.',
    ne: 'व्यवसाय अस्वीकृत भएको छ: हेर्न र निकाल्न मिल्छ, नयाँ प्रविष्टि गर्न मिल्दैन।',
  },
  suspendedBusiness: {
    en: 'This business is suspended: you can read and export, but not record anything new.',
    ne: 'व्यवसाय रोकिएको छ: हेर्न र निकाल्न मिल्छ, नयाँ प्रविष्टि गर्न मिल्दैन।',
  },
  needHelp: { en: 'Need help?', ne: 'सहयोग चाहियो?' },
  lostTitle: { en: 'OOPS!', ne: 'ओहो!' },
  lostText: { en: 'you are lost', ne: 'तपाईं बाटो बिराउनुभयो' },
  goBack: { en: 'Go Back', ne: 'फर्कनुहोस्' },
});
