import { activityLogMessages } from '../../../people/activity-log/activity-log.messages.ts';
import { roleScreenMessages } from '../../../people/role/role-screen.messages.ts';
import { userScreenMessages } from '../../../people/user/user-screen.messages.ts';
import { paperLookScreenMessages } from '../../../sales/paper-look/paper-look-screen.messages.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { businessScreenMessages } from '../../business/business-screen.messages.ts';
import { dataImportScreenMessages } from '../../data-import/data-import-screen.messages.ts';
import { houseAddressScreenMessages } from '../../house-address/house-address-screen.messages.ts';
import { outletScreenMessages } from '../../outlet/outlet-screen.messages.ts';
import { manualPart } from '../article.ts';

export const settingsPart = manualPart(
  'manualSettings',
  [
    activityLogMessages,
    businessScreenMessages,
    dataImportScreenMessages,
    houseAddressScreenMessages,
    outletScreenMessages,
    paperLookScreenMessages,
    roleScreenMessages,
    uiMessages,
    userScreenMessages,
  ],
  {
    businessProfile: {
      what: {
        en: 'Who the business is, its registration for tax, its logo, and the rules by which it sells.',
        ne: 'व्यवसायको परिचय, कर दर्ता, लोगो र बेच्ने नियम।',
      },
      why: {
        en: 'It stands on every invoice, so nothing can be recorded before it is complete.',
        ne: 'यो हरेक बिलमा देखिन्छ, त्यसैले नभरेसम्म केही राख्न मिल्दैन।',
      },
      sections: {
        fill: {
          title: { en: 'Filling it in', ne: 'भर्ने तरिका' },
          steps: [
            {
              en: 'Enter the name in both languages, and {businessScreen.registerType}: VAT, PAN or not registered.',
              ne: 'नाम दुवै भाषामा, र {businessScreen.registerType} राख्नुहोस्: भ्याट, प्यान वा दर्ता नभएको।',
            },
            {
              en: 'Enter the address down to the ward. With the first save your first outlet is made.',
              ne: 'वडासम्मको ठेगाना राख्नुहोस्। पहिलोपटक सुरक्षित गर्दा पहिलो आउटलेट बन्छ।',
            },
            { en: 'Add the logo; a photo of the signboard will do.', ne: 'लोगो थप्नुहोस्; साइनबोर्डको फोटो पनि हुन्छ।' },
            { en: 'Press {ui.save}.', ne: '{ui.save} थिच्नुहोस्।' },
          ],
        },
        rules: {
          title: { en: 'Rules of selling', ne: 'बेच्ने नियम' },
          terms: [
            {
              term: { en: 'Approval', ne: 'स्वीकृति' },
              meaning: {
                en: '{businessScreen.approvalLimit}: larger invoices, quotations and credit notes wait for somebody other than their writer.',
                ne: '{businessScreen.approvalLimit}: योभन्दा ठूलो बिल, कोटेसन र क्रेडिट नोट बनाउनेबाहेक अर्को व्यक्तिले स्वीकृत गर्नुपर्छ।',
              },
            },
            {
              term: { en: 'Credit limits', ne: 'उधारो सीमा' },
              meaning: {
                en: '{businessScreen.creditRule}: only warn, or stop: then who may approve issues it with a reason.',
                ne: '{businessScreen.creditRule}: सावधान मात्र गराउने, वा रोक्ने, जसलाई स्वीकृत गर्न पाउनेले कारण राखेर मात्र जारी गर्न सक्छन्।',
              },
            },
            {
              term: { en: 'Stock', ne: 'मौज्दात' },
              meaning: {
                en: '{businessScreen.allowsNegativeStock}: for shops whose purchases are entered later.',
                ne: '{businessScreen.allowsNegativeStock}: खरिद पछि राख्ने पसलका लागि।',
              },
            },
            {
              term: { en: 'Dates', ne: 'मिति' },
              meaning: {
                en: '{businessScreen.issueDaysBack}: how far back an invoice may be dated; never before the last one.',
                ne: '{businessScreen.issueDaysBack}: बिलमा कति दिनअघिको मिति राख्न मिल्ने; अन्तिम बिलभन्दा अघि कहिल्यै होइन।',
              },
            },
            {
              term: { en: 'Batches', ne: 'ब्याच' },
              meaning: {
                en: '{businessScreen.keepsBatches}: for medicine and food.',
                ne: '{businessScreen.keepsBatches}: औषधि र खानेकुराका लागि।',
              },
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'The registration cannot be changed.', ne: 'दर्ता फेर्न मिलेन।' },
          remedy: {
            en: 'Invoices have been issued under it. Ask whoever runs Bahi.',
            ne: 'यसै दर्तामा बिल जारी भइसकेका छन्। बही चलाउनेलाई सोध्नुहोस्।',
          },
        },
      ],
      related: ['firstDay', 'paperLook', 'outlets'],
    },
    paperLook: {
      what: {
        en: 'How invoices look on paper, and the terms that stand on them.',
        ne: 'बिल कागजमा कस्तो देखिने, र त्यसमा कुन सर्त रहने।',
      },
      why: {
        en: 'Set it once before the first invoice is printed. What invoices say stays the same in every layout.',
        ne: 'पहिलो बिल छाप्नुअघि एकपटक मिलाउनुहोस्। रूप जुन भए पनि बिलको कुरा उही हुन्छ।',
      },
      sections: {
        look: {
          title: { en: 'The look', ne: 'रूप' },
          steps: [
            {
              en: 'Choose {paperLookScreen.layout}, {paperLookScreen.colour} and where the logo stands; the example beside it follows.',
              ne: '{paperLookScreen.layout}, {paperLookScreen.colour} र लोगोको ठाउँ छान्नुहोस्; छेउको नमुनामा देखिन्छ।',
            },
            {
              en: 'Add a footer in both languages, and {paperLookScreen.signature}.',
              ne: 'दुवै भाषामा पुछारको पङ्क्ति र {paperLookScreen.signature} थप्नुहोस्।',
            },
            { en: 'Press {ui.save}.', ne: '{ui.save} थिच्नुहोस्।' },
          ],
        },
        terms: {
          title: { en: 'Terms and conditions', ne: 'बिलका सर्त' },
          text: {
            en: 'Enter terms once in both languages; on an invoice you choose those that hold for it.',
            ne: 'सर्त एकपटक दुवै भाषामा राख्नुहोस्; बिल काट्दा लागू हुने सर्त छान्नुहोस्।',
          },
        },
      },
      keys: ['save'],
      related: ['invoices', 'businessProfile'],
    },
    outlets: {
      what: {
        en: 'The places where you sell, each with its own stock and its own invoice numbers; and further premises such as a godown.',
        ne: 'तपाईं बेच्ने ठाउँ, हरेकको आफ्नै मौज्दात र बिल नम्बर; र गोदाम जस्ता अन्य ठाउँ।',
      },
      why: {
        en: 'Add an outlet when a second shop opens; a place where nothing is sold is no outlet.',
        ne: 'अर्को पसल खुलेपछि थप्नुहोस्; नबेच्ने ठाउँ आउटलेट होइन।',
      },
      sections: {
        add: {
          title: { en: 'Adding an outlet', ne: 'आउटलेट थप्ने' },
          steps: [
            {
              en: 'Press {outletScreen.add}; enter a short code, the name and the address. The code stands in invoice numbers and stays.',
              ne: '{outletScreen.add} थिच्नुहोस्; छोटो कोड, नाम र ठेगाना राख्नुहोस्। कोड बिल नम्बरमा देखिन्छ र फेरिँदैन।',
            },
            {
              en: 'Give its people this outlet, and a cash box of its own.',
              ne: 'त्यहाँ काम गर्नेलाई यो आउटलेट दिनुहोस्, आफ्नै नगद बाकस पनि थप्नुहोस्।',
            },
          ],
        },
        premises: {
          title: { en: 'Further premises', ne: 'अन्य ठाउँहरू' },
          text: {
            en: '{houseAddressScreen.add} for a godown or a workshop.',
            ne: 'गोदाम वा कारखानाका लागि {houseAddressScreen.add}।',
          },
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'An outlet cannot be made inactive.', ne: 'आउटलेट निष्क्रिय हुँदैन।' },
          remedy: {
            en: 'It is the only active one; a business needs one to sell.',
            ne: 'यो एउटै सक्रिय आउटलेट हो; बेच्न एउटा चाहिन्छ।',
          },
        },
      ],
      related: ['users', 'stockTransfers', 'moneyAccounts'],
    },
    dataImport: {
      what: {
        en: 'Brings items, customers, vendors and what they owed from Excel or another program.',
        ne: 'एक्सेल वा अर्को प्रणालीबाट सामान, ग्राहक, विक्रेता र पुरानो बाँकी भित्र्याउने।',
      },
      why: {
        en: 'Use it on the first day, or whenever a long list would have to be typed. Nothing is stored before you have seen it.',
        ne: 'पहिलो दिन वा लामो सूची राख्ने बेला चलाउनुहोस्। तपाईंले नहेरी केही सुरक्षित हुँदैन।',
      },
      sections: {
        file: {
          title: { en: 'The file', ne: 'फाइल' },
          steps: [
            {
              en: 'Press {dataImportScreen.add}, choose what it is, and take {dataImportScreen.templateExcel}, or use the export of your old program.',
              ne: '{dataImportScreen.add} थिचेर के हो छान्नुहोस्; {dataImportScreen.templateExcel} लिनुहोस् वा पुरानो प्रणालीको फाइल चलाउनुहोस्।',
            },
            {
              en: 'Choose the filled file. Nepali has to be in Unicode, not in Preeti or Kantipur.',
              ne: 'भरेको फाइल छान्नुहोस्। नेपाली युनिकोडमा हुनुपर्छ, प्रीति वा कान्तिपुरमा होइन।',
            },
          ],
        },
        rows: {
          title: { en: 'Looking and storing', ne: 'हेर्ने र सुरक्षित गर्ने' },
          steps: [
            {
              en: 'Say what each column is; it is remembered for the next file.',
              ne: 'हरेक स्तम्भ के हो भन्नुहोस्; अर्को फाइलका लागि सम्झिन्छ।',
            },
            {
              en: '{dataImportScreen.onlyErrors} shows what is to be mended: mend it in the row, or leave the row out.',
              ne: '{dataImportScreen.onlyErrors}ले सच्याउनुपर्ने देखाउँछ: हरफमै सच्याउनुहोस् वा छाड्नुहोस्।',
            },
            {
              en: 'Compare {dataImportScreen.totals}, then store. All of it is stored or nothing.',
              ne: '{dataImportScreen.totals} भिडाएर सुरक्षित गर्नुहोस्। सबै सुरक्षित हुन्छ वा केही हुँदैन।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'The wrong file was stored.', ne: 'गलत फाइल सुरक्षित भयो।' },
          remedy: {
            en: 'Open it and choose {dataImportScreen.takeBack}, while nothing of it was used.',
            ne: 'खोलेर {dataImportScreen.takeBack} छान्नुहोस्, केही नचलाएसम्म मिल्छ।',
          },
        },
      ],
      related: ['firstDay', 'items', 'openingDues'],
    },
    users: {
      what: {
        en: 'The people who sign in to the business, and the outlets they work in.',
        ne: 'व्यवसायमा साइन इन गर्ने मानिस र उनीहरू काम गर्ने आउटलेट।',
      },
      why: {
        en: 'Give each person an account of their own; then it is known who sold, received and changed what.',
        ne: 'हरेकलाई आफ्नै खाता दिनुहोस्; कसले बेच्यो, बुझ्यो र के फेर्‍यो थाहा हुन्छ।',
      },
      sections: {
        add: {
          title: { en: 'Letting somebody in', ne: 'नयाँ प्रयोगकर्ता थप्ने' },
          steps: [
            { en: 'Press {userScreen.add}; enter name and mobile.', ne: '{userScreen.add} थिचेर नाम र मोबाइल राख्नुहोस्।' },
            {
              en: 'Choose outlets and roles. Without a role the person sees nothing.',
              ne: 'आउटलेट र भूमिका छान्नुहोस्। भूमिकाबिना केही देखिँदैन।',
            },
            {
              en: 'The person chooses the first password by a code sent to that mobile.',
              ne: 'उनले त्यही मोबाइलमा आएको कोडले पहिलो पासवर्ड छान्छन्।',
            },
          ],
        },
        outlets: {
          title: { en: 'Outlets of a user', ne: 'प्रयोगकर्ताका आउटलेट' },
          text: {
            en: '{userScreen.assign} says in which outlets an outlet user works. They choose one of them when they sign in.',
            ne: '{userScreen.assign}मा कुन कुन आउटलेटमा काम गर्ने राखिन्छ। साइन इन गर्दा एउटा छान्छन्।',
          },
        },
        password: {
          title: { en: 'A forgotten password', ne: 'पासवर्ड बिर्सेमा' },
          text: {
            en: 'Everybody resets their own by a code. Where that fails, {userScreen.reset} shows a temporary password once: hand it over in person.',
            ne: 'हरेकले कोडबाट आफैँ नयाँ राख्न सक्छन्। नभए {userScreen.reset}ले एकपटक अस्थायी पासवर्ड देखाउँछ: भेटेरै दिनुहोस्।',
          },
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'Somebody left the business.', ne: 'कर्मचारीले काम छाडे।' },
          remedy: {
            en: 'Make the user inactive: they are signed out, and all that they entered stays.',
            ne: 'प्रयोगकर्ता निष्क्रिय पार्नुहोस्: साइन आउट हुन्छन्, राखेका प्रविष्टि रहन्छन्।',
          },
        },
      ],
      related: ['people', 'rolesAndRights', 'outlets', 'signIn'],
    },
    people: {
      what: {
        en: 'Which roles people have, for which outlet and until when, and what each role may do.',
        ne: 'कसको कुन भूमिका, कुन आउटलेटमा र कहिलेसम्म, र हरेक भूमिकाले के गर्न पाउँछ।',
      },
      why: {
        en: 'Open it when somebody shall do more, or less; and look at it twice a year.',
        ne: 'कसैलाई थप वा कम अधिकार दिने बेला खोल्नुहोस्; वर्षमा दुईपटक हेर्नुहोस्।',
      },
      sections: {
        give: {
          title: { en: 'Giving a role', ne: 'भूमिका दिने' },
          steps: [
            {
              en: 'Choose the person and press {roleScreen.give}: the role, the outlet, from when till when.',
              ne: 'व्यक्ति छानेर {roleScreen.give} थिच्नुहोस्: भूमिका, आउटलेट, कहिलेदेखि कहिलेसम्म।',
            },
            {
              en: 'Single screens can be given or taken there, in place of what the role says.',
              ne: 'भूमिकाले जे भने पनि एकएक स्क्रिनको अधिकार त्यहीँ दिन वा हटाउन मिल्छ।',
            },
            {
              en: '{roleScreen.signOut} ends all sign-ins of a person.',
              ne: '{roleScreen.signOut}ले त्यो व्यक्तिका सबै साइन इन बन्द गर्छ।',
            },
          ],
        },
        roles: {
          title: { en: 'Roles', ne: 'भूमिका' },
          text: {
            en: 'Roles that came with Bahi are shared by all businesses: choose {roleScreen.copy} to change one. {roleScreen.configure} says screen by screen what may be seen, entered, changed and approved.',
            ne: 'बहीसँगै आएका भूमिका सबैका साझा हुन्: फेर्न {roleScreen.copy} छान्नुहोस्। {roleScreen.configure}मा स्क्रिनअनुसार हेर्ने, राख्ने, फेर्ने र स्वीकृत गर्ने अधिकार हुन्छ।',
          },
        },
        report: {
          title: { en: 'User report', ne: 'प्रयोगकर्ता प्रतिवेदन' },
          text: {
            en: 'All people with type, outlets, roles and last sign-in, also as Excel or PDF.',
            ne: 'सबै प्रयोगकर्ता प्रकार, आउटलेट, भूमिका र अन्तिम साइन इनसहित, एक्सेल वा पीडीएफमा पनि।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'Your own rights cannot be changed.', ne: 'आफ्नै अधिकार फेर्न मिलेन।' },
          remedy: {
            en: 'Nobody gives rights to themselves: another one who may give rights does it.',
            ne: 'आफ्नो अधिकार आफैँ फेर्न मिल्दैन: अधिकार दिन पाउने अर्को व्यक्तिले गर्छन्।',
          },
        },
      ],
      related: ['rolesAndRights', 'users', 'securityLog'],
    },
    activityLog: {
      what: {
        en: 'Who wrote, issued, changed or cancelled what and when, locked a month, filed a VAT return or matched a bank statement, changed rights, and who signed in, failed to and signed out.',
        ne: 'कसले कहिले के लेख्यो, जारी गर्‍यो, फेर्‍यो वा रद्द गर्‍यो, महिना बन्द गर्‍यो, भ्याट विवरण बुझायो, बैंक स्टेटमेन्ट मिलायो, अधिकार फेर्‍यो, र कसले साइन इन र साइन आउट गर्‍यो।',
      },
      why: {
        en: 'Ask it what happened on a day, or what one person did. Nobody writes it and nobody can change it: it is read from the audit.',
        ne: 'कुनै दिन के भयो वा एक जनाले के गर्‍यो यहीँ हेर्नुहोस्। यो कसैले लेख्दैन, कसैले फेर्न सक्दैन: अभिलेखबाट आउँछ।',
      },
      sections: {
        ask: {
          title: { en: 'Finding something', ne: 'खोज्ने' },
          steps: [
            {
              en: 'Choose the days, of what, and who.',
              ne: 'मिति, केको र कसले छान्नुहोस्।',
            },
            {
              en: 'A name leads to the record, whose own history tells what each field was before.',
              ne: 'नामबाट विवरण खुल्छ, त्यहाँको इतिहासमा पहिले के थियो हुन्छ।',
            },
            {
              en: '{activityLog.earlier} goes on; Excel has the days that are asked for, and says so if they were too much for one file.',
              ne: '{activityLog.earlier}ले अगाडि लैजान्छ; एक्सेलमा छानेका दिन आउँछन्, एउटा फाइलमा नअटे त्यही लेखिन्छ।',
            },
          ],
        },
      },
      related: ['securityLog', 'people', 'exceptional'],
    },
    securityLog: {
      what: {
        en: 'Who signed in from where, what was refused, whose rights changed, and who took data away.',
        ne: 'कसले कहाँबाट साइन इन गर्‍यो, के अस्वीकृत भयो, कसको अधिकार फेरियो र कसले विवरण लग्यो।',
      },
      why: {
        en: 'Look here when something looks odd: a strange address, many wrong passwords. Two years are kept.',
        ne: 'अनौठो ठेगाना वा धेरै गलत पासवर्ड जस्तो शङ्का लागे हेर्नुहोस्। दुई वर्षसम्म रहन्छ।',
      },
      sections: {
        act: {
          title: { en: 'If somebody else signed in', ne: 'अरू कसैले साइन इन गरेको भए' },
          steps: [
            {
              en: 'Sign the person out everywhere on the screen of people and roles.',
              ne: 'मानिस र भूमिकाको स्क्रिनबाट त्यो व्यक्तिलाई सबैतिरबाट साइन आउट गराउनुहोस्।',
            },
            {
              en: 'Reset the password, and let them turn on the second step.',
              ne: 'पासवर्ड नयाँ राख्नुहोस्, दोस्रो चरण खोल्न लगाउनुहोस्।',
            },
          ],
        },
      },
      related: ['people', 'profile', 'exceptional'],
    },
  },
);
