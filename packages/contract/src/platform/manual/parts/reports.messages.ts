import { monthFileScreenMessages } from '../../../reports/month-file/month-file-screen.messages.ts';
import { reportScheduleScreenMessages } from '../../../reports/report-schedule/report-schedule-screen.messages.ts';
import { reportScreenMessages } from '../../../reports/report/report-screen.messages.ts';
import { savedReportScreenMessages } from '../../../reports/saved-report/saved-report-screen.messages.ts';
import { vatReturnScreenMessages } from '../../../reports/vat-return/vat-return-screen.messages.ts';
import { cbmsScreenMessages } from '../../../sales/cbms/cbms-screen.messages.ts';
import { taxPaymentScreenMessages } from '../../../books/tax-office/tax-payment-screen.messages.ts';
import { tdsScreenMessages } from '../../../money/tds/tds-screen.messages.ts';
import { paymentDialogMessages } from '../../../money/payment/payment-dialog.messages.ts';
import { exportMessages } from '../../../ui/export.messages.ts';
import { reportColumns } from '../../../reports/report/report-columns.messages.ts';
import { reportCardScreenMessages } from '../../../reports/all-reports/report-card-screen.messages.ts';
import { manualPart } from '../article.ts';

export const reportsPart = manualPart(
  'manualReports',
  [
    cbmsScreenMessages,
    reportCardScreenMessages,
    reportColumns,
    exportMessages,
    monthFileScreenMessages,
    paymentDialogMessages,
    reportScheduleScreenMessages,
    reportScreenMessages,
    savedReportScreenMessages,
    taxPaymentScreenMessages,
    tdsScreenMessages,
    vatReturnScreenMessages,
  ],
  {
    readingReports: {
      what: {
        en: 'How every report is asked for, read, printed and taken along.',
        ne: 'हरेक प्रतिवेदन कसरी निकाल्ने, हेर्ने, छाप्ने र राख्ने।',
      },
      why: {
        en: 'All reports work alike: who knows one knows them all.',
        ne: 'सबै प्रतिवेदन उस्तै तरिकाले चल्छन्: एउटा जाने सबै जानिन्छ।',
      },
      sections: {
        choose: {
          title: { en: 'Finding the right report', ne: 'चाहिने प्रतिवेदन छान्ने' },
          steps: [
            {
              en: 'Under {reportCardScreen.title} each report stands on a card that says for whom it is; press it to open it.',
              ne: '{reportCardScreen.title} स्क्रिनमा हरेक प्रतिवेदन एउटा कार्डमा छ र त्यो कसका लागि हो लेखिएको छ; थिच्दा खुल्छ।',
            },
            {
              en: 'Press the star of those that you open often: they stand on top, for you alone.',
              ne: 'धेरै खोल्ने प्रतिवेदनको तारा थिच्नुहोस्: ती तपाईंका लागि मात्र माथि रहन्छन्।',
            },
          ],
        },
        ask: {
          title: { en: 'Asking for a report', ne: 'प्रतिवेदन निकाल्ने' },
          steps: [
            {
              en: 'Choose the period: a month, a quarter, a fiscal year, or days of your own.',
              ne: 'अवधि छान्नुहोस्: महिना, त्रैमासिक, आर्थिक वर्ष, वा आफ्नै मिति।',
            },
            {
              en: 'Narrow it by outlet, customer, item and so on where you want to.',
              ne: 'चाहे आउटलेट, ग्राहक, सामान आदिले साँघुरो पार्नुहोस्।',
            },
            { en: 'Press {reportScreen.generate}.', ne: '{reportScreen.generate} थिच्नुहोस्।' },
            {
              en: '{export.export} makes Excel or PDF, in Nepali or in English.',
              ne: '{export.export}ले नेपाली वा अङ्ग्रेजीमा एक्सेल वा पीडीएफ बनाउँछ।',
            },
          ],
        },
        read: {
          title: { en: 'Reading the result', ne: 'नतिजा हेर्ने' },
          text: {
            en: 'A row leads to the paper behind it. The totals stand at the end. Very long reports are made as a file apart; go on working and download it when it is ready.',
            ne: 'हरफबाट त्यसको कागज खुल्छ। जम्मा अन्त्यमा हुन्छ। धेरै लामो प्रतिवेदन छुट्टै फाइलमा बन्छ; काम गर्दै रहनुहोस्, तयार भएपछि डाउनलोड गर्नुहोस्।',
          },
        },
        known: {
          title: { en: 'As it was known on a day', ne: 'कुनै दिन जे थाहा थियो त्यही' },
          text: {
            en: 'Give a day at {reportColumns.knownOn}: the report says what it said then, and what has changed since.',
            ne: '{reportColumns.knownOn}मा मिति राख्नुहोस्: त्यो दिन प्रतिवेदनले जे भन्थ्यो त्यही देखिन्छ, त्यसपछि के फेरियो त्यो पनि।',
          },
        },
      },
      keys: ['rows', 'open'],
      troubles: [
        {
          trouble: { en: 'The report is empty.', ne: 'प्रतिवेदन खाली आयो।' },
          remedy: {
            en: 'Take a longer period, or leave out a part of the filter. In an outlet only what is of that outlet is there.',
            ne: 'अवधि लामो राख्नुहोस् वा छनोट कम गर्नुहोस्। आउटलेटभित्र त्यही आउटलेटको मात्र आउँछ।',
          },
        },
      ],
      related: ['savedReports', 'booksReports', 'monthFile'],
    },
    salesReports: {
      what: {
        en: 'What was sold: invoice by invoice, item by item, with discounts, VAT, margin and what is due.',
        ne: 'के बिक्यो: बिलअनुसार, सामानअनुसार, छुट, भ्याट, नाफा र बाँकीसहित।',
      },
      why: {
        en: 'See what sells, what earns, and who sold it.',
        ne: 'के बिक्छ, केमा नाफा छ र कसले बेच्यो हेर्नुहोस्।',
      },
      sections: {
        sales: {
          title: { en: 'Sales report', ne: 'बिक्री प्रतिवेदन' },
          text: {
            en: 'Every invoice of the period. Narrowed to goods, it has the quantity and amount of those goods alone.',
            ne: 'अवधिका सबै बिल। सामान छाने त्यही सामानको परिमाण र रकम मात्र आउँछ।',
          },
        },
        invoices: {
          title: { en: 'Invoice-wise sales', ne: 'बिलअनुसार बिक्री' },
          text: {
            en: 'Gross, discount, net, VAT and the margin of each invoice above the cost of its goods.',
            ne: 'हरेक बिलको कुल, छुट, खुद, भ्याट र सामानको लागतमाथिको नाफा।',
          },
        },
        items: {
          title: { en: 'Item-wise sales', ne: 'सामानअनुसार बिक्री' },
          text: {
            en: 'Of each item or service how much was sold and came back, and what it earned.',
            ne: 'हरेक सामान वा सेवा कति बिक्यो, कति फिर्ता आयो र कति नाफा भयो।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'The margin of an item is far too high.', ne: 'कुनै सामानको नाफा अस्वाभाविक बढी छ।' },
          remedy: {
            en: 'Look at its stock card: mostly the cost of its opening stock or a purchase is missing.',
            ne: 'मौज्दात खाता हेर्नुहोस्: प्रायः प्रारम्भिक मौज्दातको लागत वा खरिद छुटेको हुन्छ।',
          },
        },
      ],
      related: ['readingReports', 'registers', 'stockCard'],
    },
    registers: {
      what: {
        en: 'The registers of sales, returns and purchases as the tax office asks for them.',
        ne: 'कर कार्यालयले मागेको ढाँचामा बिक्री, बिक्री फिर्ता र खरिद खाता।',
      },
      why: {
        en: 'Print them month by month and keep them with the VAT return; they fill themselves from your papers.',
        ne: 'महिनैपिच्छे छापेर भ्याट विवरणसँग राख्नुहोस्; यी कागजबाट आफैँ भरिन्छन्।',
      },
      sections: {
        sales: {
          title: { en: 'Sales register', ne: 'बिक्री खाता' },
          text: {
            en: 'Every invoice with number, buyer, PAN and amounts. A cancelled one keeps its number and counts nothing; a credit note takes off on its own day.',
            ne: 'हरेक बिल नम्बर, क्रेता, प्यान र रकमसहित। रद्द भएको बिल नम्बरसहित शून्य गनिन्छ; क्रेडिट नोट आफ्नै मितिमा घट्छ।',
          },
        },
        returns: {
          title: { en: 'Sales return register', ne: 'बिक्री फिर्ता खाता' },
          text: {
            en: 'What came back, line by line, with the number of the invoice it is of.',
            ne: 'फिर्ता आएको, हरफ हरफ, कुन बिलको हो त्यसको नम्बरसहित।',
          },
        },
        purchases: {
          title: { en: 'Purchase register', ne: 'खरिद खाता' },
          text: {
            en: 'Bills of vendors, imports with their declaration, capital goods, and expenses with VAT.',
            ne: 'विक्रेताका बिल, प्रज्ञापनपत्रसहित आयात, पुँजीगत सामान र भ्याट भएका खर्च।',
          },
        },
        view: {
          title: { en: 'Standard sales view', ne: 'मानक बिक्री विवरण' },
          text: {
            en: 'Every invoice in the twenty fields that the tax office asks of a program: amounts, who entered and printed it and when, and whether CBMS was told.',
            ne: 'कर कार्यालयले सफ्टवेयरसँग माग्ने बीस वटा विवरणमा हरेक बिल: रकम, कसले राख्यो र छाप्यो, कहिले, र सीबीएमएसमा गयो कि गएन।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'A bill is not in the purchase register.', ne: 'खरिद खातामा कुनै बिल छैन।' },
          remedy: {
            en: 'Look whether it is still a draft, or stands with a day of another month.',
            ne: 'मस्यौदामै छ कि, वा अर्को महिनाको मितिमा छ कि हेर्नुहोस्।',
          },
        },
      ],
      related: ['vatReturn', 'vatMonth', 'creditNotes', 'purchases'],
    },
    vatReturn: {
      what: {
        en: 'The VAT return of each month, box by box as the portal asks for it, and what was filed.',
        ne: 'हरेक महिनाको भ्याट विवरण, पोर्टलको कोठा कोठाअनुसार, र के बुझाइयो।',
      },
      why: {
        en: 'File it by the 25th of the next month. You type from here at the portal; nothing is sent by itself.',
        ne: 'अर्को महिनाको २५ गतेभित्र बुझाउनुहोस्। यहाँ हेरेर पोर्टलमा टाइप गरिन्छ; आफैँ पठाइँदैन।',
      },
      sections: {
        month: {
          title: { en: 'One month', ne: 'एक महिना' },
          steps: [
            {
              en: 'Look at {vatReturnScreen.ties}: registers and ledger have to agree. Each point leads to what does not.',
              ne: '{vatReturnScreen.ties} हेर्नुहोस्: खाता र हिसाब मिल्नुपर्छ। नमिलेको ठाउँ त्यहीँबाट खुल्छ।',
            },
            {
              en: 'Type the boxes into the portal. Each box opens the lines it is made of.',
              ne: 'कोठाका अङ्क पोर्टलमा राख्नुहोस्। हरेक कोठाबाट त्यसका हरफ खुल्छन्।',
            },
            {
              en: 'Press {vatReturnScreen.file} and enter the submission number: the figures are kept and the month is locked for VAT.',
              ne: '{vatReturnScreen.file} थिचेर दाखिला नम्बर राख्नुहोस्: अङ्क सुरक्षित हुन्छन् र महिना भ्याटका लागि बन्द हुन्छ।',
            },
            {
              en: 'Once the office verified it press {vatReturnScreen.verify}.',
              ne: 'कार्यालयले प्रमाणित गरेपछि {vatReturnScreen.verify} थिच्नुहोस्।',
            },
            {
              en: 'When VAT is paid press {taxPaymentScreen.deposit} and choose the account: it is booked, and stands in box 10.',
              ne: 'भ्याट तिरेपछि {taxPaymentScreen.deposit} थिचेर कुन खाताबाट तिरेको छान्नुहोस्: हिसाबमा लेखिन्छ र कोठा १० मा देखिन्छ।',
            },
          ],
        },
        accounts: {
          title: { en: 'What filing books', ne: 'बुझाउँदा हिसाबमा के लेखिन्छ' },
          steps: [
            {
              en: 'Purchase VAT is set off against sales VAT: what stays on output VAT is to be paid, and what stays on input VAT is carried forward.',
              ne: 'खरिदको भ्याट बिक्रीको भ्याटमा मिलान हुन्छ: बिक्रीको भ्याट खातामा तिर्न बाँकी र खरिदको भ्याट खातामा सर्ने क्रेडिट मात्र रहन्छ।',
            },
            {
              en: 'Adjustments go onto expense or income, paisa onto rounding. A refund that is asked has an account of its own: write a journal once the money comes.',
              ne: 'अन्य मिलान खर्च वा आम्दानीमा र पैसा राउन्डिङमा जान्छ। फिर्ता मागेको रकमको छुट्टै खाता छ: पैसा आएपछि गोश्वारा भौचर राख्नुहोस्।',
            },
            {
              en: 'A credit from before your books belongs in the opening balance. A month that was filed elsewhere is paid on its own page.',
              ne: 'हिसाब सुरु हुनुअघिको क्रेडिट अघिल्लो बाँकीमा राख्नुहोस्। अन्तै बुझाएको महिनाको दाखिला त्यही महिनाको पृष्ठमा राखिन्छ।',
            },
          ],
        },
        year: {
          title: { en: 'Above one lakh in a year', ne: 'वर्षमा एक लाखभन्दा बढी' },
          text: {
            en: '{vatReturnScreen.toYear} lists who was sold to or bought from for more than one lakh in a fiscal year, a row for each PAN, and takes it along as Excel or PDF.',
            ne: '{vatReturnScreen.toYear}मा आर्थिक वर्षमा एक लाखभन्दा बढी बिक्री वा खरिद भएकाहरू प्यानअनुसार आउँछन्; एक्सेल वा पीडीएफमा निकाल्न मिल्छ।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'The books say something else than what was filed.', ne: 'हिसाब र बुझाएको विवरण फरक पर्‍यो।' },
          remedy: {
            en: 'Something was entered later. The screen names the boxes; file again at the portal, then here by {vatReturnScreen.fileAgain} with the reason.',
            ne: 'पछि केही राखिएको छ। कोठा देखिन्छन्; पोर्टलमा फेरि बुझाएर यहाँ {vatReturnScreen.fileAgain} र कारण राख्नुहोस्।',
          },
        },
        {
          trouble: { en: 'A month was noted as filed by mistake.', ne: 'महिना गल्तीले बुझाएको टिपियो।' },
          remedy: {
            en: 'Months are filed in their order. Take back what was paid of it first; then the owner takes the last month back by {vatReturnScreen.withdraw}; it stays locked.',
            ne: 'महिना क्रमैसँग बुझाइन्छन्। दाखिला भएको भए पहिले त्यो फिर्ता लिनुहोस्। पछिल्लो महिना मालिकले {vatReturnScreen.withdraw} थिचेर फर्काउन सक्छन्; महिना बन्दै रहन्छ।',
          },
        },
        {
          trouble: { en: 'The return is not there within an outlet.', ne: 'आउटलेटभित्र विवरण देखिँदैन।' },
          remedy: {
            en: 'It is of the whole business: choose the whole business at the top.',
            ne: 'यो पूरै व्यवसायको हो: माथि पूरै व्यवसाय छान्नुहोस्।',
          },
        },
      ],
      related: ['vatMonth', 'registers', 'periodLocks'],
    },
    tds: {
      what: {
        en: 'Tax that you hold back of payments and pay to the tax office, and tax that customers held back of yours.',
        ne: 'तपाईंले भुक्तानीबाट काटेर कार्यालयमा तिर्ने कर, र ग्राहकले तपाईंको काटेको कर।',
      },
      why: {
        en: 'What was held back in a month is paid by the 25th of the next one, with the e-TDS file.',
        ne: 'महिनामा काटेको कर अर्को महिनाको २५ गतेभित्र ई-टीडीएस फाइलसहित तिर्नुपर्छ।',
      },
      sections: {
        hold: {
          title: { en: 'Holding back', ne: 'कर काट्ने' },
          text: {
            en: 'When an expense or a purchase is paid, add a row with the mode {paymentDialog.tds} and choose what the payment is for; the rate of the day is proposed.',
            ne: 'खर्च वा खरिद तिर्दा {paymentDialog.tds} माध्यमको हरफ थपेर केको भुक्तानी हो छान्नुहोस्; त्यस दिनको दर आफैँ आउँछ।',
          },
        },
        salary: {
          title: { en: 'Tax of salaries', ne: 'तलबको कर' },
          text: {
            en: 'Keep each employee as a vendor with a PAN. A salary that you enter as an expense is paid like any bill. In a journal voucher write the salary in debit, the bank in credit, and a line on TDS payable: it asks whose tax it is, what for and of how much. Both stand in the register, the file and the payment of the month.',
            ne: 'हरेक कर्मचारीलाई प्यानसहित विक्रेतामा राख्नुहोस्। खर्चमा राखेको तलब अरू बिलजस्तै तिर्नुहोस्। गोश्वारा भौचरमा तलब डेबिट, बैंक क्रेडिट राखेर तिर्नुपर्ने अग्रिम कर कट्टीको हरफ थप्नुहोस्: कसको, केको र कति रकमको कर हो सोध्छ। दुवै कर कट्टी खाता, फाइल र महिनाको दाखिलामा पर्छन्।',
          },
        },
        month: {
          title: { en: 'The month', ne: 'महिनाको काम' },
          steps: [
            {
              en: 'Look at {tdsScreen.ties}, and at who has no PAN.',
              ne: '{tdsScreen.ties} हेर्नुहोस्, प्यान नभएका पनि हेर्नुहोस्।',
            },
            {
              en: 'Take {tdsScreen.file} and {tdsScreen.sheet} to the portal.',
              ne: '{tdsScreen.file} र {tdsScreen.sheet} पोर्टलमा लैजानुहोस्।',
            },
            {
              en: 'After paying press {taxPaymentScreen.deposit} and enter the numbers.',
              ne: 'तिरेपछि {taxPaymentScreen.deposit} थिचेर नम्बर राख्नुहोस्।',
            },
          ],
        },
        certificates: {
          title: { en: 'Held back by customers', ne: 'ग्राहकले काटेको' },
          text: {
            en: '{tdsScreen.withheldTab} lists each receipt; ask for the certificate and keep it there with {tdsScreen.keepCertificate}.',
            ne: '{tdsScreen.withheldTab}मा हरेक रसिद हुन्छ; प्रमाणपत्र मागेर {tdsScreen.keepCertificate}मा राख्नुहोस्।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'A rate has changed by law.', ne: 'कानुनले दर फेर्‍यो।' },
          remedy: {
            en: 'Add it in {tdsScreen.ratesTab} with the day from which it holds; former payments keep theirs.',
            ne: '{tdsScreen.ratesTab}मा लागू हुने मितिसहित थप्नुहोस्; अघिल्ला भुक्तानीको दर रहन्छ।',
          },
        },
      ],
      related: ['payments', 'expenses', 'vatMonth'],
    },
    cbms: {
      what: {
        en: 'Invoices and returns told to CBMS, by which the tax office follows them as they are issued.',
        ne: 'जारी हुनेबित्तिकै बिल र फिर्ता कर कार्यालयको केन्द्रीय बिलिङ अनुगमन प्रणालीमा पठाउने।',
      },
      why: {
        en: 'Some businesses have to. Whether yours has, and with which program, only the tax office can say; it is off until you turn it on.',
        ne: 'केही व्यवसायले पठाउनैपर्छ। तपाईंले पर्छ कि पर्दैन र कुन सफ्टवेयरबाट, कर कार्यालयले मात्र भन्छ; नखोलेसम्म बन्द हुन्छ।',
      },
      sections: {
        begin: {
          title: { en: 'Turning it on', ne: 'चलाउने' },
          steps: [
            {
              en: 'Press {cbmsScreen.setUp} and enter address, user name and password as the tax office gave them to you.',
              ne: '{cbmsScreen.setUp} थिचेर कर कार्यालयले दिएको ठेगाना, प्रयोगकर्ता र पासवर्ड राख्नुहोस्।',
            },
            {
              en: 'Choose from which day on. What was issued since then is caught up with.',
              ne: 'कुन मितिदेखि हो छान्नुहोस्। त्यसदेखिका छुटेका बिल पनि जान्छन्।',
            },
            {
              en: 'Press {cbmsScreen.test}. A wrong password shows there as far as CBMS looks at it; whether an invoice is taken shows with the first one.',
              ne: '{cbmsScreen.test} थिच्नुहोस्। गलत पासवर्ड त्यहीँ थाहा हुन्छ; बिल लिन्छ कि लिँदैन पहिलो बिलमै थाहा हुन्छ।',
            },
          ],
        },
        day: {
          title: { en: 'Day by day', ne: 'दिनहुँ' },
          text: {
            en: 'Nothing is to be done: each invoice goes by itself, in its order, and a return after its invoice. While the line or the receiver is away everything waits and is tried again, and you go on selling.',
            ne: 'केही गर्नु पर्दैन: हरेक बिल आफैँ पालैपालो जान्छ, फिर्ता आफ्नो बिलपछि। लाइन वा सीबीएमएस बन्द हुँदा सबै पर्खन्छन् र फेरि पठाइन्छन्, तपाईं बेच्दै रहनुहोस्।',
          },
        },
        hold: {
          title: { en: 'Holding and letting go', ne: 'रोक्ने र छोड्ने' },
          text: {
            en: '{cbmsScreen.hold} keeps an invoice back, {cbmsScreen.release} lets it go, {cbmsScreen.retry} tries it at once. An invoice that was told cannot be cancelled: write a credit note.',
            ne: '{cbmsScreen.hold}ले बिल रोक्छ, {cbmsScreen.release}ले छोड्छ, {cbmsScreen.retry}ले अहिल्यै पठाउँछ। गइसकेको बिल रद्द हुँदैन: क्रेडिट नोट बनाउनुहोस्।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'Nothing is sent any more.', ne: 'केही जाँदैन।' },
          remedy: {
            en: 'The head of the screen says why. After a wrong password enter it anew; nothing was lost.',
            ne: 'कारण स्क्रिनको माथि हुन्छ। पासवर्ड गलत भए फेरि राख्नुहोस्; केही हराएको छैन।',
          },
        },
        {
          trouble: {
            en: 'An invoice shows {cbmsScreen.FAILED} or {cbmsScreen.HELD}.',
            ne: 'बिलमा {cbmsScreen.FAILED} वा {cbmsScreen.HELD} देखियो।',
          },
          remedy: {
            en: 'Open it: each try stands there with what was sent and what came back. What you have entered at the portal of CBMS yourself you note with {cbmsScreen.markTold}.',
            ne: 'खोल्नुहोस्: हरेक प्रयासमा के पठाइयो र के जवाफ आयो देखिन्छ। सीबीएमएसको पोर्टलमा आफैँले राखेको भए {cbmsScreen.markTold} थिच्नुहोस्।',
          },
        },
      ],
      related: ['registers', 'vatReturn', 'invoices', 'creditNotes'],
    },
    receivables: {
      what: {
        en: 'What customers owe by age, and how often each was reached and buys.',
        ne: 'ग्राहकको बाँकी उमेरअनुसार, र हरेक ग्राहकसँगको सम्पर्क र किनमेल।',
      },
      why: {
        en: 'Old dues are lost dues: look at what is older than ninety days first.',
        ne: 'पुरानो उधारो डुब्ने उधारो हो: नब्बे दिनभन्दा पुरानो पहिले हेर्नुहोस्।',
      },
      sections: {
        age: {
          title: { en: 'Age of receivables', ne: 'उधारोको उमेर' },
          text: {
            en: 'Each customer with what is not due yet and what is late, as at a day. A row leads to the customer’s invoices.',
            ne: 'कुनै मितिमा हरेक ग्राहकको म्याद नपुगेको र नाघेको रकम। हरफबाट ग्राहकका बिल खुल्छन्।',
          },
        },
        reachOut: {
          title: { en: 'Customer reach-out', ne: 'ग्राहक सम्पर्क' },
          text: {
            en: 'How many invoices each customer got in the period and for how much: see who stopped buying.',
            ne: 'अवधिमा हरेक ग्राहकले कति बिल र कति रकमको किन्यो: कसले किन्न छाड्यो हेर्नुहोस्।',
          },
        },
      },
      related: ['collect', 'customers', 'readingReports'],
    },
    stockReports: {
      what: {
        en: 'What is in stock and worth, what expires, and what the business spent.',
        ne: 'मौज्दात र त्यसको मूल्य, म्याद सकिने सामान, र व्यवसायको खर्च।',
      },
      why: {
        en: 'Take the value of the stock for the bank, the insurance and the end of the year.',
        ne: 'बैंक, बीमा र वर्षान्तका लागि मौज्दातको मूल्य यहीँबाट निकाल्नुहोस्।',
      },
      sections: {
        inventory: {
          title: { en: 'Inventory report', ne: 'मौज्दात प्रतिवेदन' },
          text: {
            en: 'Opening, received, sold and closing of each item, by quantity or by value.',
            ne: 'हरेक सामानको प्रारम्भिक, आएको, बिकेको र अन्तिम मौज्दात, परिमाण वा मूल्यमा।',
          },
        },
        expiry: {
          title: { en: 'Expiring batches', ne: 'म्याद सकिन लागेका ब्याच' },
          text: {
            en: 'Batches by the days that are left. What has expired is not sold any more: write it off or give it back.',
            ne: 'बाँकी दिनअनुसार ब्याच। म्याद सकिएको बिक्दैन: क्षतिमा राख्नुहोस् वा विक्रेतालाई फिर्ता दिनुहोस्।',
          },
        },
        expenses: {
          title: { en: 'Expense report', ne: 'खर्च प्रतिवेदन' },
          text: {
            en: 'Expenses of a period by category and vendor, with what is paid and due.',
            ne: 'अवधिको खर्च वर्ग र विक्रेताअनुसार, तिरेको र बाँकीसहित।',
          },
        },
      },
      related: ['stockCard', 'writeOffs', 'expenses', 'readingReports'],
    },
    exceptional: {
      what: {
        en: 'Looks through a period for what an auditor would ask: gaps in numbers, cash below zero, papers entered twice, sales below cost.',
        ne: 'लेखापरीक्षकले सोध्ने कुरा खोज्छ: नम्बरको खाली ठाउँ, शून्यमुनिको नगद, दोहोरिएको कागज, लागतभन्दा सस्तो बिक्री।',
      },
      why: {
        en: 'Do it before the VAT return and before the auditor comes.',
        ne: 'भ्याट विवरण बुझाउनुअघि र लेखापरीक्षक आउनुअघि हेर्नुहोस्।',
      },
      sections: {
        read: {
          title: { en: 'Reading the findings', ne: 'कैफियत हेर्ने' },
          text: {
            en: 'A finding is a question and no proof. Each says how weighty it is, what stands out and what to do, and leads to its paper.',
            ne: 'कैफियत प्रश्न मात्र हो, प्रमाण होइन। हरेकमा कति महत्त्वको, के फरक र के गर्ने लेखिएको हुन्छ, कागज पनि खुल्छ।',
          },
        },
      },
      related: ['closingYear', 'securityLog', 'notices'],
    },
    monthFile: {
      what: {
        en: 'All of a month for your accountant in one ZIP file: registers, VAT, day book, trial balance and photos of bills.',
        ne: 'लेखापाललाई महिनाभरिको एउटै फाइल: खाता, भ्याट, दैनिक बही, सन्तुलन परीक्षण र बिलका तस्बिर।',
      },
      why: {
        en: 'Send it once a month instead of a box of paper.',
        ne: 'कागजको बाकसको सट्टा महिनामा एकपटक पठाउनुहोस्।',
      },
      sections: {
        make: {
          title: { en: 'Making the file', ne: 'फाइल बनाउने' },
          steps: [
            {
              en: 'Choose the month and look at {monthFileScreen.missing}: bills without photos, open questions, days not closed.',
              ne: 'महिना छानेर {monthFileScreen.missing} हेर्नुहोस्: तस्बिर नभएका बिल, खुला प्रश्न, बन्द नभएका दिन।',
            },
            {
              en: 'Press {monthFileScreen.make}. Go on working; download it once it is ready. Photos that people put to a bill, a voucher or a receipt in a comment are in it too.',
              ne: '{monthFileScreen.make} थिच्नुहोस्। काम गर्दै रहनुहोस्; तयार भएपछि डाउनलोड गर्नुहोस्। बिल, भौचर वा रसिदको टिप्पणीमा राखिएका तस्बिर पनि यसमै हुन्छन्।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'A part was left out.', ne: 'कुनै भाग छुट्यो।' },
          remedy: {
            en: 'The list within the file says why: you may not see it, or it is of the whole business and you work in an outlet.',
            ne: 'कारण फाइलभित्रको सूचीमा हुन्छ: तपाईंलाई हेर्ने अधिकार छैन, वा पूरै व्यवसायको हो र तपाईं आउटलेटमा हुनुहुन्छ।',
          },
        },
      ],
      related: ['vatMonth', 'notices', 'readingReports'],
    },
    savedReports: {
      what: {
        en: 'Reports kept under a name with their filter, shared with roles, and sent by e-mail by themselves.',
        ne: 'नाम र छनोटसहित राखिएका प्रतिवेदन, भूमिकासँग बाँडिएका र आफैँ इमेलमा जाने।',
      },
      why: {
        en: 'Keep what you ask for again and again; its period moves along with the day.',
        ne: 'बारम्बार हेर्ने प्रतिवेदन राख्नुहोस्; अवधि दिनसँगै सर्छ।',
      },
      sections: {
        keep: {
          title: { en: 'Keeping a report', ne: 'प्रतिवेदन राख्ने' },
          steps: [
            {
              en: 'Open a report, narrow it, and press {savedReportScreen.keep}.',
              ne: 'प्रतिवेदन खोलेर छनोट गर्नुहोस् र {savedReportScreen.keep} थिच्नुहोस्।',
            },
            {
              en: 'Give it a name, a period that moves, and {savedReportScreen.roles} if others shall have it.',
              ne: 'नाम र सर्ने अवधि दिनुहोस्; अरूले पनि हेर्ने भए {savedReportScreen.roles} छान्नुहोस्।',
            },
          ],
        },
        email: {
          title: { en: 'By e-mail', ne: 'इमेलबाट' },
          text: {
            en: 'Choose {reportScheduleScreen.sendByMail} in its menu: every day, week or month, from an hour on, to up to ten addresses. {reportScheduleScreen.pause} stops it.',
            ne: 'मेनुमा {reportScheduleScreen.sendByMail} छान्नुहोस्: हरेक दिन, हप्ता वा महिना, कति बजेदेखि, दसवटासम्म ठेगानामा। {reportScheduleScreen.pause}ले रोक्छ।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'A report does not go out any more.', ne: 'प्रतिवेदन जान छाड्यो।' },
          remedy: {
            en: 'The list says why: its keeper lost the right, works no longer in the outlet, or e-mail is not set up.',
            ne: 'कारण सूचीमा हुन्छ: राख्नेको अधिकार गयो, त्यो आउटलेटमा छैनन्, वा इमेल राखिएको छैन।',
          },
        },
      ],
      related: ['readingReports', 'notices'],
    },
  },
);
