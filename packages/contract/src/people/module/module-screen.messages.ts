import { messages } from '../../messages.ts';

/** The words of the screens about modules and the rights on them. */
export const moduleScreenMessages = messages('moduleScreen', {
  title: { en: 'Modules', ne: 'मोड्युल' },
  searchLabel: { en: 'Search by name or screen', ne: 'नाम वा स्क्रिनबाट खोज्नुहोस्' },
  add: { en: 'New module', ne: 'नयाँ मोड्युल' },
  editTitle: { en: 'Edit module', ne: 'मोड्युल सच्याउनुहोस्' },
  name: { en: 'Name', ne: 'नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
  parent: { en: 'Stands below', ne: 'कसमुनि' },
  orderNumber: { en: 'Order', ne: 'क्रम' },
  iconName: { en: 'Icon', ne: 'चित्र' },
  iconClass: { en: 'Icon class', ne: 'चित्रको वर्ग' },
  screenUrl: { en: 'Screen', ne: 'स्क्रिनको ठेगाना' },
  resourceName: { en: 'Resource', ne: 'स्रोत' },
  url: { en: 'URL of the call', ne: 'कलको ठेगाना' },
  method: { en: 'Method', ne: 'विधि' },
  privileges: { en: 'Privileges', ne: 'अधिकार' },
  audience: { en: 'Seen by', ne: 'कसले देख्ने' },
  BUSINESS: { en: 'Businesses', ne: 'व्यवसाय' },
  PLATFORM: { en: 'The platform', ne: 'प्रणाली' },
  BOTH: { en: 'Both', ne: 'दुवै' },
  configurable: { en: 'Roles may be configured on it', ne: 'भूमिकामा मिलाउन मिल्ने' },
  hidden: { en: 'Hidden from the menu', ne: 'मेनुमा नदेखाउने' },
  shown: { en: 'Shown', ne: 'देखिने' },
  isHidden: { en: 'Hidden', ne: 'लुकेको' },
  builtIn: {
    en: 'This module comes with the product: its screen, audience and privileges stay as they are.',
    ne: 'यो मोड्युल प्रणालीकै हो: यसको स्क्रिन, देख्ने र अधिकार फेरिँदैन।',
  },
  display: { en: 'In the menu', ne: 'मेनुमा' },
  // privileges
  privilegeTitle: { en: 'Privileges', ne: 'अधिकार' },
  privilegeSearch: { en: 'Search by screen, call, role or person', ne: 'स्क्रिन, कल, भूमिका वा व्यक्तिबाट खोज्नुहोस्' },
  screen: { en: 'Screen', ne: 'स्क्रिन' },
  privilege: { en: 'Privilege', ne: 'अधिकार' },
  roles: { en: 'Roles that grant it', ne: 'दिने भूमिका' },
  people: { en: 'Who has it', ne: 'कोसँग छ' },
  calls: { en: 'Calls that ask for it', ne: 'यो चाहिने कल' },
  nobody: { en: 'Nobody', ne: 'कोही छैन' },
  // user report
});
