import { uiMessages } from '../../../ui/ui.messages.ts';
import { customerScreenMessages } from '../../../parties/customer/customer-screen.messages.ts';
import { paymentDialogMessages } from '../../../money/payment/payment-dialog.messages.ts';
import { settlementScreenMessages } from '../../../money/payment/settlement-screen.messages.ts';
import { approvalScreenMessages } from '../../../sales/approval/approval-screen.messages.ts';
import { collectScreenMessages } from '../../../sales/collect/collect-screen.messages.ts';
import { counterDeviceMessages } from '../../../sales/counter/counter-device.messages.ts';
import { counterScreenMessages } from '../../../sales/counter/counter-screen.messages.ts';
import { creditNoteScreenMessages } from '../../../sales/credit-note/credit-note-screen.messages.ts';
import { invoiceScreenMessages } from '../../../sales/invoice/invoice-screen.messages.ts';
import { quotationScreenMessages } from '../../../sales/quotation/quotation-screen.messages.ts';
import { reminderScreenMessages } from '../../../sales/reminder/reminder-screen.messages.ts';
import { salesCounterScreenMessages } from '../../../sales/sales-counter/sales-counter-screen.messages.ts';
import { sharingScreenMessages } from '../../../sales/sharing/sharing-screen.messages.ts';
import { goodsLinesScreenMessages } from '../../../stock/goods-lines/goods-lines-screen.messages.ts';
import { vendorScreenMessages } from '../../../parties/vendor/vendor-screen.messages.ts';
import { manualPart } from '../article.ts';

