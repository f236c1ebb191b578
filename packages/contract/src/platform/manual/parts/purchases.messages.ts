import { vendorScreenMessages } from '../../../parties/vendor/vendor-screen.messages.ts';
import { debitNoteScreenMessages } from '../../../purchase/debit-note/debit-note-screen.messages.ts';
import { directCostScreenMessages } from '../../../purchase/direct-cost/direct-cost-screen.messages.ts';
import { purchaseScreenMessages } from '../../../purchase/purchase/purchase-screen.messages.ts';
import { reorderScreen } from '../../../purchase/reorder/reorder-screen.messages.ts';
import { itemScreenMessages } from '../../../catalogue/item/item-screen.messages.ts';
import { manualPart } from '../article.ts';

export const purchasesPart = manualPart(
  'manualPurchases',
  [
    debitNoteScreenMessages,
    directCostScreenMessages,
    itemScreenMessages,
    purchaseScreenMessages,
    reorderScreen,
    vendorScreenMessages,
  ],
  {
    purchases: {
      what: {
        en: 'The bills of your vendors: what you bought, at what cost, what is paid and what is due.',
        ne: 'विक्रेताका बिल: के, कति लागतमा किनियो, कति तिरियो र कति बाँकी छ।',
      },
      why: {
        en: 'Enter a bill when the goods arrive. It brings them into stock at their cost, and its VAT into the purchase register.',
        ne: 'सामान आइपुगेपछि बिल राख्नुहोस्। सामान लागतसहित मौज्दातमा र भ्याट खरिद खातामा जान्छ।',
      },
      sections: {
        write: {
          title: { en: 'Entering a bill', ne: 'खरिद बिल राख्ने' },
          steps: [
            {
              en: 'Press {purchaseScreen.add} and choose the vendor and the day of the bill.',
              ne: '{purchaseScreen.add} थिचेर विक्रेता र बिलको मिति छान्नुहोस्।',
            },
            {
              en: 'Enter {purchaseScreen.billNumber}: without it no VAT is set off.',
              ne: '{purchaseScreen.billNumber} राख्नुहोस्: नम्बरबिना भ्याट मिलान हुँदैन।',
            },
            {
              en: 'Enter the lines. Say of each where it goes: {purchaseScreen.toStock}, {purchaseScreen.capital} or {purchaseScreen.expenses}.',
              ne: 'हरफ राख्नुहोस्। हरेक कहाँ जाने हो छान्नुहोस्: {purchaseScreen.toStock}, {purchaseScreen.capital} वा {purchaseScreen.expenses}।',
            },
            {
              en: 'If the paper shows prices with VAT, tick {purchaseScreen.ratesIncludeVat}.',
              ne: 'बिलमा भ्याटसहितको मूल्य छ भने {purchaseScreen.ratesIncludeVat}मा चिनो लगाउनुहोस्।',
            },
            {
              en: 'Compare the total with the paper, then press {purchaseScreen.issue}.',
              ne: 'जम्मा रकम कागजसँग भिडाएर {purchaseScreen.issue} थिच्नुहोस्।',
            },
          ],
        },
        again: {
          title: { en: 'The same bill again', ne: 'उस्तै बिल फेरि' },
          text: {
            en: '{purchaseScreen.duplicate} in its menu makes a draft of today with the same lines: enter the number of the new bill and what differs.',
            ne: 'बिलको मेनुमा {purchaseScreen.duplicate} छान्नुहोस्: उही सामानसहित आजको मस्यौदा बन्छ। नयाँ बिलको नम्बर र फरक परेको कुरा राख्नुहोस्।',
          },
        },
        imports: {
          title: { en: 'An import', ne: 'आयात' },
          text: {
            en: 'Choose {purchaseScreen.import} and the country. VAT is paid to the customs: enter it, the duty and the freight as landed costs of the bill.',
            ne: '{purchaseScreen.import} र देश छान्नुहोस्। भ्याट भन्सारमा तिरिन्छ: त्यो, भन्सार महसुल र भाडा सामान ल्याउँदाका खर्चमा राख्नुहोस्।',
          },
        },
      },
      keys: ['nextCell', 'cellBack', 'lines', 'removeLine', 'saveDraft', 'issue'],
      troubles: [
        {
          trouble: { en: 'An entered bill has a mistake.', ne: 'राखिसकेको बिलमा गल्ती भेटियो।' },
          remedy: {
            en: 'Within its month, while it is unpaid, without debit notes or landed costs and its goods are still there: {purchaseScreen.cancelBill}, then enter it anew. Else take the difference back by a debit note.',
            ne: 'त्यही महिनाको, नतिरिएको, डेबिट नोट र सामान ल्याउँदाका खर्च नभएको र सामान मौज्दातमै भएको हो भने {purchaseScreen.cancelBill} छानेर नयाँ राख्नुहोस्। नत्र डेबिट नोटले मिलाउनुहोस्।',
          },
        },
        {
          trouble: { en: 'It cannot be cancelled because it is paid.', ne: 'भुक्तानी भइसकेकाले रद्द भएन।' },
          remedy: {
            en: 'Delete its payments first, with the reason; then cancel it.',
            ne: 'पहिले भुक्तानी कारणसहित मेटाउनुहोस्, अनि बिल रद्द गर्नुहोस्।',
          },
        },
        {
          trouble: { en: 'The total differs from the paper by paisa.', ne: 'जम्मा कागजभन्दा केही पैसाले फरक छ।' },
          remedy: {
            en: 'Enter the difference at {purchaseScreen.roundingAmount}, at most one rupee.',
            ne: 'फरक {purchaseScreen.roundingAmount}मा राख्नुहोस्, बढीमा एक रुपैयाँ।',
          },
        },
      ],
      related: ['vendors', 'directCosts', 'debitNotes', 'items', 'payments'],
    },
    debitNotes: {
      what: {
        en: 'What goes back to a vendor: goods that are returned, and what was charged too much.',
        ne: 'विक्रेतालाई फिर्ता जाने: फिर्ता गरिएको सामान र बढी लिइएको रकम।',
      },
      why: {
        en: 'Write one when goods go back, so that stock, dues and the VAT that you set off become less on that day.',
        ne: 'सामान फिर्ता पठाउँदा बनाउनुहोस्; मौज्दात, तिर्न बाँकी र मिलान गरिने भ्याट त्यही दिन घट्छ।',
      },
      sections: {
        write: {
          title: { en: 'Writing a debit note', ne: 'डेबिट नोट बनाउने' },
          steps: [
            {
              en: 'Press {debitNoteScreen.add} and find the purchase bill; or choose {purchaseScreen.giveBack} in the menu of the bill.',
              ne: '{debitNoteScreen.add} थिचेर खरिद बिल खोज्नुहोस्; वा बिलको मेनुमा {purchaseScreen.giveBack} छान्नुहोस्।',
            },
            {
              en: 'Say why, and how much of each line goes back.',
              ne: 'कारण छान्नुहोस्, हरेक हरफबाट कति फिर्ता जाने हो राख्नुहोस्।',
            },
            {
              en: 'Say at {debitNoteScreen.refundMode} whether the rest is received back or kept with the vendor.',
              ne: '{debitNoteScreen.refundMode}मा बढी भएको रकम अहिले बुझ्ने कि विक्रेताकहाँ अग्रिम राख्ने छान्नुहोस्।',
            },
            { en: 'Press {debitNoteScreen.issue}.', ne: '{debitNoteScreen.issue} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['saveDraft', 'issue'],
      troubles: [
        {
          trouble: { en: 'Less is on the shelf than goes back.', ne: 'फिर्ता पठाउन लागेको जति सामान मौज्दातमा छैन।' },
          remedy: {
            en: 'What is sold cannot go back to the vendor. Count the shelf if you believe that it is there.',
            ne: 'बिकिसकेको सामान फिर्ता जाँदैन। छ जस्तो लाग्छ भने मौज्दात गन्नुहोस्।',
          },
        },
      ],
      related: ['purchases', 'vendors', 'registers'],
    },
    directCosts: {
      what: {
        en: 'Freight, customs duty, insurance and whatever else it costs until the goods are on your shelf.',
        ne: 'भाडा, भन्सार महसुल, बीमा र सामान पसलसम्म ल्याउँदा लाग्ने अरू खर्च।',
      },
      why: {
        en: 'Added to their purchase, these costs become part of what the goods cost, and the profit of each sale is right.',
        ne: 'खरिदमा जोडेपछि यी खर्च सामानकै लागत बन्छन्, अनि हरेक बिक्रीको नाफा ठीक आउँछ।',
      },
      sections: {
        add: {
          title: { en: 'Adding costs to a purchase', ne: 'खरिदमा खर्च जोड्ने' },
          steps: [
            {
              en: 'Open them from the menu of the purchase bill, and go to {directCostScreen.addCosts}.',
              ne: 'खरिद बिलको मेनुबाट खोलेर {directCostScreen.addCosts}मा जानुहोस्।',
            },
            {
              en: 'Choose the kind of cost, its bill and vendor, and the amount in total or per unit.',
              ne: 'खर्चको प्रकार, त्यसको बिल र विक्रेता, अनि जम्मा वा प्रतिएकाइ रकम राख्नुहोस्।',
            },
            {
              en: 'Choose how it is spread: by quantity, by value or equally. What each line would bear is shown below.',
              ne: 'कसरी बाँड्ने छान्नुहोस्: परिमाण, मूल्य वा बराबर। हरेक हरफमा कति पर्छ तल देखिन्छ।',
            },
            { en: 'Press {directCostScreen.save}.', ne: '{directCostScreen.save} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'Some of the goods are sold already.', ne: 'केही सामान बिकिसकेको छ।' },
          remedy: {
            en: 'Their part goes to the cost of what was sold; it stands as {directCostScreen.adjusted}.',
            ne: 'त्यसको भाग बेचिएको सामानको लागतमा जान्छ; {directCostScreen.adjusted}मा देखिन्छ।',
          },
        },
      ],
      related: ['purchases', 'stockCard', 'goodsSetup'],
    },
    reorder: {
      what: {
        en: 'What has reached its reorder point, how much to order and from whom.',
        ne: 'न्यूनतम मौज्दातमा पुगेका सामान, कति र कसबाट मगाउने।',
      },
      why: {
        en: 'Look at it before you call your vendors, so that nothing runs out.',
        ne: 'विक्रेतालाई फोन गर्नुअघि हेर्नुहोस्, सामान सकिँदैन।',
      },
      sections: {
        order: {
          title: { en: 'From the list to purchase drafts', ne: 'सूचीबाट खरिद मस्यौदा' },
          steps: [
            {
              en: 'Tick what you order; change quantity, vendor and price where needed.',
              ne: 'मगाउने सामानमा चिनो लगाउनुहोस्; चाहिए परिमाण, विक्रेता र मूल्य फेर्नुहोस्।',
            },
            {
              en: 'Press {reorderScreen.make}: one draft is made for each vendor.',
              ne: '{reorderScreen.make} थिच्नुहोस्: हरेक विक्रेताको एउटा मस्यौदा बन्छ।',
            },
            {
              en: 'When the goods are there open the draft, compare it with the bill and enter it.',
              ne: 'सामान आएपछि मस्यौदा खोलेर बिलसँग भिडाउनुहोस् र राख्नुहोस्।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'An item that is low is not in the list.', ne: 'कम भएको सामान सूचीमा छैन।' },
          remedy: {
            en: 'Set {itemScreen.reorderPoint} with the item. What has none is never low.',
            ne: 'सामानमा {itemScreen.reorderPoint} राख्नुहोस्। नराखेको सामान सूचीमा आउँदैन।',
          },
        },
      ],
      related: ['purchases', 'items', 'vendors'],
    },
    vendors: {
      what: {
        en: 'The people and firms you buy from, with what you owe them, their addresses and contact persons.',
        ne: 'तपाईंले किन्ने व्यक्ति र फर्म: तिर्न बाँकी, ठेगाना र सम्पर्क व्यक्ति।',
      },
      why: {
        en: 'Enter a vendor before their first bill. Their PAN and VAT registration decide whether VAT is set off.',
        ne: 'पहिलो बिल राख्नुअघि विक्रेता राख्नुहोस्। प्यान र भ्याट दर्ताले भ्याट मिलान हुने कि नहुने तोक्छ।',
      },
      sections: {
        add: {
          title: { en: 'Adding a vendor', ne: 'विक्रेता थप्ने' },
          steps: [
            { en: 'Press {vendorScreen.add}.', ne: '{vendorScreen.add} थिच्नुहोस्।' },
            {
              en: 'Enter the name, the phone and {vendorScreen.panOrVat} as on their bill.',
              ne: 'नाम, फोन र बिलमा लेखिएको {vendorScreen.panOrVat} राख्नुहोस्।',
            },
            {
              en: 'Tick {vendorScreen.isVatRegistered} if their bills show VAT.',
              ne: 'बिलमा भ्याट देखिन्छ भने {vendorScreen.isVatRegistered}मा चिनो लगाउनुहोस्।',
            },
            {
              en: 'Further addresses and contact persons are added in the tabs of the open vendor.',
              ne: 'अरू ठेगाना र सम्पर्क व्यक्ति विक्रेता खोलेर ट्याबमा थप्नुहोस्।',
            },
          ],
        },
        statement: {
          title: { en: 'The statement', ne: 'विक्रेताको हिसाब' },
          text: {
            en: 'It shows bills, payments and returns of a period. Compare it with the statement that the vendor sends.',
            ne: 'अवधिभरका बिल, भुक्तानी र फिर्ता देखिन्छ। विक्रेताले पठाएको हिसाबसँग भिडाउनुहोस्।',
          },
        },
      },
      keys: ['save', 'rows', 'open', 'records'],
      troubles: [
        {
          trouble: { en: 'VAT of a bill became part of the cost.', ne: 'बिलको भ्याट लागतमै गयो।' },
          remedy: {
            en: 'The vendor was not marked as registered for VAT. Mend the vendor first; a bill that can still be cancelled is then entered anew.',
            ne: 'विक्रेता भ्याटमा दर्ता भनेर राखिएको रहेनछ। पहिले विक्रेता सच्याउनुहोस्; रद्द गर्न मिल्ने बिल भए त्यसपछि नयाँ राख्नुहोस्।',
          },
        },
      ],
      related: ['purchases', 'payments', 'openingDues', 'tds'],
    },
  },
);
