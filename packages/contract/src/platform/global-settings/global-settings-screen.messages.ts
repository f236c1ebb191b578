import { messages } from '../../messages.ts';

/** The words of the screen on which the platform sets what counts for all. */
export const globalSettingsScreenMessages = messages('globalSettingsScreen', {
  title: { en: 'Global settings', ne: 'प्रणालीका सेटिङ' },
  company: { en: 'Company defaults', ne: 'सामान्य' },
  session: { en: 'Signing in', ne: 'साइन इन' },
  calendar: { en: 'BS calendar', ne: 'वि.सं. पात्रो' },
  // company
  platform: { en: 'The platform', ne: 'प्रणाली' },
  publicUrl: { en: 'Address of the platform', ne: 'प्रणालीको ठेगाना' },
  publicUrlHint: {
    en: 'Messages to new users point there',
    ne: 'नयाँ प्रयोगकर्तालाई जाने सन्देशमा यही ठेगाना हुन्छ',
  },
  help: { en: 'Help', ne: 'सहयोग' },
  helpHint: {
    en: 'Shown below the sign-in screens, and to a business that is not active.',
    ne: 'साइन इन गर्ने स्क्रिनमुनि र सक्रिय नभएको व्यवसायलाई देखाइन्छ।',
  },
  supportPhone: { en: 'Phone for help', ne: 'सहयोगको फोन' },
  supportEmail: { en: 'Email for help', ne: 'सहयोगको इमेल' },
  newcomers: { en: 'For newcomers', ne: 'नयाँ आउनेका लागि' },
  defaultLanguage: { en: 'Language', ne: 'भाषा' },
  defaultLanguageHint: {
    en: 'Of the pages, until somebody chooses theirs',
    ne: 'आफ्नो भाषा नछानुन्जेल स्क्रिनको भाषा',
  },
  ne: { en: 'Nepali', ne: 'नेपाली' },
  en: { en: 'English', ne: 'अङ्ग्रेजी' },
  defaultRegisterType: { en: 'Registration of a business', ne: 'व्यवसायको दर्ता' },
  defaultRegisterTypeHint: {
    en: 'Chosen beforehand in a new business profile; the owner may choose another',
    ne: 'नयाँ व्यवसायको विवरणमा पहिल्यै छानिएको हुन्छ; मालिकले अर्को छान्न सक्छन्',
  },
  PAN: { en: 'PAN', ne: 'प्यान' },
  VAT: { en: 'VAT', ne: 'भ्याट' },
  NOT_REGISTERED: { en: 'Not registered', ne: 'दर्ता नभएको' },
  // session lengths
  accessTokenMinutes: { en: 'A token is good for (minutes)', ne: 'टोकन चल्ने समय (मिनेट)' },
  accessTokenHint: {
    en: 'From 1 to 60. It is renewed by itself; a change counts from the next renewal',
    ne: '१ देखि ६०। आफैँ नयाँ हुन्छ; फेरबदल अर्को पटकदेखि लागू हुन्छ',
  },
  refreshIdleHours: { en: 'Signed out when unused for (hours)', ne: 'यति समय नचलाए साइन आउट (घण्टा)' },
  refreshIdleHint: {
    en: 'From 1 to 720. Counts for everybody at once',
    ne: '१ देखि ७२०। सबैलाई तुरुन्तै लागू हुन्छ',
  },
  refreshAbsoluteDays: { en: 'Signed out in any case after (days)', ne: 'जसरी पनि साइन आउट हुने समय (दिन)' },
  refreshAbsoluteHint: {
    en: 'From 1 to 90. Counts for sign-ins from now on',
    ne: '१ देखि ९०। अब हुने साइन इनलाई लागू हुन्छ',
  },
  secondStepRequired: {
    en: 'Who works for the platform must have a second step',
    ne: 'प्रणालीका कर्मचारीलाई दोस्रो चरण अनिवार्य',
  },
  secondStepHint: {
    en: 'Who has none sets it up before anything else. Businesses decide for their own people',
    ne: 'नभएकाले सबैभन्दा पहिले त्यो चालु गर्नुपर्छ। व्यवसायका मानिसका लागि व्यवसायले नै तोक्छ',
  },
  // whose and when
  changed: { en: 'Last saved by {name}', ne: 'पछिल्लो पटक {name}ले सुरक्षित गर्नुभएको' },
  neverChanged: { en: 'Nobody has changed these settings yet', ne: 'यी सेटिङ अहिलेसम्म कसैले फेरेको छैन' },
});
