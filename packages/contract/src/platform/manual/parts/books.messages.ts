import { assetScreenMessages } from '../../../books/asset/asset-screen.messages.ts';
import { bankStatementScreenMessages } from '../../../books/bank-statement/bank-statement-screen.messages.ts';
import { chequeScreenMessages } from '../../../books/cheque/cheque-screen.messages.ts';
import { dayCloseScreenMessages } from '../../../books/day-close/day-close-screen.messages.ts';
import { loanScreenMessages } from '../../../books/loan/loan-screen.messages.ts';
import { moneyAccountScreenMessages } from '../../../books/money-account/money-account-screen.messages.ts';
import { openingDueScreenMessages } from '../../../books/opening-due/opening-due-screen.messages.ts';
import { ownAccountScreenMessages } from '../../../books/own-account/own-account-screen.messages.ts';
import { periodLockScreenMessages } from '../../../books/period-lock/period-lock-screen.messages.ts';
import { prepaidScreenMessages } from '../../../books/prepaid/prepaid-screen.messages.ts';
import { voucherScreenMessages } from '../../../books/voucher/voucher-screen.messages.ts';
import { recurringScreenMessages } from '../../../money/recurring/recurring-screen.messages.ts';
import { yearEndScreenMessages } from '../../../books/year-end/year-end-screen.messages.ts';
import { manualPart } from '../article.ts';

