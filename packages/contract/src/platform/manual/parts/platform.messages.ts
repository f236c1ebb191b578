import { moduleScreenMessages } from '../../../people/module/module-screen.messages.ts';
import { businessDetailScreenMessages } from '../../business-detail/business-detail-screen.messages.ts';
import { calendarYearScreenMessages } from '../../calendar-year/calendar-year-screen.messages.ts';
import { emailSetupScreenMessages } from '../../email-setup/email-setup-screen.messages.ts';
import { globalSettingsScreenMessages } from '../../global-settings/global-settings-screen.messages.ts';
import { masterDataScreenMessages } from '../../master-data/master-data-screen.messages.ts';
import { otpScreenMessages } from '../../otp/otp-screen.messages.ts';
import { manualPart } from '../article.ts';

export const platformPart = manualPart(
  'manualPlatform',
  [
    businessDetailScreenMessages,
    calendarYearScreenMessages,
    emailSetupScreenMessages,
    globalSettingsScreenMessages,
    masterDataScreenMessages,
    moduleScreenMessages,
    otpScreenMessages,
  ],
  {
    businesses: {
      what: {
        en: 'The businesses that registered on this installation, and the decision on each.',
        ne: 'यो प्रणालीमा दर्ता भएका व्यवसाय र हरेकमाथिको निर्णय।',
      },
      why: {
        en: 'A new business may work at once; look at it and approve or reject it.',
        ne: 'नयाँ व्यवसायले तुरुन्त काम गर्न पाउँछ; हेरेर स्वीकृत वा अस्वीकृत गर्नुहोस्।',
      },
      sections: {
        decide: {
          title: { en: 'Deciding', ne: 'निर्णय गर्ने' },
          steps: [
            {
              en: 'Open the business: owners, outlets and how much it has recorded.',
              ne: 'व्यवसाय खोल्नुहोस्: मालिक, आउटलेट र कति प्रविष्टि छ हेर्नुहोस्।',
            },
            {
              en: 'Choose {businessDetailScreen.approve}, {businessDetailScreen.reject} or {businessDetailScreen.suspend}, with remarks.',
              ne: '{businessDetailScreen.approve}, {businessDetailScreen.reject} वा {businessDetailScreen.suspend} कैफियतसहित छान्नुहोस्।',
            },
            {
              en: 'Rejected or suspended, it can still read and export; {businessDetailScreen.reactivate} lets it work again.',
              ne: 'अस्वीकृत वा रोकिएको व्यवसायले हेर्न र निकाल्न पाउँछ; {businessDetailScreen.reactivate}ले फेरि काम गर्न दिन्छ।',
            },
          ],
        },
      },
      keys: ['save'],
      related: ['platformPeople', 'globalSettings'],
    },
    places: {
      what: {
        en: 'Countries, provinces, districts and local bodies, from which every address is chosen.',
        ne: 'देश, प्रदेश, जिल्ला र स्थानीय तह, जहाँबाट हरेक ठेगाना छानिन्छ।',
      },
      why: {
        en: 'They came with the product from the official lists; change them when the government does.',
        ne: 'सरकारी सूचीअनुसार सुरुदेखि छन्; सरकारले फेर्दा फेर्नुहोस्।',
      },
      sections: {
        change: {
          title: { en: 'Changing a place', ne: 'ठाउँ फेर्ने' },
          text: {
            en: 'Add one by {masterDataScreen.add}, edit its names in both languages, or make it inactive. What has active places below it stays active.',
            ne: '{masterDataScreen.add}ले थप्नुहोस्, दुवै भाषाको नाम फेर्नुहोस् वा निष्क्रिय पार्नुहोस्। तल सक्रिय ठाउँ भएको निष्क्रिय हुँदैन।',
          },
        },
      },
      keys: ['save'],
      related: ['platformMasters'],
    },
    platformMasters: {
      what: {
        en: 'Lists that all businesses share: tax rates, VAT groups, types of business, vendor and address; and the e-mail account.',
        ne: 'सबै व्यवसायका साझा सूची: करका दर, भ्याट समूह, व्यवसाय, विक्रेता र ठेगानाका प्रकार; र इमेल खाता।',
      },
      why: {
        en: 'What stands here is offered to every business: change it with care.',
        ne: 'यहाँ राखेको सबै व्यवसायमा देखिन्छ: ध्यान दिएर फेर्नुहोस्।',
      },
      sections: {
        tax: {
          title: { en: 'Tax rates', ne: 'करका दर' },
          text: {
            en: 'A rate that goods have changes from a day on, in the menu of its row: papers of days before keep the old one.',
            ne: 'सामानमा चलेको दर हरफको मेनुबाट कुनै मितिदेखि फेरिन्छ: अघिल्ला मितिका कागजमा पुरानै दर रहन्छ।',
          },
        },
        types: {
          title: { en: 'Types', ne: 'प्रकार' },
          text: {
            en: 'Names in both languages; one that is in use is made inactive rather than deleted.',
            ne: 'दुवै भाषामा नाम; चलिसकेको मेटाउनुको सट्टा निष्क्रिय पारिन्छ।',
          },
        },
        email: {
          title: { en: 'E-mail', ne: 'इमेल' },
          steps: [
            {
              en: 'Press {emailSetupScreen.add}; enter host, port and password of the e-mail provider.',
              ne: '{emailSetupScreen.add} थिच्नुहोस्; इमेल सेवाको होस्ट, पोर्ट र पासवर्ड राख्नुहोस्।',
            },
            {
              en: 'Send {emailSetupScreen.test}, then {emailSetupScreen.use}.',
              ne: '{emailSetupScreen.test} पठाएर हेर्नुहोस्, अनि {emailSetupScreen.use}।',
            },
          ],
        },
      },
      keys: ['save'],
      related: ['globalSettings', 'places'],
    },
    globalSettings: {
      what: {
        en: 'Settings of the installation: its address, help, language of newcomers, length of sessions, SMS, mail and the BS calendar.',
        ne: 'प्रणालीका सेटिङ: ठेगाना, सहयोग, नयाँ प्रयोगकर्ताको भाषा, सत्रको अवधि, एसएमएस, इमेल र वि.सं. पात्रो।',
      },
      why: {
        en: 'Set them before the first business signs up; they are in force within seconds.',
        ne: 'पहिलो व्यवसाय आउनुअघि मिलाउनुहोस्; केही सेकेन्डमै लागू हुन्छन्।',
      },
      sections: {
        calendar: {
          title: { en: 'Years of the calendar', ne: 'पात्रोका वर्ष' },
          text: {
            en: 'In {globalSettingsScreen.calendar}, when the lengths of a coming year are published, choose {calendarYearScreen.enter}, and say where they come from.',
            ne: '{globalSettingsScreen.calendar}मा, आउने वर्षका महिनाका दिन प्रकाशित भएपछि {calendarYearScreen.enter} छानेर स्रोतसहित राख्नुहोस्।',
          },
        },
        messages: {
          title: { en: 'SMS and mail', ne: 'एसएमएस र इमेल' },
          text: {
            en: 'Without a message service codes reach no mobile; a super user then reads them in {otpScreen.title}.',
            ne: 'सन्देश सेवा नभए कोड मोबाइलमा जाँदैन; मुख्य प्रशासकले {otpScreen.title}मा हेर्छन्।',
          },
        },
      },
      keys: ['save'],
      related: ['platformMasters', 'platformPeople'],
    },
    platformPeople: {
      what: {
        en: 'Verification codes, the modules that rights are given on, and the parts that screens are made of.',
        ne: 'प्रमाणीकरण कोड, अधिकार दिइने मोड्युल, र स्क्रिनका अङ्ग।',
      },
      why: {
        en: 'For who runs the platform and helps those who cannot sign in.',
        ne: 'प्रणाली चलाउने र साइन इन गर्न नसक्नेलाई सघाउनेका लागि।',
      },
      sections: {
        codes: {
          title: { en: 'Verification codes', ne: 'प्रमाणीकरण कोड' },
          text: {
            en: 'Each code with its mobile, purpose and status. Read a code out only to somebody you know to be the one.',
            ne: 'हरेक कोड मोबाइल, प्रयोजन र स्थितिसहित। व्यक्ति यकिन भएपछि मात्र कोड सुनाउनुहोस्।',
          },
        },
        modules: {
          title: { en: 'Modules', ne: 'मोड्युल' },
          text: {
            en: 'A module stands for a screen: its place in the menu, its names and icon; {moduleScreen.hidden} takes it out of sight. Those of the product keep their screen and privileges.',
            ne: 'मोड्युल भनेको स्क्रिन हो: मेनुको ठाउँ, नाम र चित्र; {moduleScreen.hidden}ले लुकाउँछ। प्रणालीका मोड्युलको स्क्रिन र अधिकार फेरिँदैन।',
          },
        },
        reference: {
          title: { en: 'Screen parts', ne: 'स्क्रिनका अङ्ग' },
          text: {
            en: 'Every part of the screens at work with sample records; nothing there is kept.',
            ne: 'स्क्रिनका सबै अङ्ग नमुना विवरणसहित; त्यहाँ केही राखिँदैन।',
          },
        },
      },
      related: ['globalSettings', 'businesses'],
    },
  },
);
