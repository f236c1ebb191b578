import { itemScreenMessages } from '../../../catalogue/item/item-screen.messages.ts';
import { readyItemScreenMessages } from '../../../catalogue/ready-item/ready-item-screen.messages.ts';
import { voucherScreenMessages } from '../../../books/voucher/voucher-screen.messages.ts';
import { yearEndScreenMessages } from '../../../books/year-end/year-end-screen.messages.ts';
import { invoiceScreenMessages } from '../../../sales/invoice/invoice-screen.messages.ts';
import { vatReturnScreenMessages } from '../../../reports/vat-return/vat-return-screen.messages.ts';
import { businessScreenMessages } from '../../business/business-screen.messages.ts';
import { dataDownloadMessages } from '../../data-download/data-download-screen.messages.ts';
import { signInMessages } from '../../frame/sign-in.messages.ts';
import { periodLockScreenMessages } from '../../../books/period-lock/period-lock-screen.messages.ts';
import { profileMessages } from '../../frame/profile.messages.ts';
import { manualPart } from '../article.ts';

export const beginPart = manualPart(
  'manualBegin',
  [
    profileMessages,
    periodLockScreenMessages,
    businessScreenMessages,
    dataDownloadMessages,
    invoiceScreenMessages,
    itemScreenMessages,
    readyItemScreenMessages,
    signInMessages,
    vatReturnScreenMessages,
    voucherScreenMessages,
    yearEndScreenMessages,
  ],
  {
    firstDay: {
      what: {
        en: 'From opening the account to the first invoice, and from there to complete books.',
        ne: 'खाता खोलेदेखि पहिलो बिलसम्म, अनि त्यहाँबाट पूरा हिसाबसम्म।',
      },
      why: {
        en: 'The first invoice takes about ten minutes. All else can follow in the evening, while you sell already.',
        ne: 'पहिलो बिल करिब दस मिनेटमा काटिन्छ। अरू काम बेच्दै साँझमा गरे हुन्छ।',
      },
      sections: {
        account: {
          title: { en: '1. The account', ne: '१. खाता खोल्ने' },
          steps: [
            {
              en: 'On the sign-in page choose {signIn.openAccount}, enter your mobile and the code that it gets.',
              ne: 'साइन इन पृष्ठमा {signIn.openAccount} छान्नुहोस्, मोबाइल र त्यसमा आएको कोड राख्नुहोस्।',
            },
            {
              en: 'Enter your name and that of the business, and a password of your own.',
              ne: 'आफ्नो र व्यवसायको नाम र आफ्नै पासवर्ड राख्नुहोस्।',
            },
            {
              en: 'Fill in {businessScreen.title}: name, registration, address. Your first outlet is made with it.',
              ne: '{businessScreen.title} भर्नुहोस्: नाम, दर्ता, ठेगाना। पहिलो आउटलेट यसैसँग बन्छ।',
              screen: 'businessProfile',
            },
          ],
        },
        sell: {
          title: { en: '2. The first invoice', ne: '२. पहिलो बिल' },
          steps: [
            {
              en: 'Take over what you sell from {readyItemScreen.title}, or press {itemScreen.add} for the first goods.',
              ne: '{readyItemScreen.title}बाट बेच्ने सामान लिनुहोस्, वा {itemScreen.add} थिचेर पहिलो सामान थप्नुहोस्।',
              screen: 'readyItems',
            },
            {
              en: 'Press {invoiceScreen.add}, choose the customer and the goods, and {invoiceScreen.issue}.',
              ne: '{invoiceScreen.add} थिच्नुहोस्, ग्राहक र सामान छान्नुहोस्, अनि {invoiceScreen.issue}।',
              screen: 'newInvoice',
            },
          ],
        },
        books: {
          title: { en: '3. What you had before', ne: '३. पहिलेको हिसाब' },
          steps: [
            {
              en: 'Stock: with each item, or all at once from a file.',
              ne: 'मौज्दात: हरेक सामानमा, वा फाइलबाट एकैपटक।',
              screen: 'items',
            },
            {
              en: 'What customers and vendors owe: bill by bill as opening dues.',
              ne: 'ग्राहक र विक्रेताको बाँकी: अघिल्लो बाँकी बिलमा एकएक गरी।',
              screen: 'openingReceivables',
            },
            {
              en: 'Cash, banks, loans, capital: by {voucherScreen.addOpening}, of the day on which you begin here.',
              ne: 'नगद, बैंक, ऋण, पुँजी: यहाँ सुरु गरेको मितिको {voucherScreen.addOpening}मा।',
              screen: 'openingBalance',
            },
            {
              en: 'Compare the trial balance with that of your old books.',
              ne: 'सन्तुलन परीक्षण पुरानो हिसाबसँग भिडाउनुहोस्।',
              screen: 'trialBalance',
            },
          ],
        },
        people: {
          title: { en: '4. The others', ne: '४. अरू साथी' },
          screen: 'users',
          text: {
            en: 'Let in cashier and accountant with an account of their own and a role; nobody works with your password.',
            ne: 'क्यासियर र लेखापाललाई आफ्नै खाता र भूमिका दिनुहोस्; तपाईंको पासवर्डमा कसैले काम नगरून्।',
          },
        },
      },
      troubles: [
        {
          trouble: {
            en: 'It asks for the profile before anything is recorded.',
            ne: 'केही राख्न खोज्दा व्यवसायको विवरण माग्छ।',
          },
          remedy: {
            en: 'Name, registration and address have to be there first: they stand on every invoice.',
            ne: 'नाम, दर्ता र ठेगाना पहिले चाहिन्छ: हरेक बिलमा देखिन्छन्।',
          },
        },
      ],
      related: ['signIn', 'businessProfile', 'dataImport', 'openingDues', 'users'],
    },
    vatMonth: {
      what: {
        en: 'What is done from the first to the last day of a month, and until the 25th of the next.',
        ne: 'महिनाको पहिलो दिनदेखि अन्तिम दिनसम्म र अर्को महिनाको २५ गतेसम्म गर्ने काम।',
      },
      why: {
        en: 'Who keeps to this order files the return in half an hour.',
        ne: 'यो क्रम पछ्याए भ्याट विवरण आधा घण्टामा बुझाइन्छ।',
      },
      sections: {
        daily: {
          title: { en: 'Every day', ne: 'हरेक दिन' },
          steps: [
            {
              en: 'Issue each sale as an invoice, enter each bill of a vendor with its number.',
              ne: 'हरेक बिक्रीको बिल काट्नुहोस्, विक्रेताको हरेक बिल नम्बरसहित राख्नुहोस्।',
              screen: 'invoices',
            },
            { en: 'Close the day of each cash box.', ne: 'हरेक नगद बाकसको दिन बन्द गर्नुहोस्।', screen: 'dayCloses' },
          ],
        },
        end: {
          title: { en: 'In the first days of the next month', ne: 'अर्को महिनाको सुरुमा' },
          steps: [
            {
              en: 'Issue or delete drafts that are left; enter bills that came late.',
              ne: 'बाँकी मस्यौदा जारी गर्नुहोस् वा मेटाउनुहोस्; ढिलो आएका बिल राख्नुहोस्।',
            },
            {
              en: 'Look through the exceptional report of the month.',
              ne: 'महिनाको कैफियत प्रतिवेदन हेर्नुहोस्।',
              screen: 'exceptionalReport',
            },
            {
              en: 'Reconcile the banks, and compare the registers with the papers.',
              ne: 'बैंक मिलान गर्नुहोस्, खाता कागजसँग भिडाउनुहोस्।',
              screen: 'bankStatements',
            },
            {
              en: 'Open the VAT return, see that it ties, type it into the portal and note it by {vatReturnScreen.file}.',
              ne: 'भ्याट विवरण खोल्नुहोस्, मिलेको हेर्नुहोस्, पोर्टलमा राख्नुहोस् र {vatReturnScreen.file}ले टिप्नुहोस्।',
              screen: 'vatReturns',
            },
            {
              en: 'Pay the tax that was held back, and send the month’s file to the accountant.',
              ne: 'काटेको अग्रिम कर तिर्नुहोस्, महिनाको फाइल लेखापाललाई पठाउनुहोस्।',
              screen: 'tds',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'A bill of the month comes after filing.', ne: 'विवरण बुझाएपछि त्यही महिनाको बिल आयो।' },
          remedy: {
            en: 'The owner opens the month by {periodLockScreen.unlock}. Enter the bill with its own date, then {vatReturnScreen.fileAgain}, at the portal and here.',
            ne: 'मालिकले {periodLockScreen.unlock} थिचेर महिना खोल्नुहोस्। बिल आफ्नै मितिमा राख्नुहोस्, अनि पोर्टलमा र यहाँ {vatReturnScreen.fileAgain}।',
          },
        },
      ],
      related: ['vatReturn', 'registers', 'tds', 'periodLocks', 'monthFile'],
    },
    closingYear: {
      what: {
        en: 'What is done at the end of a fiscal year and after it, in its order.',
        ne: 'असार र त्यसपछि गर्ने काम, क्रमैसँग।',
      },
      why: {
        en: 'With the new year numbers and reports begin anew by themselves; you go on selling while the old year is finished.',
        ne: 'साउन १ गते नम्बर र प्रतिवेदन आफैँ नयाँ सुरु हुन्छन्; पुरानो वर्ष सक्दासक्दै बेच्न मिल्छ।',
      },
      sections: {
        before: {
          title: { en: 'Before the year ends', ne: 'वर्ष सकिनुअघि' },
          steps: [
            {
              en: 'Count the shelves as of the last day of the year.',
              ne: 'असार मसान्तको मौज्दात गन्नुहोस्।',
              screen: 'stockCounts',
            },
            {
              en: 'Write off what is damaged; enter all bills of the year.',
              ne: 'बिग्रेको सामान क्षतिमा राख्नुहोस्; वर्षका सबै बिल राख्नुहोस्।',
              screen: 'writeOffs',
            },
            { en: 'Reconcile banks, cheques, customers and vendors.', ne: 'बैंक, चेक, ग्राहक र विक्रेताको हिसाब मिलाउनुहोस्।' },
          ],
        },
        after: {
          title: { en: 'After it', ne: 'वर्ष सकिएपछि' },
          steps: [
            {
              en: 'File the last VAT month; post prepaid months and depreciation.',
              ne: 'अन्तिम महिनाको भ्याट बुझाउनुहोस्; अग्रिम खर्चका महिना र ह्रास कट्टीको प्रविष्टि गर्नुहोस्।',
              screen: 'depreciation',
            },
            {
              en: 'Open the year’s end and go through {yearEndScreen.points}.',
              ne: 'वर्षान्त खोलेर {yearEndScreen.points} हेर्नुहोस्।',
              screen: 'yearEnd',
            },
            {
              en: 'Print trial balance, profit and loss, balance sheet and registers for the auditor.',
              ne: 'लेखापरीक्षकका लागि सन्तुलन परीक्षण, नाफा नोक्सान, वासलात र खाता छाप्नुहोस्।',
            },
            {
              en: 'Press {yearEndScreen.close}, and {yearEndScreen.lock} when the auditor is done.',
              ne: '{yearEndScreen.close} थिच्नुहोस्, लेखापरीक्षण सकिएपछि {yearEndScreen.lock}।',
            },
          ],
        },
      },
      related: ['yearEnd', 'stockCounts', 'assets', 'exceptional', 'takingData'],
    },
    rolesAndRights: {
      what: {
        en: 'The types of user and the roles that came with Bahi, and what each may do.',
        ne: 'प्रयोगकर्ताका प्रकार र बहीसँगै आएका भूमिका, र हरेकले के गर्न पाउँछ।',
      },
      why: {
        en: 'Give each person as much as their work needs, and no more.',
        ne: 'हरेकलाई कामले मागे जति मात्र अधिकार दिनुहोस्।',
      },
      sections: {
        roles: {
          title: { en: 'Roles', ne: 'भूमिका' },
          screen: 'roles',
          terms: [
            {
              term: { en: 'Owner', ne: 'मालिक' },
              meaning: {
                en: 'Everything in the business and all its outlets. Rules of approval, credit and stock, and unlocking, are the owner’s alone.',
                ne: 'व्यवसाय र सबै आउटलेटको सबै काम। स्वीकृति, उधारो र मौज्दातका नियम र बन्द हिसाब खोल्ने मालिकको मात्र।',
              },
            },
            {
              term: { en: 'Accountant', ne: 'लेखापाल' },
              meaning: {
                en: 'Keeps the books of the whole business: enters, changes, reports. People, roles and the download of all data are left out.',
                ne: 'पूरै व्यवसायको हिसाब राख्ने: प्रविष्टि, सम्पादन, प्रतिवेदन। मानिस, भूमिका र सबै विवरण डाउनलोड बाहेक।',
              },
            },
            {
              term: { en: 'Cashier', ne: 'क्यासियर' },
              meaning: {
                en: 'Sells and takes payments in one outlet, closes its day, and sees what it sold.',
                ne: 'एक आउटलेटमा बेच्ने र रकम बुझ्ने, दिन बन्द गर्ने, आफ्नो आउटलेटको बिक्री हेर्ने।',
              },
            },
            {
              term: { en: 'Store keeper', ne: 'भण्डारे' },
              meaning: {
                en: 'Counts, writes off, sends and receives goods of one outlet; sees selling prices, but no invoices and no costs.',
                ne: 'एक आउटलेटको सामान गन्ने, क्षति राख्ने, पठाउने र बुझ्ने; बिक्री मूल्य देख्छ, बिल र लागत देख्दैन।',
              },
            },
          ],
        },
        rules: {
          title: { en: 'How rights work', ne: 'अधिकार कसरी चल्छ' },
          text: {
            en: 'A role says screen by screen what may be seen, entered, changed, deleted, approved and reported. Several roles add up. A role can hold for one outlet and until a day. What one may not see is in no menu.',
            ne: 'भूमिकाले स्क्रिनअनुसार हेर्ने, राख्ने, फेर्ने, मेटाउने, स्वीकृत गर्ने र प्रतिवेदन निकाल्ने अधिकार दिन्छ। धेरै भूमिका भए अधिकार जोडिन्छ। भूमिका एक आउटलेट र एक मितिसम्म दिन मिल्छ। हेर्न नपाउने कुरा मेनुमै आउँदैन।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'A screen says that it is not allowed.', ne: 'स्क्रिनले अधिकार छैन भन्छ।' },
          remedy: {
            en: 'Tell the owner which screen it was; {profile.myRecord} shows what you have.',
            ne: 'कुन स्क्रिन हो मालिकलाई भन्नुहोस्; {profile.myRecord}मा तपाईंसँग भएका अधिकार देखिन्छन्।',
          },
        },
      ],
      related: ['people', 'users', 'securityLog'],
    },
    takingData: {
      what: {
        en: 'All that is kept of your business in one file: to read in Excel, or whole with its history as JSON.',
        ne: 'तपाईंको व्यवसायको सबै विवरण एउटै फाइलमा: पढ्न एक्सेलमा, वा इतिहाससहित पूरै जेसनमा।',
      },
      why: {
        en: 'Take it at the end of each month and keep it at a safe place; the data are yours, also if you leave.',
        ne: 'हरेक महिनाको अन्त्यमा लिएर सुरक्षित ठाउँमा राख्नुहोस्; छाडेर गए पनि विवरण तपाईंकै हो।',
      },
      sections: {
        download: {
          title: { en: 'Downloading', ne: 'डाउनलोड गर्ने' },
          steps: [
            {
              en: 'Press {dataDownload.downloadExcel} or {dataDownload.downloadJson}. Uploaded files are inside.',
              ne: '{dataDownload.downloadExcel} वा {dataDownload.downloadJson} थिच्नुहोस्। अपलोड गरिएका फाइल पनि भित्रै हुन्छन्।',
            },
            {
              en: 'Wait until it says that it has been saved; the history below tells who took it when.',
              ne: 'सुरक्षित भयो नभनुन्जेल पर्खनुहोस्; तलको इतिहासले कसले कहिले लियो बताउँछ।',
            },
          ],
        },
        backup: {
          title: { en: 'Backups', ne: 'जगेडा' },
          text: {
            en: 'Whoever runs Bahi makes backups of the whole installation. This file is yours beside them; keep it where others do not get it.',
            ne: 'बही चलाउनेले पूरै प्रणालीको जगेडा राख्छन्। यो फाइल त्यसबाहेक तपाईंको आफ्नै हो; अरूको हातमा नपर्ने गरी राख्नुहोस्।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'You may see what there is, but not download it.', ne: 'के के छ देखिन्छ, तर डाउनलोड हुँदैन।' },
          remedy: {
            en: 'It is the owner’s right; who else shall have it gets a role with it.',
            ne: 'यो मालिकको अधिकार हो; अरूलाई चाहिए त्यो अधिकार भएको भूमिका दिनुहोस्।',
          },
        },
      ],
      related: ['closingYear', 'securityLog', 'dataImport'],
    },
  },
);
