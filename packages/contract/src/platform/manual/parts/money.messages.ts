import { categoryScreenMessages } from '../../../money/category/category-screen.messages.ts';
import { dueDocumentScreenMessages } from '../../../money/due-document/due-document-screen.messages.ts';
import { expenseScreenMessages } from '../../../money/expense/expense-screen.messages.ts';
import { incomeScreenMessages } from '../../../money/income/income-screen.messages.ts';
import { recurringScreenMessages } from '../../../money/recurring/recurring-screen.messages.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { paymentDialogMessages } from '../../../money/payment/payment-dialog.messages.ts';
import { manualPart } from '../article.ts';

export const moneyPart = manualPart(
  'manualMoney',
  [
    paymentDialogMessages,
    categoryScreenMessages,
    dueDocumentScreenMessages,
    expenseScreenMessages,
    incomeScreenMessages,
    recurringScreenMessages,
    uiMessages,
  ],
  {
    expenses: {
      what: {
        en: 'What the business spends beside its goods: rent, electricity, wages, transport, tea.',
        ne: 'सामानबाहेक व्यवसायले गर्ने खर्च: भाडा, बिजुली, ज्याला, ढुवानी, चिया।',
      },
      why: {
        en: 'Enter each expense with its bill on its day; profit, VAT and cash are right only with all of them.',
        ne: 'हरेक खर्च बिलसहित त्यही दिन राख्नुहोस्; सबै राखे मात्र नाफा, भ्याट र नगद मिल्छ।',
      },
      sections: {
        write: {
          title: { en: 'Entering an expense', ne: 'खर्च राख्ने' },
          steps: [
            { en: 'Press {expenseScreen.add}.', ne: '{expenseScreen.add} थिच्नुहोस्।' },
            {
              en: 'Say what it is for at {expenseScreen.heading} and choose the category; add the vendor if somebody is owed.',
              ne: 'केको हो {expenseScreen.heading}मा राख्नुहोस्, वर्ग छान्नुहोस्; कसैलाई तिर्नुपर्ने भए विक्रेता राख्नुहोस्।',
            },
            {
              en: 'Enter the total of the bill. VAT within it is set off only with the number of the bill of a vendor registered for VAT.',
              ne: 'बिलको जम्मा राख्नुहोस्। भ्याटमा दर्ता विक्रेताको बिल नम्बर भए मात्र त्यसको भ्याट मिलान हुन्छ।',
            },
            {
              en: 'Add a photo or PDF of the bill, and say how it is paid or leave it on credit.',
              ne: 'बिलको तस्बिर वा पीडीएफ थप्नुहोस्; कसरी तिरियो राख्नुहोस् वा उधारो छाड्नुहोस्।',
            },
            { en: 'Press {ui.save}.', ne: '{ui.save} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['save', 'calendar'],
      troubles: [
        {
          trouble: { en: 'It can no longer be edited.', ne: 'अब सम्पादन मिलेन।' },
          remedy: {
            en: 'Something is paid on it, or its month is over. Delete the payment first; of a month that is over enter what mends it now.',
            ne: 'केही तिरिसकिएको छ वा महिना सकिएको छ। पहिले भुक्तानी मेटाउनुहोस्; सकिएको महिनाको भए मिलाउने प्रविष्टि अहिले राख्नुहोस्।',
          },
        },
        {
          trouble: { en: 'Tax has to be held back of it.', ne: 'अग्रिम कर काट्नुपर्ने खर्च हो।' },
          remedy: {
            en: 'Leave it on credit, then pay it with a row of the mode {paymentDialog.tds} and a row for the rest.',
            ne: 'उधारो राखेर पछि भुक्तानीमा एउटा हरफ {paymentDialog.tds}को र अर्को बाँकी रकमको राख्नुहोस्।',
          },
        },
      ],
      related: ['categories', 'payments', 'tds', 'recurring', 'prepaid'],
    },
    incomes: {
      what: {
        en: 'What you earn beside your sales: commission, rent, interest.',
        ne: 'बिक्रीबाहेकको आम्दानी: कमिसन, भाडा, ब्याज।',
      },
      why: {
        en: 'Sales of goods and services are invoices; all else that is earned is entered here.',
        ne: 'सामान र सेवाको बिक्री बिलमा राखिन्छ; अरू आम्दानी यहाँ राख्नुहोस्।',
      },
      sections: {
        write: {
          title: { en: 'Entering an income', ne: 'आम्दानी राख्ने' },
          steps: [
            { en: 'Press {incomeScreen.add}.', ne: '{incomeScreen.add} थिच्नुहोस्।' },
            {
              en: 'Enter {incomeScreen.heading}, the category, the day and the amount; the customer if it is still to be collected.',
              ne: '{incomeScreen.heading}, वर्ग, मिति र रकम राख्नुहोस्; उठाउन बाँकी भए ग्राहक पनि।',
            },
            { en: 'Say how it was received and press {ui.save}.', ne: 'कसरी आयो छानेर {ui.save} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['save', 'calendar'],
      troubles: [
        {
          trouble: { en: 'It was entered by mistake.', ne: 'गल्तीले राखियो।' },
          remedy: {
            en: 'Choose {dueDocumentScreen.cancelRecord} in its menu. It stays in the list as cancelled, and {dueDocumentScreen.reactivate} brings it back.',
            ne: 'मेनुमा {dueDocumentScreen.cancelRecord} छान्नुहोस्। सूचीमा रद्द भएर रहन्छ; {dueDocumentScreen.reactivate}ले फेरि ल्याउँछ।',
          },
        },
      ],
      related: ['categories', 'payments', 'invoices'],
    },
    categories: {
      what: {
        en: 'The kinds of income and expense of your business; each has an account of its own in the books.',
        ne: 'आम्दानी र खर्चका शीर्षक; हरेकको हिसाबमा आफ्नै खाता हुन्छ।',
      },
      why: {
        en: 'Name them as you want to read them in the profit and loss: not too many, each with one meaning.',
        ne: 'नाफा नोक्सानमा जसरी हेर्न चाहनुहुन्छ त्यसरी नाम राख्नुहोस्: थोरै र स्पष्ट।',
      },
      sections: {
        add: {
          title: { en: 'Adding a category', ne: 'वर्ग थप्ने' },
          steps: [
            { en: 'Press {categoryScreen.add}.', ne: '{categoryScreen.add} थिच्नुहोस्।' },
            {
              en: 'Enter the name in one or both languages and choose {categoryScreen.income} or {categoryScreen.expense}.',
              ne: 'नाम एक वा दुवै भाषामा राखेर {categoryScreen.income} वा {categoryScreen.expense} छान्नुहोस्।',
            },
            { en: 'Press {ui.save}.', ne: '{ui.save} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'The type cannot be changed.', ne: 'प्रकार फेर्न मिलेन।' },
          remedy: {
            en: 'Something is booked under it already. Make it inactive and add another one.',
            ne: 'यसमा प्रविष्टि भइसकेको छ। यसलाई निष्क्रिय पारेर नयाँ थप्नुहोस्।',
          },
        },
      ],
      related: ['expenses', 'incomes', 'booksReports'],
    },
    recurring: {
      what: {
        en: 'Rents, subscriptions and monthly invoices that are prepared for you on their day.',
        ne: 'भाडा, मासिक शुल्क र महिनैपिच्छेका बिल, जुन आफ्नो मितिमा तयार हुन्छन्।',
      },
      why: {
        en: 'What you enter again and again is forgotten some day; here it waits until it is entered or left out.',
        ne: 'बारम्बार राख्नुपर्ने कुरा कहिलेकाहीँ छुट्छ; यहाँ राखे नछुटी सम्झाइन्छ।',
      },
      sections: {
        begin: {
          title: { en: 'Letting something come again', ne: 'नियमित बनाउने' },
          steps: [
            {
              en: 'Choose {recurringScreen.repeat} in the menu of the invoice, expense or voucher that is to come again.',
              ne: 'फेरि फेरि आउने बिल, खर्च वा भौचरको मेनुमा {recurringScreen.repeat} छान्नुहोस्।',
            },
            {
              en: 'Say how often and from which day; the months are those of Bikram Sambat.',
              ne: 'कति समयमा र कुन मितिदेखि राख्नुहोस्; महिना विक्रम संवत्का हुन्।',
            },
            {
              en: 'With {recurringScreen.isAutomatic} an invoice on credit is issued on its day, and with {recurringScreen.postsItself} a voucher is posted; all else waits as a draft.',
              ne: '{recurringScreen.isAutomatic} राख्दा उधारो बिल त्यही दिन जारी हुन्छ, {recurringScreen.postsItself} राख्दा भौचरको प्रविष्टि हुन्छ; अरू मस्यौदामा पर्खन्छ।',
            },
          ],
        },
        day: {
          title: { en: 'On its day', ne: 'मिति आएपछि' },
          text: {
            en: 'The bell tells of it. Open the entry and choose {recurringScreen.open}, {recurringScreen.enter} or {recurringScreen.skip}. What could not be made says why and is tried again by {recurringScreen.again}.',
            ne: 'घण्टीले सम्झाउँछ। प्रविष्टि खोलेर {recurringScreen.open}, {recurringScreen.enter} वा {recurringScreen.skip} छान्नुहोस्। नबनेकोको कारण देखिन्छ; {recurringScreen.again} थिच्नुहोस्।',
          },
        },
      },
      keys: ['save', 'rows', 'open'],
      troubles: [
        {
          trouble: { en: 'It should stop for a while.', ne: 'केही समय रोक्नुपर्‍यो।' },
          remedy: {
            en: 'Choose {recurringScreen.pause}, and later {recurringScreen.resume}.',
            ne: '{recurringScreen.pause} छान्नुहोस्, पछि {recurringScreen.resume}।',
          },
        },
      ],
      related: ['invoices', 'expenses', 'vouchers', 'notices'],
    },
  },
);