export const booksPart = manualPart(
  'manualBooks',
  [
    assetScreenMessages,
    bankStatementScreenMessages,
    chequeScreenMessages,
    dayCloseScreenMessages,
    loanScreenMessages,
    moneyAccountScreenMessages,
    openingDueScreenMessages,
    ownAccountScreenMessages,
    periodLockScreenMessages,
    prepaidScreenMessages,
    recurringScreenMessages,
    voucherScreenMessages,
    yearEndScreenMessages,
  ],
  {
    dayClose: {
      what: {
        en: 'Counting the cash of a box in the evening against what the books say should be there.',
        ne: 'साँझ नगद बाकसको नगद गनेर हिसाबले भनेको रकमसँग भिडाउने।',
      },
      why: {
        en: 'Do it every evening. A difference is found on the day on which it arose, and who counted is known.',
        ne: 'हरेक साँझ गर्नुहोस्। फरक परेको त्यही दिन थाहा हुन्छ, कसले गन्यो पनि रहन्छ।',
      },
      sections: {
        count: {
          title: { en: 'Counting and closing', ne: 'गनेर बन्द गर्ने' },
          steps: [
            {
              en: 'Press {dayCloseScreen.add} and choose the box and the day. What the books say stands above.',
              ne: '{dayCloseScreen.add} थिचेर नगद बाकस र मिति छान्नुहोस्। हिसाबले भनेको रकम माथि देखिन्छ।',
            },
            {
              en: 'Enter the pieces of each note, and coins as one amount.',
              ne: 'हरेक नोट कति थान छ राख्नुहोस्, सिक्का एकमुष्ट राख्नुहोस्।',
            },
            {
              en: 'If it differs, say why: the difference goes to an account of its own.',
              ne: 'फरक परे कारण राख्नुहोस्: फरक रकम आफ्नै खातामा जान्छ।',
            },
            {
              en: 'Say how much stays in the box for tomorrow, and where the rest goes.',
              ne: 'भोलिका लागि नगद बाकसमा कति रहन्छ र बाँकी कहाँ जान्छ राख्नुहोस्।',
            },
            {
              en: 'Press {dayCloseScreen.save}, and print it for who takes the money over.',
              ne: '{dayCloseScreen.save} थिच्नुहोस्, रकम बुझ्नेका लागि छाप्नुहोस्।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: {
            en: 'Something was entered for the day after it was closed.',
            ne: 'बन्द गरेपछि त्यही दिनको प्रविष्टि राखियो।',
          },
          remedy: {
            en: 'The close says so and names it. It comes into the next close, or cancel the close and count anew.',
            ne: 'बन्दमै त्यो देखिन्छ। अर्को दिन बन्दमा गनिन्छ, वा यो बन्द रद्द गरी फेरि गन्नुहोस्।',
          },
        },
        {
          trouble: { en: 'The box is used by several outlets.', ne: 'नगद बाकस धेरै आउटलेटको साझा छ।' },
          remedy: {
            en: 'Give the box one outlet on the screen of cash and banks, and each outlet its own box.',
            ne: 'नगद र बैंकको स्क्रिनमा नगद बाकसलाई एउटै आउटलेट दिनुहोस्; हरेक आउटलेटको आफ्नै नगद बाकस राख्नुहोस्।',
          },
        },
      ],
      related: ['moneyAccounts', 'counter', 'payments'],
    },
    moneyAccounts: {
      what: {
        en: 'Every place in which the business keeps money: cash boxes, bank accounts, wallets; each with its balance.',
        ne: 'व्यवसायको पैसा रहने सबै ठाउँ: नगद बाकस, बैंक खाता, वालेट; हरेकको बाँकीसहित।',
      },
      why: {
        en: 'Enter them before the first payment: each payment then says where the money went.',
        ne: 'पहिलो भुक्तानीअघि राख्नुहोस्: हरेक भुक्तानी कहाँ गयो थाहा हुन्छ।',
      },
      sections: {
        add: {
          title: { en: 'Adding one', ne: 'थप्ने' },
          steps: [
            {
              en: 'Press {moneyAccountScreen.add} and choose the kind.',
              ne: '{moneyAccountScreen.add} थिचेर प्रकार छान्नुहोस्।',
            },
            {
              en: 'Enter the name, and of a bank its name and the account number.',
              ne: 'नाम राख्नुहोस्, बैंक भए बैंकको नाम र खाता नम्बर पनि।',
            },
            {
              en: 'A cash box of one outlet gets that outlet; a bank mostly serves {moneyAccountScreen.everyOutlet}.',
              ne: 'एक आउटलेटको नगद बाकसलाई त्यही आउटलेट छान्नुहोस्; बैंक प्रायः {moneyAccountScreen.everyOutlet} का लागि हुन्छ।',
            },
          ],
        },
      },
      keys: ['save', 'rows', 'open'],
      troubles: [
        {
          trouble: { en: 'The balance is not what the bank says.', ne: 'बैंकले भनेको बाँकीसँग मिलेन।' },
          remedy: {
            en: 'Read its statement and reconcile it; every line that differs stands there.',
            ne: 'स्टेटमेन्ट ल्याएर मिलान गर्नुहोस्; फरक परेको हरेक हरफ देखिन्छ।',
          },
        },
      ],
      related: ['bankStatements', 'dayClose', 'vouchers', 'cheques'],
    },
    cheques: {
      what: {
        en: 'Every cheque that was received or given, and where it is: {chequeScreen.IN_HAND}, {chequeScreen.DEPOSITED}, {chequeScreen.CLEARED} or {chequeScreen.BOUNCED}.',
        ne: 'पाएका र दिएका सबै चेक, र ती कहाँ छन्: {chequeScreen.IN_HAND}, {chequeScreen.DEPOSITED}, {chequeScreen.CLEARED} वा {chequeScreen.BOUNCED}।',
      },
      why: {
        en: 'A cheque is no money until the bank pays it. Here none is forgotten, and one that is {chequeScreen.BOUNCED} makes its invoice due again.',
        ne: 'बैंकले नतिरुन्जेल चेक पैसा होइन। यहाँ कुनै छुट्दैन; {chequeScreen.BOUNCED} भए बिल फेरि बाँकी हुन्छ।',
      },
      sections: {
        way: {
          title: { en: 'The way of a cheque', ne: 'चेकको बाटो' },
          steps: [
            {
              en: 'It appears here by itself when a payment is entered with the mode cheque.',
              ne: 'भुक्तानीको माध्यम चेक राख्दा आफैँ यहाँ आउँछ।',
            },
            {
              en: 'Choose {chequeScreen.depositChosen}, tick those that go to the bank, then {chequeScreen.printSlip}.',
              ne: '{chequeScreen.depositChosen} छानेर बैंक लैजाने चेकमा चिनो लगाउनुहोस्, अनि {chequeScreen.printSlip}।',
            },
            {
              en: 'When the bank has paid: {chequeScreen.clear}. When it has not: {chequeScreen.bounce}, with its charge.',
              ne: 'बैंकले तिरेपछि: {chequeScreen.clear}। नतिरे: {chequeScreen.bounce}, बैंकको शुल्कसहित।',
            },
            {
              en: 'A cheque that goes back unpaid: {chequeScreen.handBack}.',
              ne: 'भुक्तानी नभई फर्काउने चेक: {chequeScreen.handBack}।',
            },
          ],
        },
        calendar: {
          title: { en: 'Post-dated cheques', ne: 'पछिको मितिका चेक' },
          text: {
            en: '{chequeScreen.calendar} shows by day what is to come in and what has to be paid, so that the account has enough.',
            ne: '{chequeScreen.calendar}मा कुन दिन कति आउने र कति तिर्ने देखिन्छ; खातामा पुग्ने रकम राख्न सजिलो हुन्छ।',
          },
        },
      },
      keys: ['rows', 'open', 'records'],
      troubles: [
        {
          trouble: {
            en: 'By mistake it stands as {chequeScreen.DEPOSITED} or {chequeScreen.CLEARED}.',
            ne: 'गल्तीले {chequeScreen.DEPOSITED} वा {chequeScreen.CLEARED} भयो।',
          },
          remedy: {
            en: 'Choose {chequeScreen.undo} and give the reason.',
            ne: '{chequeScreen.undo} छानेर कारण राख्नुहोस्।',
          },
        },
        {
          trouble: { en: 'The bank takes it from a later day on.', ne: 'चेकको मिति आएकै छैन।' },
          remedy: {
            en: 'It is post-dated: deposit it on its day. A cheque older than six months is not paid any more.',
            ne: 'मिति आएपछि जम्मा गर्नुहोस्। छ महिनाभन्दा पुरानो चेक बैंकले साट्दैन।',
          },
        },
      ],
      related: ['payments', 'bankStatements', 'moneyAccounts'],
    },
    bankStatements: {
      what: {
        en: 'Statements of your banks and wallets, line by line against your books.',
        ne: 'बैंक र वालेटका स्टेटमेन्ट, हरफ हरफ आफ्नो हिसाबसँग।',
      },
      why: {
        en: 'Do it once a week or a month: charges, interest and payments that nobody entered come to light.',
        ne: 'हप्ता वा महिनामा एकपटक गर्नुहोस्: छुटेका शुल्क, ब्याज र भुक्तानी भेटिन्छन्।',
      },
      sections: {
        read: {
          title: { en: 'Reading a statement', ne: 'स्टेटमेन्ट ल्याउने' },
          steps: [
            {
              en: 'Download it from your bank as Excel (.xls or .xlsx), CSV or text.',
              ne: 'बैंकबाट एक्सेल (.xls वा .xlsx), सीएसभी वा टेक्स्टमा डाउनलोड गर्नुहोस्।',
            },
            {
              en: 'Press {bankStatementScreen.read} and choose the file. The first time, say which column is what; it is remembered.',
              ne: '{bankStatementScreen.read} थिचेर फाइल छान्नुहोस्। पहिलोपटक कुन स्तम्भ के हो भन्नुहोस्; पछि सम्झिन्छ।',
            },
            { en: 'Press {bankStatementScreen.store}.', ne: '{bankStatementScreen.store} थिच्नुहोस्।' },
          ],
        },
        reconcile: {
          title: { en: 'Reconciling', ne: 'मिलान गर्ने' },
          steps: [
            {
              en: 'Offers of what belongs together stand above: look at each and press {bankStatementScreen.match}.',
              ne: 'मिल्ने देखिएका माथि हुन्छन्: हेरेर {bankStatementScreen.match} थिच्नुहोस्।',
            },
            {
              en: 'Under {bankStatementScreen.dueOffers} stand invoices and bills that a line settles to the paisa, also less TDS: one press enters the payment and matches it.',
              ne: '{bankStatementScreen.dueOffers}मा हरफसँग पैसासम्म मिल्ने बिल हुन्छन्, कर कट्टी गरी आएका पनि: एक थिचाइमा भुक्तानी राखिन्छ र मिल्छ।',
            },
            {
              en: 'Others: tick lines of both sides until they are equal, then {bankStatementScreen.matchChosen}.',
              ne: 'अरू: दुवैतिर बराबर हुने गरी चिनो लगाएर {bankStatementScreen.matchChosen}।',
            },
            {
              en: 'What only the bank has is entered from its line by {bankStatementScreen.enter}: a charge, interest, a payment.',
              ne: 'बैंकमा मात्र भएको हरफ {bankStatementScreen.enter}ले हिसाबमा राख्नुहोस्: शुल्क, ब्याज, भुक्तानी।',
            },
          ],
        },
        report: {
          title: { en: 'The report', ne: 'मिलान विवरण' },
          text: {
            en: 'It goes from the balance of the books to that of the statement on a day, and names every line between them. Print it for the auditor.',
            ne: 'कुनै मितिको हिसाबको बाँकीबाट स्टेटमेन्टको बाँकीसम्म पुग्छ, बीचका हरेक हरफ देखाउँछ। लेखापरीक्षकका लागि छाप्नुहोस्।',
          },
        },
      },
      keys: ['rows'],
      troubles: [
        {
          trouble: { en: 'A row does not follow from the line before.', ne: 'कुनै हरफको बाँकी मिलेन भन्छ।' },
          remedy: {
            en: 'A line is missing in the file. Download it again, without sorting or deleting anything in it.',
            ne: 'फाइलमा हरफ छुटेको छ। केही नमेटाई, क्रम नफेरी फेरि डाउनलोड गर्नुहोस्।',
          },
        },
        {
          trouble: { en: 'A wrong match was made.', ne: 'गलत मिलान भयो।' },
          remedy: {
            en: 'Choose {bankStatementScreen.unmatch} among what is matched.',
            ne: 'मिलेकामा {bankStatementScreen.unmatch} छान्नुहोस्।',
          },
        },
      ],
      related: ['moneyAccounts', 'payments', 'cheques'],
    },
    vouchers: {
      what: {
        en: 'What no other paper says: journals, money moved between own accounts, and what the books began with.',
        ne: 'अरू कागजले नभन्ने कुरा: गोश्वारा भौचर, आफ्नै खाताबीच सारेको रकम, र हिसाब सुरु गर्दाको बाँकी।',
      },
      why: {
        en: 'First look whether an invoice, bill, expense or payment says it: those post themselves. What is left is written here.',
        ne: 'पहिले बिल, खरिद, खर्च वा भुक्तानीले राख्न मिल्छ कि हेर्नुहोस्: तिनको प्रविष्टि आफैँ हुन्छ। बाँकी मात्र यहाँ राख्नुहोस्।',
      },
      sections: {
        journal: {
          title: { en: 'A journal voucher', ne: 'गोश्वारा भौचर' },
          steps: [
            { en: 'Press {voucherScreen.addJournal}.', ne: '{voucherScreen.addJournal} थिच्नुहोस्।' },
            {
              en: 'Enter in each line the account and the amount as debit or credit. Enter begins the next line and proposes what is missing.',
              ne: 'हरेक हरफमा खाता र डेबिट वा क्रेडिट रकम राख्नुहोस्। Enterले अर्को हरफ खोल्छ र नपुगेको रकम प्रस्ताव गर्छ।',
            },
            {
              en: 'Write a narration that you understand in a year, and press {voucherScreen.save} once both sides agree.',
              ne: 'वर्ष दिनपछि पनि बुझिने विवरण राख्नुहोस्; दुवैतिर मिलेपछि {voucherScreen.save} थिच्नुहोस्।',
            },
          ],
        },
        parties: {
          title: { en: 'Customers and vendors in a journal', ne: 'गोश्वारा भौचरमा ग्राहक र विक्रेता' },
          steps: [
            {
              en: 'A line on receivable or customer advances asks for the customer, one on payable or advances to vendors for the vendor.',
              ne: 'लिनुपर्ने वा ग्राहकको अग्रिमको हरफमा ग्राहक, तिर्नुपर्ने वा विक्रेतालाई अग्रिमको हरफमा विक्रेता छान्नुपर्छ।',
            },
            {
              en: 'What adds to what is owed becomes due and is paid as any bill. What takes from it is set against the bill that you choose, else against the oldest ones, never beyond what is open.',
              ne: 'बाँकी थप्ने रकम बिलजस्तै तिर्न मिल्छ। घटाउने रकम छानेको बिलबाट, नछाने पुरानाबाट क्रमैले घट्छ; बाँकीभन्दा बढी घट्दैन।',
            },
            {
              en: 'A bad debt: credit receivable, debit an expense. A customer who is a vendor, too: debit payable, credit receivable.',
              ne: 'नउठ्ने बाँकी: लिनुपर्ने क्रेडिट, खर्च डेबिट। ग्राहक नै विक्रेता भए: तिर्नुपर्ने डेबिट, लिनुपर्ने क्रेडिट।',
            },
          ],
        },
        contra: {
          title: { en: 'Money between own accounts', ne: 'आफ्नै खाताबीच रकम' },
          text: {
            en: '{voucherScreen.addContra}: out of which box, bank or wallet, into which, how much. Cash taken to the bank is this.',
            ne: '{voucherScreen.addContra}: कुन नगद बाकस, बैंक वा वालेटबाट कुनमा, कति। बैंकमा नगद राख्नु यही हो।',
          },
        },
        again: {
          title: { en: 'A voucher of every month', ne: 'महिनैपिच्छेको भौचर' },
          text: {
            en: 'Choose {recurringScreen.repeat} in the menu of a posted journal or contra voucher: the next ones come on their day as drafts that you mend and enter, or with {recurringScreen.postsItself} straight into the books.',
            ne: 'प्रविष्टि भइसकेको गोश्वारा भौचर वा रकम सार्ने भौचरको मेनुमा {recurringScreen.repeat} छान्नुहोस्: अर्को पटकदेखि मिति आएपछि मस्यौदा बन्छ, मिलाएर प्रविष्टि गर्नुहोस्; {recurringScreen.postsItself} राखे आफैँ प्रविष्टि हुन्छ।',
          },
        },
        opening: {
          title: { en: 'The opening balance', ne: 'अघिल्लो बाँकी' },
          text: {
            en: 'Enter the balances of your old books on the day on which you begin here. Dues of parties and stock are entered on their own screens and count by themselves; what does not balance may wait as opening balance. {voucherScreen.sheetRead} reads them out of a trial balance in Excel or CSV.',
            ne: 'यहाँ सुरु गर्ने दिनको पुरानो हिसाबका बाँकी राख्नुहोस्। ग्राहक, विक्रेताको बाँकी र मौज्दात आ-आफ्नै स्क्रिनमा राखिन्छ र आफैँ गनिन्छ; नमिलेको रकम पछि मिलाउन राख्न सकिन्छ। {voucherScreen.sheetRead}ले एक्सेल वा सीएसभीको सन्तुलन परीक्षणबाट पढ्छ।',
          },
        },
      },
      keys: ['save', 'removeLine'],
      troubles: [
        {
          trouble: {
            en: 'An account is refused: goods, VAT, sales.',
            ne: 'सामान, भ्याट वा बिक्रीको खाता स्वीकार भएन।',
          },
          remedy: {
            en: 'These follow from their papers alone. The message names the paper that says it.',
            ne: 'यी खाता आ-आफ्ना कागजबाट मात्र चल्छन्। कुन कागज राख्ने सन्देशमै हुन्छ।',
          },
        },
        {
          trouble: { en: 'A voucher is wrong.', ne: 'भौचर गलत भयो।' },
          remedy: {
            en: 'Choose {voucherScreen.cancel}: the opposite entry takes it out. {voucherScreen.copy} begins the right one from it.',
            ne: '{voucherScreen.cancel} छान्नुहोस्: उल्टो प्रविष्टिले मिलाउँछ। {voucherScreen.copy}ले त्यसैबाट ठीक भौचर सुरु गर्छ।',
          },
        },
      ],
      related: ['ownAccounts', 'recurring', 'booksReports', 'moneyAccounts', 'openingDues'],
    },
    assets: {
      what: {
        en: 'What is used for years: buildings, furniture, computers, vehicles; and how it is written down each year.',
        ne: 'वर्षौँ चल्ने सम्पत्ति: भवन, फर्निचर, कम्प्युटर, सवारी; र तिनको हरेक वर्षको ह्रास कट्टी।',
      },
      why: {
        en: 'Register a thing when it is bought; depreciation of the year then follows by the pools of income tax.',
        ne: 'किनेकै बेला दर्ता गर्नुहोस्; वर्षको ह्रास आयकरको समूहअनुसार आफैँ निस्कन्छ।',
      },
      sections: {
        add: {
          title: { en: 'Registering', ne: 'दर्ता गर्ने' },
          steps: [
            {
              en: 'Enter its purchase bill with the line going to capital goods: that posts it.',
              ne: 'खरिद बिलमा हरफ पुँजीगत सामानमा राख्नुहोस्: हिसाबमा प्रविष्टि त्यसैले हुन्छ।',
            },
            {
              en: 'Press {assetScreen.add}: name, pool, outlet, day and cost without VAT that is claimed back.',
              ne: '{assetScreen.add} थिच्नुहोस्: नाम, समूह, आउटलेट, मिति र मिलान हुने भ्याटबिनाको लागत।',
            },
            {
              en: 'Sold or broken: {assetScreen.dispose}, with what came for it. Name the invoice where one sold it, so that it counts once.',
              ne: 'बेचेको वा काम नलाग्ने भएको: {assetScreen.dispose}, पाएको रकमसहित। बिलले बेचेको भए बिल छान्नुहोस्, अनि एकै पटक गनिन्छ।',
            },
          ],
        },
        depreciation: {
          title: { en: 'Depreciation of a year', ne: 'वर्षको ह्रास कट्टी' },
          text: {
            en: 'The sheet shows pool by pool what was there, bought and sold, and the depreciation. Once the year is over press {assetScreen.post}; years follow in their order.',
            ne: 'समूहअनुसार कति थियो, किनियो, बेचियो र ह्रास कति देखिन्छ। वर्ष सकिएपछि {assetScreen.post} थिच्नुहोस्; वर्ष क्रमैसँग हुन्छन्।',
          },
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'Register and account differ.', ne: 'दर्ता र खाता मिलेन।' },
          remedy: {
            en: 'Something was bought and not registered, or registered without its bill. Mend whichever is missing.',
            ne: 'किनेर दर्ता नगरिएको वा बिल नराखी दर्ता गरिएको छ। छुटेको राख्नुहोस्।',
          },
        },
      ],
      related: ['closingYear', 'purchases', 'yearEnd'],
    },
    prepaid: {
      what: {
        en: 'What is paid for several months at once, such as rent or insurance, spread over its months.',
        ne: 'एकैपटक धेरै महिनाको तिरेको भाडा, बीमा जस्ता खर्च, महिनामा बाँडेर।',
      },
      why: {
        en: 'Otherwise one month bears the cost of the whole year and its profit is wrong.',
        ne: 'नत्र एउटै महिनाले वर्षभरिको खर्च बोक्छ र नाफा गलत देखिन्छ।',
      },
      sections: {
        add: {
          title: { en: 'Registering and posting', ne: 'दर्ता र प्रविष्टि' },
          steps: [
            {
              en: 'Bring what was paid onto the account of prepaid expenses by a journal voucher.',
              ne: 'तिरेको रकम गोश्वारा भौचरले अग्रिम खर्चको खातामा ल्याउनुहोस्।',
            },
            {
              en: 'Press {prepaidScreen.add}: amount, first and last month, and the expense account it goes to.',
              ne: '{prepaidScreen.add} थिच्नुहोस्: रकम, पहिलो र अन्तिम महिना, र जाने खर्च खाता।',
            },
            {
              en: 'When a month is over press {prepaidScreen.post}. All that is over is posted, of all entries.',
              ne: 'महिना सकिएपछि {prepaidScreen.post} थिच्नुहोस्। सकिएका सबै महिनाको प्रविष्टि हुन्छ।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'A month was posted by mistake.', ne: 'महिनाको प्रविष्टि गल्तीले भयो।' },
          remedy: {
            en: 'Choose {prepaidScreen.takeBack}; only the one that was posted last is taken back.',
            ne: '{prepaidScreen.takeBack} छान्नुहोस्; पछिल्लो महिना मात्र फिर्ता हुन्छ।',
          },
        },
      ],
      related: ['expenses', 'vouchers', 'yearEnd'],
    },
    loans: {
      what: {
        en: 'What the business owes to a bank or somebody else, its instalments, and what of them is interest.',
        ne: 'बैंक वा अरूलाई तिर्नुपर्ने ऋण, यसका किस्ता, र तीमध्ये ब्याज कति।',
      },
      why: {
        en: 'Only the interest is an expense; the principal lessens the loan. Here both are kept apart, and you see what is due next.',
        ne: 'ब्याज मात्र खर्च हो; साँवाले ऋण घटाउँछ। यहाँ दुवै छुट्टै रहन्छन्, र अर्को किस्ता कहिले हो देखिन्छ।',
      },
      sections: {
        add: {
          title: { en: 'Registering', ne: 'दर्ता' },
          steps: [
            {
              en: 'Make an own account for it in the group of loans, and bring the loan onto it by a journal voucher or an opening balance.',
              ne: 'ऋणको समूहमा यसको आफ्नै खाता बनाउनुहोस्, र जर्नल भौचर वा अघिल्लो बाँकीबाट ऋण त्यसमा ल्याउनुहोस्।',
            },
            {
              en: 'Press {loanScreen.add}: amount, interest a year, how it is paid back and when the next instalment is.',
              ne: '{loanScreen.add} थिच्नुहोस्: रकम, वार्षिक ब्याज, तिर्ने तरिका र अर्को किस्ताको मिति।',
            },
          ],
        },
        pay: {
          title: { en: 'Paying an instalment', ne: 'किस्ता तिर्ने' },
          steps: [
            {
              en: 'Open the loan and press {loanScreen.pay}. Principal and interest stand there as worked out.',
              ne: 'ऋण खोलेर {loanScreen.pay} थिच्नुहोस्। साँवा र ब्याज हिसाब गरेर राखिएको हुन्छ।',
            },
            {
              en: 'Change them to what the bank really took: banks reckon in their own way.',
              ne: 'बैंकले साँच्चै काटेको रकम राख्नुहोस्: बैंकको हिसाब आफ्नै हुन्छ।',
            },
            {
              en: 'What is paid early is entered without the tick of the instalment; the instalments to come are worked out anew. The interest until that day stands beside it.',
              ne: 'समयअघि तिरेको साँवा किस्ताको चिनो नलगाई राख्नुहोस्; आउने किस्ता फेरि हिसाब हुन्छ। त्यो मितिसम्मको ब्याज छेउमै देखिन्छ।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'A payment was entered by mistake.', ne: 'भुक्तानी गल्तीले राखियो।' },
          remedy: {
            en: 'Choose {loanScreen.takeBack}; only the last one is taken back, while its day is open.',
            ne: '{loanScreen.takeBack} छान्नुहोस्; मिति खुला छउन्जेल अन्तिम भुक्तानी मात्र रद्द हुन्छ।',
          },
        },
      ],
      related: ['moneyAccounts', 'vouchers', 'yearEnd'],
    },
    yearEnd: {
      what: {
        en: 'What is left to do before a fiscal year ends, its profit, and the voucher that closes it.',
        ne: 'आर्थिक वर्ष सकिनुअघि गर्न बाँकी काम, वर्षको नाफा, र वर्ष बन्द गर्ने भौचर।',
      },
      why: {
        en: 'Open it in the last month for the list, and after the year for the closing. New numbers and reports begin by themselves.',
        ne: 'असारमा सूची हेर्न, वर्ष सकिएपछि बन्द गर्न खोल्नुहोस्। नयाँ नम्बर र प्रतिवेदन साउन १ देखि आफैँ सुरु हुन्छन्।',
      },
      sections: {
        close: {
          title: { en: 'Closing a year', ne: 'वर्ष बन्द गर्ने' },
          steps: [
            {
              en: 'Go through {yearEndScreen.points}: each point leads to where it is done.',
              ne: '{yearEndScreen.points} एकएक हेर्नुहोस्: हरेकबाट काम गर्ने ठाउँ खुल्छ।',
            },
            {
              en: 'Press {yearEndScreen.close}: in each outlet income and expenses are cleared and the profit goes where you say.',
              ne: '{yearEndScreen.close} थिच्नुहोस्: हरेक आउटलेटका आम्दानी र खर्च बन्द हुन्छन्, नाफा तपाईंले भनेको खातामा जान्छ।',
            },
            { en: '{yearEndScreen.lock} keeps it as it is.', ne: '{yearEndScreen.lock}ले वर्षलाई जस्ताको तस्तै राख्छ।' },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'Something of the closed year is to be mended.', ne: 'बन्द भएको वर्षमा सच्याउनुपर्‍यो।' },
          remedy: {
            en: 'Where it says {yearEndScreen.locked} the owner unlocks it; then {yearEndScreen.reopen}, mend it, and close again.',
            ne: '{yearEndScreen.locked} भए मालिकले खोल्नुहोस्; अनि {yearEndScreen.reopen}, सच्याएर फेरि बन्द गर्नुहोस्।',
          },
        },
      ],
      related: ['closingYear', 'assets', 'prepaid', 'periodLocks', 'booksReports'],
    },
    ownAccounts: {
      what: {
        en: 'All accounts of the business in their groups: those that every business begins with, and your own.',
        ne: 'व्यवसायका सबै खाता समूहअनुसार: सुरुदेखिका र तपाईंले थपेका।',
      },
      why: {
        en: 'Add an account when you want to see something apart: a loan, salary to pay, a deposit.',
        ne: 'कुनै कुरा छुट्टै हेर्नुपरे खाता थप्नुहोस्: ऋण, तिर्नुपर्ने तलब, धरौटी।',
      },
      sections: {
        add: {
          title: { en: 'Adding an account', ne: 'खाता थप्ने' },
          steps: [
            {
              en: 'Press {ownAccountScreen.add}; choose the group, enter a code and the name.',
              ne: '{ownAccountScreen.add} थिच्नुहोस्; समूह छानेर कोड र नाम राख्नुहोस्।',
            },
            {
              en: 'A group of your own is made in {ownAccountScreen.groups} by {ownAccountScreen.addGroup}.',
              ne: 'आफ्नै समूह {ownAccountScreen.groups}मा {ownAccountScreen.addGroup}ले बनाउनुहोस्।',
            },
            {
              en: 'Cash boxes and banks are added on their own screen, categories of income and expense on theirs.',
              ne: 'नगद बाकस र बैंक आफ्नै स्क्रिनमा, आम्दानी र खर्चका वर्ग आफ्नै स्क्रिनमा थपिन्छन्।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'An account cannot be edited.', ne: 'खाता सम्पादन हुँदैन।' },
          remedy: {
            en: 'Those that every business begins with stay as they are, as the product posts to them.',
            ne: 'सुरुदेखिका खाता त्यस्तै रहन्छन्; प्रणालीले तिनमै प्रविष्टि गर्छ।',
          },
        },
      ],
      related: ['vouchers', 'categories', 'booksReports'],
    },
    booksReports: {
      what: {
        en: 'The books read in five ways: day by day, by account, as trial balance, as profit and loss and as balance sheet, beside the cash flow.',
        ne: 'हिसाब हेर्ने तरिका: दिनअनुसार, खाताअनुसार, सन्तुलन परीक्षण, नाफा नोक्सान, वासलात र नगद प्रवाह।',
      },
      why: {
        en: 'Nothing has to be posted or closed first: what is entered stands here in the same moment.',
        ne: 'पहिले केही प्रविष्टि वा बन्द गर्नु पर्दैन: राखेको कुरा त्यही क्षण देखिन्छ।',
      },
      sections: {
        ledgers: {
          title: { en: 'Day book and ledger', ne: 'दैनिक बही र खाता' },
          text: {
            en: 'The day book has all entries of a period in their order; the ledger has those of one account with the balance. Each line leads to its paper.',
            ne: 'दैनिक बहीमा अवधिका सबै प्रविष्टि क्रमैसँग, खातामा एउटै खाताका प्रविष्टि र बाँकी हुन्छ। हरेक हरफबाट कागज खुल्छ।',
          },
        },
        trial: {
          title: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
          text: {
            en: 'Every account with its opening, what moved, and its closing. Debits and credits agree always; press an account to read its ledger.',
            ne: 'हरेक खाताको अघिल्लो बाँकी, आउजाउ र अन्तिम बाँकी। डेबिट र क्रेडिट सधैँ मिल्छन्; खातामा थिचे त्यसको खाता खुल्छ।',
          },
        },
        profit: {
          title: { en: 'Profit and loss', ne: 'नाफा नोक्सान' },
          text: {
            en: 'What was earned and spent in a period, with the gross profit after the cost of what was sold.',
            ne: 'अवधिको आम्दानी र खर्च, बेचिएको सामानको लागत घटाएपछिको कुल नाफासहित।',
          },
        },
        sheet: {
          title: { en: 'Balance sheet', ne: 'वासलात' },
          text: {
            en: 'What the business has and owes on a day; the profit of the running year is in it.',
            ne: 'कुनै मितिमा व्यवसायको सम्पत्ति र दायित्व; चालु वर्षको नाफा त्यसमै हुन्छ।',
          },
        },
        cash: {
          title: { en: 'Cash flow', ne: 'नगद प्रवाह विवरण' },
          text: {
            en: 'From where money came and where it went in a period: from the trade, for assets, from owner and lenders.',
            ne: 'अवधिमा पैसा कहाँबाट आयो र कहाँ गयो: कारोबार, सम्पत्ति, मालिक र ऋणबाट।',
          },
        },
      },
      keys: ['rows', 'open'],
      troubles: [
        {
          trouble: { en: 'A figure looks wrong.', ne: 'कुनै अङ्क गलत लाग्यो।' },
          remedy: {
            en: 'Press it and go down to the paper. What was mistaken is corrected there, and the report follows.',
            ne: 'थिच्दै कागजसम्म जानुहोस्। गल्ती त्यहीँ सच्याउनुहोस्; प्रतिवेदन आफैँ मिल्छ।',
          },
        },
      ],
      related: ['readingReports', 'vouchers', 'exceptional', 'closingYear'],
    },
    openingDues: {
      what: {
        en: 'What customers owed you, and you owed vendors, before you began here: bill by bill.',
        ne: 'यहाँ सुरु गर्नुअघि ग्राहकले तिर्न बाँकी र विक्रेतालाई तिर्न बाँकी: बिल बिलअनुसार।',
      },
      why: {
        en: 'Enter them once when you move in; then payments, reminders and ages count them like any other due.',
        ne: 'सुरुमा एकपटक राख्नुहोस्; त्यसपछि भुक्तानी, ताकेता र उमेरमा अरू बाँकी जस्तै गनिन्छ।',
      },
      sections: {
        add: {
          title: { en: 'Entering them', ne: 'राख्ने तरिका' },
          steps: [
            {
              en: 'Choose {openingDueScreen.toCustomers} or {openingDueScreen.toVendors}, then {openingDueScreen.add}.',
              ne: '{openingDueScreen.toCustomers} वा {openingDueScreen.toVendors} छानेर {openingDueScreen.add} थिच्नुहोस्।',
            },
            {
              en: 'Enter the number and date of the old bill, what is left of it, and {openingDueScreen.asAt}: the day on which you moved in.',
              ne: 'पुरानो बिलको नम्बर, मिति, बाँकी रकम र {openingDueScreen.asAt} अर्थात् यहाँ सुरु गरेको दिन राख्नुहोस्।',
            },
            {
              en: 'Many at once: {openingDueScreen.toImport}.',
              ne: 'धेरै छन् भने: {openingDueScreen.toImport}।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'One was entered wrongly.', ne: 'एउटा गलत राखियो।' },
          remedy: {
            en: 'While nothing is paid on it, edit it or choose {openingDueScreen.cancelDue}.',
            ne: 'केही नतिरिएसम्म सम्पादन गर्नुहोस् वा {openingDueScreen.cancelDue} छान्नुहोस्।',
          },
        },
      ],
      related: ['firstDay', 'dataImport', 'vouchers', 'customers'],
    },
    periodLocks: {
      what: {
        en: 'Days up to which nothing in the books, or nothing with VAT, can be written or changed.',
        ne: 'जुन मितिसम्म हिसाबमा वा भ्याट भएको कागजमा केही राख्न वा फेर्न मिल्दैन।',
      },
      why: {
        en: 'Lock VAT when a return is filed, and all books when a year is done: what the tax office has then stays.',
        ne: 'भ्याट विवरण बुझाएपछि भ्याट, वर्ष सकिएपछि सबै हिसाब बन्द गर्नुहोस्: कार्यालयमा बुझाएको नफेरियोस्।',
      },
      sections: {
        lock: {
          title: { en: 'Locking and unlocking', ne: 'बन्द गर्ने र खोल्ने' },
          steps: [
            {
              en: 'Choose the month or the day, give the reason and press {periodLockScreen.lock}.',
              ne: 'महिना वा मिति छान्नुहोस्, कारण राखेर {periodLockScreen.lock} थिच्नुहोस्।',
            },
            {
              en: 'Only the owner can {periodLockScreen.unlock}; who did it and why stays in the history.',
              ne: '{periodLockScreen.unlock} मालिकले मात्र गर्न सक्छन्; कसले किन खोल्यो इतिहासमा रहन्छ।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'A paper of a locked day has to be corrected.', ne: 'बन्द मितिको कागज सच्याउनुपर्‍यो।' },
          remedy: {
            en: 'Correct it by a note of today. Unlock only if the return itself is filed anew.',
            ne: 'आजकै मितिको नोटले मिलाउनुहोस्। विवरण नै फेरि बुझाउनुपरे मात्र खोल्नुहोस्।',
          },
        },
      ],
      related: ['vatReturn', 'yearEnd', 'vatMonth'],
    },
  },
);