export const salesPart = manualPart(
  'manualSales',
  [
    vendorScreenMessages,
    approvalScreenMessages,
    collectScreenMessages,
    counterDeviceMessages,
    counterScreenMessages,
    creditNoteScreenMessages,
    customerScreenMessages,
    goodsLinesScreenMessages,
    invoiceScreenMessages,
    paymentDialogMessages,
    quotationScreenMessages,
    reminderScreenMessages,
    salesCounterScreenMessages,
    settlementScreenMessages,
    sharingScreenMessages,
    uiMessages,
  ],
  {
    invoices: {
      what: {
        en: 'All that you sell by invoice: drafts, issued invoices, what is paid of them and what is due.',
        ne: 'बिल काटेर गरेको सबै बिक्री: मस्यौदा, जारी भएका बिल, बुझिएको र बाँकी रकम।',
      },
      why: {
        en: 'Write an invoice for each sale on the day of the sale. An issued invoice posts itself to the ledger, the stock and the VAT register; nothing is entered twice.',
        ne: 'बिक्री भएकै दिन बिल काट्नुहोस्। जारी गरेको बिल आफैँ खाता, मौज्दात र बिक्री खातामा जान्छ; दोहोर्‍याएर राख्नु पर्दैन।',
      },
      sections: {
        write: {
          title: { en: 'Writing an invoice', ne: 'बिल काट्ने' },
          steps: [
            {
              en: 'Press {invoiceScreen.add} and choose the customer. If they are new, type the name and add them there.',
              ne: '{invoiceScreen.add} थिच्नुहोस् र ग्राहक छान्नुहोस्। नयाँ हो भने नाम टाइप गरेर त्यहीँबाट थप्नुहोस्।',
            },
            {
              en: 'In each line type a name, a code or scan the barcode; then quantity, rate and discount. {key.nextCell} goes to the next cell.',
              ne: 'हरेक हरफमा नाम वा कोड टाइप गर्नुहोस् वा बारकोड स्क्यान गर्नुहोस्; त्यसपछि परिमाण, दर र छुट। {key.nextCell} थिच्दा अर्को कोठामा पुगिन्छ।',
            },
            {
              en: 'Choose the mode of payment: cash, online, cheque, on credit, or several of them.',
              ne: 'भुक्तानी कसरी भयो छान्नुहोस्: नगद, अनलाइन, चेक, उधारो वा एकभन्दा बढी।',
            },
            {
              en: 'Look at the total, then press {invoiceScreen.issue}. It takes its number and can be printed or sent at once.',
              ne: 'जम्मा रकम हेरेर {invoiceScreen.issue} थिच्नुहोस्। बिलले नम्बर पाउँछ र तुरुन्त छाप्न वा पठाउन मिल्छ।',
            },
            {
              en: 'To go on later, press {goodsLinesScreen.saveDraft}. A draft has no number and posts nothing.',
              ne: 'पछि सक्ने हो भने {goodsLinesScreen.saveDraft} थिच्नुहोस्। मस्यौदाको नम्बर हुँदैन, हिसाबमा प्रविष्टि पनि हुँदैन।',
            },
          ],
        },
        correct: {
          title: { en: 'Correcting an issued invoice', ne: 'जारी भइसकेको बिल सच्याउने' },
          text: {
            en: 'An issued invoice is never changed. Which way is open stands in the menu of its row.',
            ne: 'जारी भएको बिल फेरिँदैन। के गर्न मिल्छ, त्यो बिलको हरफको मेनुमा हेर्नुहोस्।',
          },
          steps: [
            {
              en: 'Neither printed, shared nor paid, and of this month: {invoiceScreen.cancelInvoice}, or {invoiceScreen.cancelAndCopy} to get a corrected draft.',
              ne: 'नछापिएको, नपठाइएको, भुक्तानी नभएको र यही महिनाको हो भने: {invoiceScreen.cancelInvoice}, वा सच्याउने मस्यौदा चाहिए {invoiceScreen.cancelAndCopy}।',
            },
            {
              en: 'All others: {invoiceScreen.credit}, for goods that came back, a price that was too high, or a mistake.',
              ne: 'अरू सबैको: सामान फिर्ता, बढी मूल्य वा गल्तीका लागि {invoiceScreen.credit}।',
            },
          ],
        },
        approve: {
          title: { en: 'Drafts that wait for approval', ne: 'स्वीकृति पर्खिरहेका मस्यौदा' },
          text: {
            en: 'Above the limit of the business an invoice is saved as a draft, and somebody other than its writer presses {approvalScreen.approve}. Rejected with a reason, it goes back to its writer.',
            ne: 'व्यवसायले तोकेको सीमाभन्दा ठूलो बिल मस्यौदामै बस्छ र बनाउनेबाहेक अर्को व्यक्तिले {approvalScreen.approve} थिच्नुपर्छ। कारणसहित अस्वीकृत भए बनाउनेकहाँ फर्कन्छ।',
          },
        },
      },
      keys: ['nextCell', 'cellBack', 'lines', 'removeLine', 'saveDraft', 'issue'],
      troubles: [
        {
          trouble: { en: 'It says that there is not enough in stock.', ne: 'मौज्दात पुगेन भन्छ।' },
          remedy: {
            en: 'Enter the purchase that has not been entered yet, or count the shelf. The owner can allow selling beyond the stock in the business profile.',
            ne: 'प्रविष्टि हुन बाँकी खरिद राख्नुहोस् वा मौज्दात गन्नुहोस्। मौज्दातभन्दा बढी बेच्न दिने नियम मालिकले व्यवसायको विवरणमा राख्न सक्छन्।',
          },
        },
        {
          trouble: { en: 'It is above the credit limit of the customer.', ne: 'ग्राहकको उधारो सीमा नाघ्यो।' },
          remedy: {
            en: 'Receive something first, or save it as a draft: who may approve invoices issues it with a reason.',
            ne: 'पहिले केही रकम बुझ्नुहोस्, नभए मस्यौदा राख्नुहोस्: स्वीकृत गर्न पाउनेले कारण राखेर जारी गर्छन्।',
          },
        },
        {
          trouble: { en: 'The totals changed while it was issued.', ne: 'जारी गर्दा जम्मा रकम फेरियो।' },
          remedy: {
            en: 'A rate or a rule was changed meanwhile. Look at the new total and issue it again.',
            ne: 'बीचमा दर वा नियम फेरिएको छ। नयाँ जम्मा हेरेर फेरि जारी गर्नुहोस्।',
          },
        },
        {
          trouble: { en: 'The browser closed before the invoice was saved.', ne: 'बिल सुरक्षित नगर्दै ब्राउजर बन्द भयो।' },
          remedy: {
            en: 'Open a new invoice again: what was typed is brought back.',
            ne: 'नयाँ बिल फेरि खोल्नुहोस्: टाइप गरेको फर्किएर आउँछ।',
          },
        },
      ],
      related: ['counter', 'creditNotes', 'payments', 'sharing', 'vatMonth'],
    },
    counter: {
      what: {
        en: 'Selling to who stands before you: scan, take the payment, print the slip, next.',
        ne: 'अगाडि उभिएको ग्राहकलाई बेच्ने स्क्रिन: स्क्यान गर्ने, भुक्तानी बुझ्ने, स्लिप छाप्ने, अर्को।',
      },
      why: {
        en: 'Use it where many buy little and pay at once. What is sold here is an invoice like any other.',
        ne: 'धेरै ग्राहकले थोरै किनेर तुरुन्त तिर्ने ठाउँमा चलाउनुहोस्। यहाँ बेचेको पनि अरू जस्तै बिल हो।',
      },
      sections: {
        sell: {
          title: { en: 'One sale', ne: 'एउटा बिक्री' },
          steps: [
            {
              en: 'Scan the goods one after another, or type a name or a code and press {key.nextCell}. 3* before it makes three.',
              ne: 'सामान एकपछि अर्को स्क्यान गर्नुहोस्, वा नाम वा कोड टाइप गरेर {key.nextCell} थिच्नुहोस्। अगाडि 3* राख्दा तीन वटा हुन्छ।',
            },
            {
              en: 'Arrows choose a line, + and − change its quantity, the delete key takes it away, {key.price} changes its price.',
              ne: 'तीरले हरफ छान्ने, + र −ले परिमाण फेर्ने, Deleteले हटाउने, {key.price}ले दर फेर्ने।',
            },
            {
              en: 'Press {key.pay}, type what is given and press Enter. What to give back is shown.',
              ne: '{key.pay} थिच्नुहोस्, दिएको रकम टाइप गरेर Enter थिच्नुहोस्। फिर्ता दिने रकम देखिन्छ।',
            },
            {
              en: 'The slip is printed by itself if {counterScreen.printSlip} is ticked.',
              ne: '{counterScreen.printSlip}मा चिनो छ भने स्लिप आफैँ छापिन्छ।',
            },
          ],
        },
        hold: {
          title: { en: 'Somebody fetches one thing more', ne: 'ग्राहक अर्को सामान लिन गए' },
          text: {
            en: 'Hold the invoice by {key.hold}, serve the next one, and take it up again by {key.held}. Held invoices stay on this device.',
            ne: '{key.hold}ले बिल थाती राख्नुहोस्, अर्को ग्राहकलाई बेच्नुहोस्, पछि {key.held}ले झिक्नुहोस्। थाती बिल यही यन्त्रमा रहन्छ।',
          },
        },
        cartons: {
          title: { en: 'Cartons and pieces, and what is free', ne: 'कार्टुन र थान, अनि निःशुल्क' },
          steps: [
            {
              en: 'Choose the unit below the quantity, or press * in it for the usual one.',
              ne: 'परिमाणमुनि एकाइ छान्नुहोस्, वा परिमाणमा * थिचेर प्रायः बेचिने एकाइ लिनुहोस्।',
            },
            {
              en: 'Scan the same item again for pieces beside its cartons.',
              ne: 'कार्टुनसँगै थान पनि बेच्न त्यही सामान फेरि स्क्यान गर्नुहोस्।',
            },
            {
              en: 'Type 10 + 1 as the quantity where one goes along for nothing.',
              ne: 'एउटा निःशुल्क दिँदा परिमाणमा 10 + 1 टाइप गर्नुहोस्।',
            },
          ],
        },
        credit: {
          title: { en: 'On credit, or in several modes', ne: 'उधारो वा मिसिएको भुक्तानी' },
          text: {
            en: 'Choose the customer by name with {key.buyer}, then choose the mode of each part in the payment. Only who has a name buys on credit.',
            ne: '{key.buyer}ले ग्राहक छान्नुहोस्, अनि भुक्तानीमा हरेक भागको माध्यम छान्नुहोस्। नाम भएका ग्राहकलाई मात्र उधारो दिइन्छ।',
          },
        },
        back: {
          title: { en: 'Goods come back', ne: 'सामान फिर्ता आयो' },
          text: {
            en: 'Who may enter credit notes presses {key.takeBack} and types the number of the invoice or scans its QR. Say what comes back and how it is paid back; a credit note is made.',
            ne: 'क्रेडिट नोट राख्न पाउनेले {key.takeBack} थिचेर बिल नम्बर टाइप गर्नुहोस् वा बिलको क्यूआर स्क्यान गर्नुहोस्। के फिर्ता आयो र कसरी तिर्ने भन्नुहोस्; क्रेडिट नोट बन्छ।',
          },
        },
        device: {
          title: { en: 'A counter that goes on without the line', ne: 'लाइन नहुँदा पनि चल्ने काउन्टर' },
          text: {
            en: 'A browser that is registered as a counter numbers and issues by itself, with the line as without. The bar above tells how the line is, what waits to be sent, and how long it may go on. It sells for payment in full; without the line drafts, returns, new goods and new customers wait.',
            ne: 'काउन्टर भनी दर्ता भएको ब्राउजरले लाइन भए पनि नभए पनि आफैँ नम्बर दिएर बिल जारी गर्छ। माथिको पट्टीमा लाइनको अवस्था, पठाउन बाँकी बिल र कहिलेसम्म बेच्न मिल्छ देखिन्छ। पूरै तिरेर मात्र बिक्री हुन्छ; लाइन नहुँदा मस्यौदा, फिर्ता, नयाँ सामान र नयाँ ग्राहक पर्खिन्छन्।',
          },
        },
        devicePrint: {
          title: { en: 'What is sold is kept', ne: 'बेचेको कुरा हराउँदैन' },
          text: {
            en: 'Each invoice is on the device before its slip is printed. It survives a closed tab, a closed browser and signing out, and is sent once somebody of the business is signed in here with the line. Never clear the data of this browser, and never restore it from a copy: a counter that was set back sells no more.',
            ne: 'स्लिप छाप्नुअघि नै हरेक बिल यन्त्रमा राखिन्छ। ट्याब वा ब्राउजर बन्द भए पनि, साइन आउट गरे पनि रहन्छ; लाइन भएका बेला व्यवसायको कोही यहाँ साइन इन भएपछि पठाइन्छ। यो ब्राउजरको डाटा कहिल्यै नमेट्नुहोस्, पुरानो प्रतिबाट पनि नफर्काउनुहोस्: पहिलेको अवस्थामा फर्काइएको काउन्टरले फेरि बेच्दैन।',
          },
        },
      },
      keys: ['threeOf', 'price', 'buyer', 'hold', 'held', 'takeBack', 'pay', 'closeDay'],
      troubles: [
        {
          trouble: { en: 'The scanner writes into another field.', ne: 'स्क्यानरले अर्कै कोठामा टाइप गर्‍यो।' },
          remedy: {
            en: 'Press Esc and scan again: on this screen what is scanned goes into the one field above.',
            ne: 'Esc थिचेर फेरि स्क्यान गर्नुहोस्: यो स्क्रिनमा स्क्यान माथिको एउटै कोठामा जान्छ।',
          },
        },
        {
          trouble: { en: 'A code could not be looked up.', ne: 'कोड खोज्न सकिएन।' },
          remedy: {
            en: 'Nothing is lost: it waits above the lines. Try again when the line is back, before you take the payment.',
            ne: 'केही हराउँदैन: हरफमाथि पर्खिरहन्छ। इन्टरनेट फर्केपछि भुक्तानी बुझ्नुअघि फेरि खोज्नुहोस्।',
          },
        },
        {
          trouble: { en: '{counterDevice.stopped}.', ne: '{counterDevice.stopped}।' },
          remedy: {
            en: 'The bar above the counter says why. Time or number used up: bring the line back, all that waits is sent and selling goes on. Clock: set date and time right. Frozen: the owner looks at the counter in the list.',
            ne: 'काउन्टरमाथिको पट्टीमा कारण लेखिएको हुन्छ। समय वा संख्या सकिएको भए लाइन ल्याउनुहोस्, बाँकी बिल पठाइन्छ र बिक्री फेरि चल्छ। घडी गलत भए मिति र समय मिलाउनुहोस्। रोकिएको भए मालिकले काउन्टरको सूचीमा हेर्नुहोस्।',
          },
        },
        {
          trouble: { en: '{counterDevice.elsewhere}.', ne: '{counterDevice.elsewhere}।' },
          remedy: {
            en: 'Go on in that tab, or close it and press {counterDevice.tryAgain}.',
            ne: 'त्यही ट्याबमा काम गर्नुहोस्, वा त्यो बन्द गरेर {counterDevice.tryAgain} थिच्नुहोस्।',
          },
        },
      ],
      related: ['registeredCounters', 'invoices', 'dayClose', 'labels', 'lineGone'],
    },
    registeredCounters: {
      what: {
        en: 'Devices that sell with or without the line, each in a series of its own, and what came of them.',
        ne: 'इन्टरनेट भए पनि नभए पनि बेच्ने यन्त्र, हरेकको आफ्नै नम्बरको क्रम, र तिनबाट आएका बिल।',
      },
      why: {
        en: 'Register a counter where a sale cannot wait for the line. Its device gives the numbers itself; the server takes each invoice exactly as it was printed, and never numbers it anew.',
        ne: 'इन्टरनेट नपर्खी बेच्नुपर्ने ठाउँमा काउन्टर दर्ता गर्नुहोस्। नम्बर त्यसको यन्त्रले नै राख्छ; सर्भरले हरेक बिल छापिएजस्तै लिन्छ, नम्बर कहिल्यै फेर्दैन।',
      },
      sections: {
        register: {
          title: { en: 'Setting one up', ne: 'काउन्टर राख्ने' },
          steps: [
            {
              en: 'Press {salesCounterScreen.add} and give it a name by which you know where it stands.',
              ne: '{salesCounterScreen.add} थिचेर कहाँ राखिएको हो चिनिने नाम दिनुहोस्।',
            },
            {
              en: 'Sign in on the device itself, open this list there, and press {salesCounterScreen.register} in the menu of its row.',
              ne: 'त्यही यन्त्रमा साइन इन गरी यो सूची खोल्नुहोस्, र यसको हरफको मेनुमा {salesCounterScreen.register} थिच्नुहोस्।',
            },
            {
              en: 'From then on it sells in its own series, for 48 hours or 500 invoices each time that it had the line.',
              ne: 'त्यसपछि यसले आफ्नै क्रममा बेच्छ; लाइन आएको बेलादेखि ४८ घण्टा वा ५०० बिलसम्म।',
            },
          ],
        },
        invoices: {
          title: { en: 'What came of them', ne: 'तिनबाट आएका बिल' },
          text: {
            en: 'Each invoice is kept as it was sent, and then posted. One that cannot be posted says why and stands in the way of no other.',
            ne: 'हरेक बिल पठाइएजस्तै राखिन्छ, त्यसपछि प्रविष्टि हुन्छ। प्रविष्टि हुन नसकेकोमा कारण देखिन्छ, त्यसले अरूलाई रोक्दैन।',
          },
          steps: [
            {
              en: 'Mend what stands in its way, such as a locked month, and press {salesCounterScreen.retry}.',
              ne: 'रोक्ने कुरा (जस्तै बन्द महिना) सच्याएर {salesCounterScreen.retry} थिच्नुहोस्।',
            },
            {
              en: 'If nothing helps, write it by hand and press {salesCounterScreen.settle} with the invoice in its place, or with what became of it.',
              ne: 'केही गरी नभए हातले बिल बनाई {salesCounterScreen.settle} थिचेर त्यो बिल छान्नुहोस्, वा के भयो लेख्नुहोस्।',
            },
          ],
        },
        frozen: {
          title: { en: 'A counter is frozen', ne: 'काउन्टर रोकियो' },
          text: {
            en: 'Totals that differ: look at the refused invoice, mend or settle it, and press {salesCounterScreen.lift}. For any other reason its storage or its chain is not what it was: nothing sells there again, so that no number is given twice. Close it and register the device as a new counter.',
            ne: 'जम्मा नमिलेको भए: प्रविष्टि नभएको बिल हेरी सच्याउनुहोस् वा मिलाउनुहोस्, अनि {salesCounterScreen.lift} थिच्नुहोस्। अरू कारण भए भण्डार वा क्रम पहिलेजस्तो छैन: एउटै नम्बर दुई पटक नपरोस् भनेर त्यहाँ फेरि बिक्री हुँदैन। बन्द गरी यन्त्रलाई नयाँ काउन्टरमा दर्ता गर्नुहोस्।',
          },
        },
        close: {
          title: { en: 'A device is lost or goes out of use', ne: 'यन्त्र हरायो वा चलाउन छोडियो' },
          text: {
            en: 'Press {salesCounterScreen.close} and say the last number that it printed. What never came is listed as lost: write those invoices again and settle each. Should the device turn up, what it still has takes its place.',
            ne: '{salesCounterScreen.close} थिचेर छापिएको अन्तिम नम्बर लेख्नुहोस्। नआएका बिल हराएकोमा देखिन्छन्: ती फेरि बनाई एकएक गरी मिलाउनुहोस्। यन्त्र फेला परे त्यसमा भएका बिल आफ्नै ठाउँमा बस्छन्।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'An invoice is marked as late.', ne: 'बिलमा ढिलो लेखिएको छ।' },
          remedy: {
            en: 'It was sold after the hours or beyond the number for which the counter had been given leave. It is in the books all the same; ask why that device had no line for so long.',
            ne: 'काउन्टरलाई दिइएको समय वा संख्याभन्दा पछि बेचिएको हो। प्रविष्टि भने भएकै हुन्छ; त्यो यन्त्रमा त्यति लामो समय किन लाइन थिएन बुझ्नुहोस्।',
          },
        },
      ],
      related: ['counter', 'lineGone', 'invoices'],
    },
    quotations: {
      what: {
        en: 'What you offer a customer, at what price and until which day.',
        ne: 'ग्राहकलाई के, कति मूल्यमा र कहिलेसम्म दिने भन्ने प्रस्ताव।',
      },
      why: {
        en: 'Write one when somebody asks for a price before they buy. It posts nothing; once taken, it becomes an invoice at the quoted rates.',
        ne: 'किन्नुअघि मूल्य माग्नेलाई दिनुहोस्। हिसाबमा केही प्रविष्टि हुँदैन; ग्राहकले मानेपछि त्यही दरमा बिल बन्छ।',
      },
      sections: {
        write: {
          title: { en: 'Writing one', ne: 'कोटेसन बनाउने' },
          steps: [
            {
              en: 'Press {quotationScreen.add}, choose the customer, the lines, and until when it holds.',
              ne: '{quotationScreen.add} थिच्नुहोस्; ग्राहक, हरफ र कहिलेसम्म लागू हुने हो राख्नुहोस्।',
            },
            {
              en: 'Press {quotationScreen.issue}: it takes its number and is not changed after that.',
              ne: '{quotationScreen.issue} थिच्नुहोस्: नम्बर पाउँछ र त्यसपछि फेरिँदैन।',
            },
            {
              en: 'Print it, or send it by {quotationScreen.share}.',
              ne: 'छाप्नुहोस्, वा {quotationScreen.share} थिचेर पठाउनुहोस्।',
            },
          ],
        },
        answer: {
          title: { en: 'What the customer says', ne: 'ग्राहकको उत्तर' },
          steps: [
            {
              en: 'In the menu of its row note it by {quotationScreen.accept} or {quotationScreen.reject}.',
              ne: 'हरफको मेनुबाट {quotationScreen.accept} वा {quotationScreen.reject} छान्नुहोस्।',
            },
            {
              en: '{quotationScreen.convert} makes an invoice draft of the lines that you tick; the rest can follow later.',
              ne: '{quotationScreen.convert}ले चिनो लगाएका हरफको बिल मस्यौदा बनाउँछ; बाँकी पछि गर्न मिल्छ।',
            },
          ],
        },
      },
      keys: ['nextCell', 'removeLine', 'saveDraft', 'issue'],
      troubles: [
        {
          trouble: { en: 'Its last day is over.', ne: 'कोटेसनको म्याद सकियो।' },
          remedy: {
            en: 'Choose {quotationScreen.copy} and publish the copy with a later day.',
            ne: '{quotationScreen.copy} छान्नुहोस् र नयाँ मिति राखेर जारी गर्नुहोस्।',
          },
        },
      ],
      related: ['invoices', 'sharing', 'customers'],
    },
    creditNotes: {
      what: {
        en: 'What is given back of an issued invoice: goods that came back, a price that was too high, a discount afterwards, a mistake.',
        ne: 'जारी भएको बिलबाट फिर्ता दिइने रकम: फिर्ता आएको सामान, बढी मूल्य, पछि दिएको छुट वा गल्ती।',
      },
      why: {
        en: 'An issued invoice stays as it is by law. A credit note takes the amount, the VAT and the goods back, with a number of its own.',
        ne: 'कानुनअनुसार जारी बिल फेरिँदैन। क्रेडिट नोटले रकम, भ्याट र सामान आफ्नै नम्बरमा फिर्ता गर्छ।',
      },
      sections: {
        write: {
          title: { en: 'Writing a credit note', ne: 'क्रेडिट नोट बनाउने' },
          steps: [
            {
              en: 'Press {creditNoteScreen.add} and find the invoice by its number or customer; or choose {invoiceScreen.credit} in the menu of the invoice.',
              ne: '{creditNoteScreen.add} थिचेर नम्बर वा ग्राहकबाट बिल खोज्नुहोस्; वा बिलकै मेनुमा {invoiceScreen.credit} छान्नुहोस्।',
            },
            {
              en: 'Say why, and how much of each line comes back. {creditNoteScreen.all} takes all of it.',
              ne: 'कारण छान्नुहोस्, हरेक हरफबाट कति फिर्ता हो राख्नुहोस्। सबै हो भने {creditNoteScreen.all}।',
            },
            {
              en: 'Leave {creditNoteScreen.restock} ticked where the goods go back onto the shelf; untick it for what is broken.',
              ne: 'सामान फेरि बेच्न मिल्छ भने {creditNoteScreen.restock}को चिनो राख्नुहोस्; बिग्रेको हो भने हटाउनुहोस्।',
            },
            {
              en: 'What the invoice does not owe any more is paid back or kept as an advance: choose it at {creditNoteScreen.refundMode}.',
              ne: 'बिलमा बाँकी नरहेको रकम तिर्ने कि अग्रिम राख्ने, {creditNoteScreen.refundMode}मा छान्नुहोस्।',
            },
            { en: 'Press {creditNoteScreen.issue}.', ne: '{creditNoteScreen.issue} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['saveDraft', 'issue'],
      troubles: [
        {
          trouble: { en: 'It says that less is left to credit.', ne: 'फिर्ता दिन मिल्ने रकम यति मात्र छ भन्छ।' },
          remedy: {
            en: 'Another credit note took a part already: open the invoice and look at its credit notes.',
            ne: 'अर्को क्रेडिट नोटले केही फिर्ता गरिसकेको छ: बिल खोलेर क्रेडिट नोट हेर्नुहोस्।',
          },
        },
      ],
      related: ['invoices', 'registers', 'payments'],
    },
    sharing: {
      what: {
        en: 'Invoices, quotations and notes that were sent by link, e-mail or SMS, and whether they arrived.',
        ne: 'लिङ्क, इमेल वा एसएमएसबाट पठाइएका बिल, कोटेसन र नोट, र ती पुगे कि पुगेनन्।',
      },
      why: {
        en: 'The customer sees at the link what the invoice says and whether it is valid, so that nobody has to carry paper.',
        ne: 'ग्राहकले लिङ्कमै बिल र त्यो मान्य छ कि छैन हेर्न सक्छन्; कागज बोक्नु पर्दैन।',
      },
      sections: {
        send: {
          title: { en: 'Sending one', ne: 'पठाउने' },
          steps: [
            {
              en: 'Choose {invoiceScreen.share} in the menu of an issued invoice.',
              ne: 'जारी भएको बिलको मेनुमा {invoiceScreen.share} छान्नुहोस्।',
            },
            {
              en: 'Copy the link, show the QR code, or send it with {sharingScreen.sendMail} or {sharingScreen.sendSms}.',
              ne: 'लिङ्क प्रतिलिपि गर्नुहोस्, क्यूआर देखाउनुहोस्, वा {sharingScreen.sendMail} वा {sharingScreen.sendSms} थिच्नुहोस्।',
            },
            {
              en: 'Sent to the wrong one? {sharingScreen.withdraw}, then {sharingScreen.renew}.',
              ne: 'अर्कैलाई गयो? {sharingScreen.withdraw}, अनि {sharingScreen.renew}।',
            },
          ],
        },
        page: {
          title: { en: 'The page that the customer sees', ne: 'ग्राहकले देख्ने पृष्ठ' },
          text: {
            en: 'It says whether the paper is valid, cancelled or credited. A signed receipt can be saved from it and checked later by anybody.',
            ne: 'कागज मान्य छ, रद्द भयो वा फिर्ता भयो भन्ने देखिन्छ। त्यहाँबाट दस्तखत भएको रसिद राख्न र पछि जोसुकैले जाँच्न मिल्छ।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'A message shows {sharingScreen.FAILED}.', ne: 'सन्देशमा {sharingScreen.FAILED} देखियो।' },
          remedy: {
            en: 'The reason stands in the list. Mend the address with the customer and press {sharingScreen.retry}.',
            ne: 'कारण सूचीमै हुन्छ। ग्राहकको ठेगाना सच्याएर {sharingScreen.retry} थिच्नुहोस्।',
          },
        },
        {
          trouble: { en: 'A shared invoice cannot be cancelled.', ne: 'पठाइएको बिल रद्द हुँदैन।' },
          remedy: {
            en: 'Once it left the house it counts as issued: write a credit note.',
            ne: 'ग्राहककहाँ गइसकेको बिल जारी भएको मानिन्छ: क्रेडिट नोट बनाउनुहोस्।',
          },
        },
      ],
      related: ['invoices', 'reminders', 'creditNotes'],
    },
    collect: {
      what: {
        en: 'Who owes, how much, since when, whom to call today, and what they promised.',
        ne: 'कसले कति, कहिलेदेखि तिर्न बाँकी छ, आज कसलाई फोन गर्ने र उनीहरूले के वाचा गरेका छन्।',
      },
      why: {
        en: 'Open it every morning. Dues that are asked for early are paid early.',
        ne: 'हरेक बिहान खोल्नुहोस्। समयमै सम्झाइएको उधारो समयमै उठ्छ।',
      },
      sections: {
        call: {
          title: { en: 'Calling one after another', ne: 'एकएक गरी सम्झाउने' },
          steps: [
            {
              en: 'Open a customer: their invoices, the age of the dues, the last reminder and former promises are there.',
              ne: 'ग्राहक खोल्नुहोस्: बिल, उधारोको उमेर, अन्तिम ताकेता र अघिल्ला वाचा त्यहीँ हुन्छन्।',
            },
            {
              en: 'Press {collectScreen.call} or {collectScreen.whatsApp}.',
              ne: '{collectScreen.call} वा {collectScreen.whatsApp} थिच्नुहोस्।',
            },
            {
              en: 'Note what they say by {collectScreen.addPromise}: the day and the amount.',
              ne: 'उनीहरूले भनेको मिति र रकम {collectScreen.addPromise}मा राख्नुहोस्।',
            },
            {
              en: 'Who pays at once: {collectScreen.receive}.',
              ne: 'तुरुन्तै तिरे भने: {collectScreen.receive}।',
            },
          ],
        },
        many: {
          title: { en: 'Reminding many at once', ne: 'धेरैलाई एकैपटक ताकेता' },
          text: {
            en: 'Choose {collectScreen.remindMany}. Before it is sent you see whom it goes to, whom it leaves out and why, and what the first one is told.',
            ne: '{collectScreen.remindMany} छान्नुहोस्। पठाउनुअघि कसलाई जान्छ, कसलाई किन जाँदैन र के लेखिएको छ, सबै देखिन्छ।',
          },
        },
      },
      keys: ['rows', 'open'],
      troubles: [
        {
          trouble: { en: 'A promise shows {collectScreen.BROKEN}.', ne: 'वाचामा {collectScreen.BROKEN} देखियो।' },
          remedy: {
            en: 'The day is over and less came than was promised. Call again and note another one.',
            ne: 'मिति नाघ्यो र वाचा गरेजति आएन। फेरि फोन गरेर नयाँ वाचा राख्नुहोस्।',
          },
        },
      ],
      related: ['reminders', 'payments', 'customers', 'receivables'],
    },
    reminders: {
      what: {
        en: 'Every reminder that went to a customer, by hand or by rule, and whether it arrived.',
        ne: 'ग्राहकलाई हातैले वा नियमअनुसार पठाइएका सबै ताकेता, र ती पुगे कि पुगेनन्।',
      },
      why: {
        en: 'Let the rule remind before and after the due day, and call only who still does not pay.',
        ne: 'तिर्ने मितिको अघि र पछि नियमले नै सम्झाओस्; त्यसपछि पनि बाँकी रहनेलाई मात्र फोन गर्नुहोस्।',
      },
      sections: {
        hand: {
          title: { en: 'By hand', ne: 'हातैले' },
          text: {
            en: 'Choose {reminderScreen.remind} in the menu of an unpaid invoice. You see the text before it goes; within an hour nobody is reminded twice.',
            ne: 'भुक्तानी बाँकी बिलको मेनुमा {reminderScreen.remind} छान्नुहोस्। पठाउनुअघि सन्देश देखिन्छ; एक घण्टाभित्र एउटै ग्राहकलाई दोहोर्‍याइँदैन।',
          },
        },
        rule: {
          title: { en: 'By rule', ne: 'नियमअनुसार' },
          steps: [
            {
              en: 'Tick {reminderScreen.isActive} and say how many days before and after the due day.',
              ne: '{reminderScreen.isActive}मा चिनो लगाउनुहोस् र तिर्ने मितिको कति दिन अघि र पछि हो राख्नुहोस्।',
            },
            {
              en: 'Choose by what it goes and not before which hour.',
              ne: 'केबाट जाने र कति बजेअघि नजाने छान्नुहोस्।',
            },
            {
              en: 'With {reminderScreen.sendsStatements} each customer gets the statement of the month by e-mail.',
              ne: '{reminderScreen.sendsStatements} राख्दा हरेक ग्राहकलाई महिनाको हिसाब इमेलमा जान्छ।',
            },
            { en: 'Press {ui.save}. It begins today.', ne: '{ui.save} थिच्नुहोस्। आजैदेखि सुरु हुन्छ।' },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'A customer wants no reminders.', ne: 'ग्राहकलाई ताकेता मन पर्दैन।' },
          remedy: {
            en: 'Open the customer and set {reminderScreen.customerReminders} to {reminderScreen.NONE}.',
            ne: 'ग्राहक खोलेर {reminderScreen.customerReminders}मा {reminderScreen.NONE} राख्नुहोस्।',
          },
        },
      ],
      related: ['collect', 'sharing', 'customers'],
    },
    payments: {
      what: {
        en: 'All money that came from customers and went to vendors, each with its receipt or payment voucher, and advances.',
        ne: 'ग्राहकबाट आएको र विक्रेतालाई गएको सबै रकम, हरेकको रसिद वा भुक्तानी भौचर, र अग्रिम।',
      },
      why: {
        en: 'Enter what is paid on the day on which it is paid; then dues, cash box and bank agree.',
        ne: 'जुन दिन रकम आयो वा गयो त्यही दिन राख्नुहोस्; उधारो, नगद र बैंक तीनै मिल्छन्।',
      },
      sections: {
        receive: {
          title: { en: 'Receiving over several invoices', ne: 'एकैपटक धेरै बिलको रकम बुझ्ने' },
          steps: [
            {
              en: 'Press {settlementScreen.add} and choose the customer: what is due is listed.',
              ne: '{settlementScreen.add} थिचेर ग्राहक छान्नुहोस्: बाँकी बिल देखिन्छन्।',
            },
            {
              en: 'Enter the amount and the mode. It goes onto the oldest first, or where you say with {settlementScreen.asChosen}.',
              ne: 'रकम र माध्यम राख्नुहोस्। पुरानो बिलमा पहिले जान्छ, वा {settlementScreen.asChosen} थिचेर आफैँ बाँड्नुहोस्।',
            },
            {
              en: 'What is more than the dues is kept as an advance in that outlet. It is not used by itself: when an invoice there is paid choose {paymentDialog.advance}.',
              ne: 'बाँकीभन्दा बढी रकम त्यही आउटलेटमा अग्रिम रहन्छ। आफैँ मिल्दैन: त्यहाँको बिल तिर्दा {paymentDialog.advance} छान्नुहोस्।',
            },
            {
              en: 'Press {settlementScreen.save}; print the receipt or send it.',
              ne: '{settlementScreen.save} थिच्नुहोस्; रसिद छाप्नुहोस् वा पठाउनुहोस्।',
            },
          ],
        },
        one: {
          title: { en: 'Paying one document', ne: 'एउटा बिलको भुक्तानी' },
          text: {
            en: 'In its list choose {invoiceScreen.payment}, then {paymentDialog.add}. Several modes are several rows; a cheque has its number and date; tax held back has the mode {paymentDialog.tds}. A vendor is paid document by document.',
            ne: 'सूचीबाट {invoiceScreen.payment}, अनि {paymentDialog.add} छान्नुहोस्। माध्यम धेरै भए हरफ धेरै राख्नुहोस्; चेकको नम्बर र मिति राख्नुहोस्; काटिएको कर {paymentDialog.tds}मा राख्नुहोस्। विक्रेतालाई बिलैपिच्छे तिरिन्छ।',
          },
        },
        back: {
          title: { en: 'An advance given back', ne: 'अग्रिम फिर्ता' },
          text: {
            en: 'In the menu of the customer choose {customerScreen.payBack}; in that of a vendor who gives yours back, {vendorScreen.receiveBack}.',
            ne: 'ग्राहकको हरफको मेनुमा {customerScreen.payBack} छान्नुहोस्; विक्रेताले फर्काएको भए विक्रेताको मेनुमा {vendorScreen.receiveBack}।',
          },
        },
      },
      keys: ['save', 'rows', 'open'],
      troubles: [
        {
          trouble: { en: 'A receipt was wrong.', ne: 'रसिद गलत भयो।' },
          remedy: {
            en: 'Choose {settlementScreen.remove} and give the reason: all it paid is due again, and its number stays to be seen. Then enter it anew.',
            ne: '{settlementScreen.remove} छानेर कारण राख्नुहोस्: तिरेको सबै फेरि बाँकी हुन्छ, नम्बर देखिइरहन्छ। अनि नयाँ राख्नुहोस्।',
          },
        },
        {
          trouble: { en: 'The till holds less cash than is paid.', ne: 'नगद बाकसमा तिर्न लागेको जति नगद छैन।' },
          remedy: {
            en: 'Look whether something that came in is not entered yet, or whether money was brought from the bank.',
            ne: 'आएको कुनै रकम राख्न बाँकी छ कि, बैंकबाट ल्याएको नगद राखिएको छैन कि हेर्नुहोस्।',
          },
        },
      ],
      related: ['invoices', 'cheques', 'moneyAccounts', 'tds', 'collect'],
    },
    customers: {
      what: {
        en: 'The people and firms you sell to, with what they owe, their limit and all that was sold to them.',
        ne: 'तपाईंले बेच्ने व्यक्ति र फर्म: कति बाँकी, उधारो सीमा र उनीहरूलाई बेचेको सबै।',
      },
      why: {
        en: 'Enter a customer once; each invoice takes the name, address and PAN by itself.',
        ne: 'ग्राहक एकपटक राख्नुहोस्; हरेक बिलमा नाम, ठेगाना र प्यान आफैँ आउँछ।',
      },
      sections: {
        add: {
          title: { en: 'Adding a customer', ne: 'ग्राहक थप्ने' },
          steps: [
            { en: 'Press {customerScreen.add}.', ne: '{customerScreen.add} थिच्नुहोस्।' },
            {
              en: 'Enter the name in one or both languages, the phone, and the PAN of whoever needs it on the invoice.',
              ne: 'नाम एक वा दुवै भाषामा, फोन, र बिलमा चाहिनेको प्यान राख्नुहोस्।',
            },
            {
              en: 'Set {customerScreen.creditLimit} and {customerScreen.creditDays} if you sell on credit.',
              ne: 'उधारो दिने हो भने {customerScreen.creditLimit} र {customerScreen.creditDays} राख्नुहोस्।',
            },
            { en: 'Press {ui.save}.', ne: '{ui.save} थिच्नुहोस्।' },
          ],
        },
        statement: {
          title: { en: 'The statement', ne: 'ग्राहकको हिसाब' },
          text: {
            en: 'In the menu of the row the statement shows invoices, payments and returns of a period with what was owed before. It is printed, saved as PDF or Excel, or sent.',
            ne: 'हरफको मेनुबाट खुल्ने हिसाबमा अवधिभरका बिल, भुक्तानी, फिर्ता र अघिल्लो बाँकी देखिन्छ। छाप्न, पीडीएफ वा एक्सेलमा राख्न वा पठाउन मिल्छ।',
          },
        },
        groups: {
          title: { en: 'Groups', ne: 'ग्राहक समूह' },
          text: {
            en: 'Put retailers, wholesalers or schools into a group of their own: a price list can then hold for the group.',
            ne: 'खुद्रा, थोक वा विद्यालय जस्ता ग्राहकको समूह बनाउनुहोस्: मूल्यसूची समूहभरिलाई लागू गर्न मिल्छ।',
          },
        },
      },
      keys: ['save', 'rows', 'open', 'records'],
      troubles: [
        {
          trouble: { en: 'Another customer has the same name or number.', ne: 'उस्तै नाम वा नम्बरको ग्राहक छ भन्छ।' },
          remedy: {
            en: 'Look at that one first: one person entered twice has two balances.',
            ne: 'पहिले त्यो ग्राहक हेर्नुहोस्: एकै व्यक्ति दुईपटक राख्दा हिसाब दुईतिर बाँडिन्छ।',
          },
        },
        {
          trouble: { en: 'A customer cannot be deleted.', ne: 'ग्राहक मेटाउन मिलेन।' },
          remedy: {
            en: 'Who stands in the books stays. Make the customer inactive; new invoices do not offer them any more.',
            ne: 'हिसाबमा आएको ग्राहक रहिरहन्छ। निष्क्रिय पार्नुहोस्; नयाँ बिलमा देखिँदैन।',
          },
        },
      ],
      related: ['invoices', 'collect', 'priceLists', 'openingDues'],
    },
  },
);
