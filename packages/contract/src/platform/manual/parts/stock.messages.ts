import { itemCodeScreenMessages } from '../../../catalogue/item-code/item-code-screen.messages.ts';
import { itemShareScreenMessages } from '../../../catalogue/item-share/item-share-screen.messages.ts';
import { itemVariantScreenMessages } from '../../../catalogue/item-variant/item-variant-screen.messages.ts';
import { itemScreenMessages } from '../../../catalogue/item/item-screen.messages.ts';
import { labelScreenMessages } from '../../../catalogue/label/label-screen.messages.ts';
import { priceListScreenMessages } from '../../../catalogue/price-list/price-list-screen.messages.ts';
import { readyItemScreenMessages } from '../../../catalogue/ready-item/ready-item-screen.messages.ts';
import { serviceScreenMessages } from '../../../catalogue/service/service-screen.messages.ts';
import { unitGroupScreenMessages } from '../../../catalogue/unit-group/unit-group-screen.messages.ts';
import { batchScreenMessages } from '../../../stock/batch/batch-screen.messages.ts';
import { stockCardScreen } from '../../../stock/stock-card/stock-card-screen.messages.ts';
import { stockCountScreenMessages } from '../../../stock/stock-count/stock-count-screen.messages.ts';
import { stockPaperScreenMessages } from '../../../stock/stock-paper/stock-paper-screen.messages.ts';
import { stockTransferScreenMessages } from '../../../stock/stock-transfer/stock-transfer-screen.messages.ts';
import { writeOffScreenMessages } from '../../../stock/write-off/write-off-screen.messages.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { moveWords } from '../../../stock/stock-card/move-words.messages.ts';
import { manualPart } from '../article.ts';

export const stockPart = manualPart(
  'manualStock',
  [
    moveWords,
    batchScreenMessages,
    itemCodeScreenMessages,
    itemScreenMessages,
    itemShareScreenMessages,
    itemVariantScreenMessages,
    labelScreenMessages,
    priceListScreenMessages,
    readyItemScreenMessages,
    serviceScreenMessages,
    stockCardScreen,
    stockCountScreenMessages,
    stockPaperScreenMessages,
    stockTransferScreenMessages,
    uiMessages,
    unitGroupScreenMessages,
    writeOffScreenMessages,
  ],
  {
    items: {
      what: {
        en: 'The goods that you buy and sell, with their prices, units, codes and the stock of each outlet.',
        ne: 'तपाईंले किन्ने र बेच्ने सामान: मूल्य, एकाइ, कोड र हरेक आउटलेटको मौज्दात।',
      },
      why: {
        en: 'Enter an item once, with its barcode and unit; then it is found and priced by itself on every paper.',
        ne: 'सामान एकपटक बारकोड र एकाइसहित राख्नुहोस्; त्यसपछि हरेक कागजमा आफैँ भेटिन्छ र मूल्य आउँछ।',
      },
      sections: {
        write: {
          title: { en: 'Adding an item', ne: 'सामान थप्ने' },
          steps: [
            {
              en: 'Press {itemScreen.add}. Name, category, unit and selling price are enough to begin with.',
              ne: '{itemScreen.add} थिच्नुहोस्। सुरुमा नाम, वर्ग, एकाइ र बिक्री मूल्य भए पुग्छ।',
            },
            {
              en: 'Scan {itemScreen.barcode}; goods without one get a code of your own by {itemCodeScreen.make} in the list.',
              ne: '{itemScreen.barcode} स्क्यान गर्नुहोस्; बारकोड नभएकोलाई सूचीको {itemCodeScreen.make}ले आफ्नै कोड दिन्छ।',
            },
            {
              en: 'Bought by the carton and sold by the piece? Choose {itemScreen.purchaseUnit} and {itemScreen.salesUnit}, and how many one holds.',
              ne: 'कार्टुनमा किनेर गोटामा बेच्ने भए {itemScreen.purchaseUnit} र {itemScreen.salesUnit} छान्नुहोस्, एउटामा कति हुन्छ राख्नुहोस्।',
            },
            {
              en: 'Enter {itemScreen.openingStock} of each outlet and what one unit cost.',
              ne: 'हरेक आउटलेटको {itemScreen.openingStock} र एक एकाइको लागत राख्नुहोस्।',
            },
            {
              en: 'Set {itemScreen.reorderPoint}, so that you are told when it runs low; then {ui.save}.',
              ne: 'सकिन लाग्दा थाहा पाउन {itemScreen.reorderPoint} राख्नुहोस्; अनि {ui.save}।',
            },
          ],
        },
        ready: {
          title: { en: 'Taking many from the catalogue', ne: 'तयार सामानबाट धेरै लिने' },
          text: {
            en: 'In {readyItemScreen.title} choose your trade, tick what you sell, enter price and stock where you know them, and press {readyItemScreen.take}.',
            ne: '{readyItemScreen.title}मा आफ्नो व्यापार छान्नुहोस्, बेच्ने सामानमा चिनो लगाउनुहोस्, थाहा भएको मूल्य र मौज्दात राखेर {readyItemScreen.take} थिच्नुहोस्।',
          },
        },
        batches: {
          title: { en: 'Batches and expiry', ne: 'ब्याच र म्याद' },
          text: {
            en: 'Batches are switched on in the business profile; then tick {batchScreen.keepsBatches} with the item. Purchases name batch and expiry, and what expires first is sold first.',
            ne: 'व्यवसायको विवरणमा ब्याच राख्ने नियम खोल्नुहोस्, अनि सामानमा {batchScreen.keepsBatches}को चिनो लगाउनुहोस्। खरिदमा ब्याच र म्याद राखिन्छ, पहिले म्याद सकिने पहिले बिक्छ।',
          },
        },
        sharing: {
          title: { en: 'Showing an item to customers', ne: 'ग्राहकलाई सामान देखाउने' },
          text: {
            en: 'Choose {itemShareScreen.share} in its menu. Who has the link sees pictures and description, and the price if you allow it.',
            ne: 'मेनुमा {itemShareScreen.share} छान्नुहोस्। लिङ्क हुनेले तस्बिर र विवरण देख्छन्, मूल्य तपाईंले दिए मात्र।',
          },
        },
      },
      keys: ['save', 'rows', 'open', 'records'],
      troubles: [
        {
          trouble: { en: 'The opening stock cannot be changed.', ne: 'प्रारम्भिक मौज्दात फेरिँदैन।' },
          remedy: {
            en: 'The item has moved since. Count it: the difference is posted by the count.',
            ne: 'त्यसपछि सामान आउजाउ भइसक्यो। मौज्दात गन्नुहोस्; फरक गन्तीले मिलाउँछ।',
          },
        },
        {
          trouble: { en: 'An item cannot be deleted.', ne: 'सामान मेटाउन मिलेन।' },
          remedy: {
            en: 'It has stock or stands on papers: make it inactive, and it is not offered any more.',
            ne: 'मौज्दात छ वा कागजमा आइसकेको छ: निष्क्रिय पार्नुहोस्, अब देखिँदैन।',
          },
        },
      ],
      related: ['itemVariants', 'priceLists', 'labels', 'dataImport', 'stockCounts'],
    },
    itemVariants: {
      what: {
        en: 'One item in several sizes, colours or packings, each with its own price, code and stock.',
        ne: 'एउटै सामानका धेरै साइज, रङ वा प्याकिङ, हरेकको आफ्नै मूल्य, कोड र मौज्दात।',
      },
      why: {
        en: 'Use it for clothes, shoes, paint: one name in the list, and still each size is counted.',
        ne: 'लुगा, जुत्ता, रङ जस्ता सामानमा चलाउनुहोस्: नाम एउटै, तर हरेक साइज छुट्टै गनिन्छ।',
      },
      sections: {
        choose: {
          title: { en: '1. What it differs in', ne: '१. केमा फरक हुन्छ' },
          text: {
            en: 'Open {itemVariantScreen.attributes} from the menu of the item and press {itemVariantScreen.addAttribute}: size, colour, and which values it has. Then {itemVariantScreen.saveAndChoose}.',
            ne: 'सामानको मेनुबाट {itemVariantScreen.attributes} खोलेर {itemVariantScreen.addAttribute} थिच्नुहोस्: साइज, रङ र तिनका मान छान्नुहोस्। अनि {itemVariantScreen.saveAndChoose}।',
          },
        },
        combinations: {
          title: { en: '2. Which of them you have', ne: '२. कुन कुन छन्' },
          text: {
            en: 'Tick the combinations that there are and make them, or make all. What is never sold need not be made.',
            ne: 'भएका मेलमा चिनो लगाएर बनाउनुहोस्, वा सबै बनाउनुहोस्। नबेच्ने मेल बनाउनु पर्दैन।',
          },
        },
        prices: {
          title: { en: '3. What each costs', ne: '३. हरेकको मूल्य' },
          text: {
            en: 'Type prices down the column: Enter goes on to the next. {itemVariantScreen.fill} sets one price for all, or for one value. Press {itemVariantScreen.savePrices}.',
            ne: 'मूल्य माथिबाट तल टाइप गर्दै जानुहोस्: Enterले अर्कोमा लैजान्छ। {itemVariantScreen.fill}ले सबै वा एक मानको मूल्य एकैपटक राख्छ। {itemVariantScreen.savePrices} थिच्नुहोस्।',
          },
        },
        list: {
          title: { en: 'The variants of an item', ne: 'सामानका प्रकार' },
          text: {
            en: 'Each has its SKU, its barcode and its stock. Untick {itemVariantScreen.isSold} for what is given up.',
            ne: 'हरेकको एसकेयु, बारकोड र मौज्दात हुन्छ। बेच्न छाडेकोको {itemVariantScreen.isSold} चिनो हटाउनुहोस्।',
          },
        },
      },
      keys: ['save', 'lines'],
      troubles: [
        {
          trouble: { en: 'A size or colour is not offered.', ne: 'चाहेको साइज वा रङ छैन।' },
          remedy: {
            en: 'Enter it among the attributes first, then choose it here.',
            ne: 'पहिले विशेषतामा थप्नुहोस्, अनि यहाँ छान्नुहोस्।',
          },
        },
      ],
      related: ['items', 'goodsSetup', 'labels'],
    },
    labels: {
      what: {
        en: 'Labels with barcode, name and price, on sheets of paper or from a label printer.',
        ne: 'बारकोड, नाम र मूल्य भएका लेबल, कागजमा वा लेबल प्रिन्टरबाट।',
      },
      why: {
        en: 'Print them when goods arrive that have no barcode of their own, so that the counter can scan everything.',
        ne: 'बारकोड नभएको सामान आउँदा छाप्नुहोस्; काउन्टरमा सबै स्क्यान गर्न मिल्छ।',
      },
      sections: {
        print: {
          title: { en: 'Printing labels', ne: 'लेबल छाप्ने' },
          steps: [
            { en: 'Add goods by name or by scanning.', ne: 'नाम वा स्क्यानबाट सामान थप्नुहोस्।' },
            {
              en: 'Say how many of each; {labelScreen.asStock} takes as many as there are.',
              ne: 'हरेकको कति वटा राख्नुहोस्; {labelScreen.asStock}ले मौज्दात जति लिन्छ।',
            },
            {
              en: 'Choose {labelScreen.size}, language and which price stands on it. A sheet that is half used goes on at {labelScreen.startAt}.',
              ne: '{labelScreen.size}, भाषा र कुन मूल्य राख्ने छान्नुहोस्। आधा चलेको कागज {labelScreen.startAt}बाट सुरु हुन्छ।',
            },
            {
              en: 'Press {labelScreen.print} or {labelScreen.save}.',
              ne: '{labelScreen.print} वा {labelScreen.save} थिच्नुहोस्।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'Labels are a little off their places.', ne: 'लेबल अलि सरेर छापियो।' },
          remedy: {
            en: 'In the print window choose the real size (100 %), without margins of the browser.',
            ne: 'प्रिन्ट झ्यालमा वास्तविक आकार (१००%) छान्नुहोस्, ब्राउजरको किनारा नराख्नुहोस्।',
          },
        },
      ],
      related: ['items', 'counter'],
    },
    services: {
      what: {
        en: 'The work that you charge for: repair, delivery, fitting. A service has a price and no stock.',
        ne: 'पैसा लिएर गर्ने काम: मर्मत, डेलिभरी, जडान। सेवाको मूल्य हुन्छ, मौज्दात हुँदैन।',
      },
      why: {
        en: 'Enter each service once; then it stands on invoices beside goods.',
        ne: 'सेवा एकपटक राख्नुहोस्; बिलमा सामानसँगै राख्न मिल्छ।',
      },
      sections: {
        write: {
          title: { en: 'Adding a service', ne: 'सेवा थप्ने' },
          steps: [
            { en: 'Press {serviceScreen.add}.', ne: '{serviceScreen.add} थिच्नुहोस्।' },
            {
              en: 'Enter the name, the price, whether it bears VAT, and {serviceScreen.durationType}: per job, hour, day or month.',
              ne: 'नाम, मूल्य, भ्याट लाग्ने कि नलाग्ने, र {serviceScreen.durationType} राख्नुहोस्: काम, घण्टा, दिन वा महिना।',
            },
            { en: 'Add a picture if you want one, and press {ui.save}.', ne: 'चाहे तस्बिर थपेर {ui.save} थिच्नुहोस्।' },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'A service cannot be deleted.', ne: 'सेवा मेटाउन मिलेन।' },
          remedy: {
            en: 'It stands in documents: make it inactive instead.',
            ne: 'कागजमा आइसकेको छ: निष्क्रिय पार्नुहोस्।',
          },
        },
      ],
      related: ['items', 'invoices', 'priceLists'],
    },
    priceLists: {
      what: {
        en: 'Prices beside the usual ones: for a group, for one customer, from a quantity on, or for some weeks.',
        ne: 'चलनचल्तीको मूल्यबाहेक अरू मूल्य: समूह, एक ग्राहक, कति परिमाणदेखि, वा केही हप्ताका लागि।',
      },
      why: {
        en: 'Keep wholesale and festival prices here; an invoice takes the right one by itself and nobody has to remember it.',
        ne: 'थोक र चाडपर्वको मूल्य यहाँ राख्नुहोस्; बिलमा मिल्ने मूल्य आफैँ आउँछ, सम्झिनु पर्दैन।',
      },
      sections: {
        add: {
          title: { en: 'A new list', ne: 'नयाँ सूची' },
          steps: [
            {
              en: 'Press {priceListScreen.add}; say for whom it is and from when till when it holds.',
              ne: '{priceListScreen.add} थिच्नुहोस्; कसका लागि र कहिलेदेखि कहिलेसम्म हो राख्नुहोस्।',
            },
            {
              en: 'A percentage at {priceListScreen.discountPercent} takes it off everything; prices of the list come before it.',
              ne: '{priceListScreen.discountPercent}मा प्रतिशत राखे सबैमा घट्छ; सूचीमा राखेको मूल्य पहिले लागू हुन्छ।',
            },
          ],
        },
        prices: {
          title: { en: 'Prices of the list', ne: 'सूचीका मूल्य' },
          text: {
            en: 'Add them one by one with {priceListScreen.addPrice}, each from a quantity on, or fill in a whole category by {priceListScreen.fill}. Then {priceListScreen.savePrices}.',
            ne: '{priceListScreen.addPrice}ले एकएक गरी कति परिमाणदेखि भनेर राख्नुहोस्, वा {priceListScreen.fill}ले पूरै वर्गको राख्नुहोस्। अनि {priceListScreen.savePrices}।',
          },
        },
      },
      keys: ['save', 'lines'],
      troubles: [
        {
          trouble: { en: 'An invoice has another price than the list.', ne: 'बिलमा सूचीभन्दा अर्कै मूल्य आयो।' },
          remedy: {
            en: 'Look at the days of the list, the group of the customer and the quantity. A typed rate stays as it was typed; the line then offers the list’s.',
            ne: 'सूचीको मिति, ग्राहकको समूह र परिमाण हेर्नुहोस्। हातले टाइप गरेको दर त्यस्तै रहन्छ; हरफले सूचीको मूल्य देखाउँछ।',
          },
        },
      ],
      related: ['customers', 'items', 'invoices'],
    },
    stockCard: {
      what: {
        en: 'What moved an item, day by day: what came in, what went out, at what cost, and what was on hand after it.',
        ne: 'एउटा सामानको दिनदिनको आउजाउ: के आयो, के गयो, कति लागतमा, र त्यसपछि कति रह्यो।',
      },
      why: {
        en: 'Open it when stock or cost is not what you expect.',
        ne: 'मौज्दात वा लागत सोचेभन्दा फरक लागेमा खोल्नुहोस्।',
      },
      sections: {
        read: {
          title: { en: 'Reading it', ne: 'हेर्ने तरिका' },
          steps: [
            { en: 'Choose the item and the period.', ne: 'सामान र अवधि छान्नुहोस्।' },
            {
              en: 'Each row leads to the paper behind it.',
              ne: 'हरेक हरफबाट त्यसको कागज खुल्छ।',
            },
            {
              en: '{stockCardScreen.why} tells of a move what its average cost was made of, and what was entered later.',
              ne: '{stockCardScreen.why}ले त्यो औसत लागत कसरी बन्यो र पछि के थपियो बताउँछ।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'The cost of a former day changed.', ne: 'अघिल्लो दिनको लागत फेरियो।' },
          remedy: {
            en: 'A purchase or a cost was entered later for an earlier day. What was posted stays; a row {moveWords.REVALUATION} corrects it.',
            ne: 'पछि अघिल्लो मितिको खरिद वा खर्च राखिएको छ। पहिलेको रहन्छ, {moveWords.REVALUATION}को हरफले मिलाउँछ।',
          },
        },
      ],
      related: ['items', 'stockReports', 'directCosts'],
    },
    writeOffs: {
      what: {
        en: 'Goods that leave the stock without being sold: damaged, expired, lost, used by the owner, given away.',
        ne: 'नबिकी मौज्दातबाट निस्कने सामान: बिग्रेको, म्याद सकिएको, हराएको, मालिकले चलाएको, दिइएको।',
      },
      why: {
        en: 'Enter it on the day it happens; then the shelf agrees with the books and the loss has its reason.',
        ne: 'भएकै दिन राख्नुहोस्; मौज्दात हिसाबसँग मिल्छ र नोक्सानको कारण रहन्छ।',
      },
      sections: {
        write: {
          title: { en: 'Entering it', ne: 'राख्ने तरिका' },
          steps: [
            { en: 'Press {writeOffScreen.add}.', ne: '{writeOffScreen.add} थिच्नुहोस्।' },
            {
              en: 'Add what left the shelf by name or by scanning, with the quantity.',
              ne: 'निस्केको सामान नाम वा स्क्यानबाट परिमाणसहित थप्नुहोस्।',
            },
            {
              en: 'Choose {writeOffScreen.reason} and press {writeOffScreen.save}.',
              ne: '{writeOffScreen.reason} छानेर {writeOffScreen.save} थिच्नुहोस्।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'The wrong goods were entered.', ne: 'गलत सामान राखियो।' },
          remedy: {
            en: 'Within the month choose {stockPaperScreen.cancelPaper} in its menu, and enter it anew.',
            ne: 'महिनाभित्रै मेनुमा {stockPaperScreen.cancelPaper} छानेर नयाँ राख्नुहोस्।',
          },
        },
      ],
      related: ['stockCounts', 'stockCard', 'stockReports'],
    },
    stockCounts: {
      what: {
        en: 'Counting what is really on the shelf, and posting what differs from the books.',
        ne: 'वास्तवमा भएको सामान गन्ने र हिसाबसँगको फरक मिलाउने।',
      },
      why: {
        en: 'Count some goods each week and all of them at the end of the year. Selling goes on meanwhile.',
        ne: 'केही सामान हरेक हप्ता, सबै सामान वर्षान्तमा गन्नुहोस्। गन्दा बिक्री रोक्नु पर्दैन।',
      },
      sections: {
        begin: {
          title: { en: 'Beginning a count', ne: 'गन्ती सुरु' },
          steps: [
            {
              en: 'Press {stockCountScreen.add}; choose the outlet, the day and what is counted.',
              ne: '{stockCountScreen.add} थिच्नुहोस्; आउटलेट, मिति र के गन्ने छान्नुहोस्।',
            },
            {
              en: 'Press {stockCountScreen.open}. Several people can count on the same sheet, each on a phone.',
              ne: '{stockCountScreen.open} थिच्नुहोस्। एउटै गन्ती धेरैजनाले आ-आफ्नो फोनबाट गर्न सक्छन्।',
            },
          ],
        },
        sheet: {
          title: { en: 'Counting and posting', ne: 'गन्ने र प्रविष्टि गर्ने' },
          steps: [
            {
              en: 'Scan an item or find it, and enter what is counted. Each line is saved at once.',
              ne: 'सामान स्क्यान गर्नुहोस् वा खोज्नुहोस्, गनेको राख्नुहोस्। हरेक हरफ तुरुन्त सुरक्षित हुन्छ।',
            },
            {
              en: '{stockCountScreen.showOpen} shows what is left to count, {stockCountScreen.showDifferent} what differs.',
              ne: '{stockCountScreen.showOpen}ले गन्न बाँकी, {stockCountScreen.showDifferent}ले फरक परेका देखाउँछ।',
            },
            {
              en: 'Press {stockCountScreen.review}, look at surplus and shortage, then {stockCountScreen.post}.',
              ne: '{stockCountScreen.review} थिच्नुहोस्, बढी र घटी हेर्नुहोस्, अनि {stockCountScreen.post}।',
            },
          ],
        },
      },
      troubles: [
        {
          trouble: { en: 'Somebody else counted a line meanwhile.', ne: 'त्यही हरफ अर्कैले गनिसकेछ।' },
          remedy: {
            en: 'Their figure is shown. Look again, and save yours if it is right.',
            ne: 'उनको सङ्ख्या देखिन्छ। फेरि हेरेर आफ्नो ठीक भए राख्नुहोस्।',
          },
        },
        {
          trouble: { en: 'Lines that were not counted.', ne: 'नगनिएका हरफ छन्।' },
          remedy: {
            en: 'They stay as the books have them; nothing is set to nothing.',
            ne: 'ती हिसाबमा जे छ त्यही रहन्छन्; शून्य हुँदैनन्।',
          },
        },
      ],
      related: ['items', 'writeOffs', 'closingYear'],
    },
    stockTransfers: {
      what: {
        en: 'Goods on their way from one outlet to another: sent by one, received by the other.',
        ne: 'एक आउटलेटबाट अर्कोमा जाँदै गरेको सामान: एकले पठाउने, अर्कोले बुझ्ने।',
      },
      why: {
        en: 'Use it whenever goods change their place, so that each outlet counts what it really has.',
        ne: 'सामान ठाउँ सर्दा सधैँ राख्नुहोस्; हरेक आउटलेटको मौज्दात ठीक रहन्छ।',
      },
      sections: {
        write: {
          title: { en: 'Sending', ne: 'पठाउने' },
          steps: [
            {
              en: 'Press {stockTransferScreen.add}, choose both outlets and add the goods.',
              ne: '{stockTransferScreen.add} थिचेर दुवै आउटलेट छान्नुहोस् र सामान थप्नुहोस्।',
            },
            {
              en: '{stockTransferScreen.saveDraft} keeps it; {stockTransferScreen.send} takes the goods out of your stock.',
              ne: '{stockTransferScreen.saveDraft}ले राख्छ; {stockTransferScreen.send} थिचेपछि सामान तपाईंको मौज्दातबाट निस्कन्छ।',
            },
            { en: 'Print the paper and send it along.', ne: 'कागज छापेर सामानसँगै पठाउनुहोस्।' },
          ],
        },
        receive: {
          title: { en: 'Receiving', ne: 'बुझ्ने' },
          steps: [
            {
              en: 'The outlet it was sent to chooses {stockTransferScreen.receive} in its menu.',
              ne: 'सामान पुग्ने आउटलेटले मेनुमा {stockTransferScreen.receive} छान्नुहोस्।',
            },
            {
              en: 'Count: {stockTransferScreen.allArrived}, or the quantity of each line. Of what is missing say why.',
              ne: 'गन्नुहोस्: {stockTransferScreen.allArrived}, वा हरेक हरफको परिमाण। नपुगेकोको कारण राख्नुहोस्।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'It was sent to the wrong outlet.', ne: 'गलत आउटलेटमा पठाइयो।' },
          remedy: {
            en: 'While it is not received the sender chooses {stockTransferScreen.takeBack}.',
            ne: 'नबुझुन्जेल पठाउनेले {stockTransferScreen.takeBack} छान्न सक्छन्।',
          },
        },
      ],
      related: ['outlets', 'stockCounts', 'stockCard'],
    },
    goodsSetup: {
      what: {
        en: 'The lists behind the items: categories, brands, units and how they convert, attributes, and kinds of landed cost.',
        ne: 'सामानका आधार सूची: वर्ग, ब्रान्ड, एकाइ र तिनको हिसाब, विशेषता, र सामान ल्याउँदाका खर्च।',
      },
      why: {
        en: 'Most of them are there from the beginning; add only what your trade lacks.',
        ne: 'धेरैजसो सुरुदेखि नै छन्; आफ्नो व्यापारमा नपुगेको मात्र थप्नुहोस्।',
      },
      sections: {
        categories: {
          title: { en: 'Categories and brands', ne: 'वर्ग र ब्रान्ड' },
          text: {
            en: 'A category may lie within another one. Reports, counts and price lists can be made by category.',
            ne: 'वर्गभित्र वर्ग राख्न मिल्छ। प्रतिवेदन, गन्ती र मूल्यसूची वर्गअनुसार गर्न सकिन्छ।',
          },
        },
        units: {
          title: { en: 'Units', ne: 'एकाइ' },
          text: {
            en: 'A unit has a name and a short code that stands on invoices: kg, pcs, ltr.',
            ne: 'एकाइको नाम र बिलमा देखिने छोटो कोड हुन्छ: केजी, थान, लिटर।',
          },
        },
        conversions: {
          title: { en: 'Groups and conversions', ne: 'एकाइ समूह र हिसाब' },
          text: {
            en: 'A group has a base unit; {unitGroupScreen.conversions} in its menu say how many of it another unit holds: 1 sack is 25 kg.',
            ne: 'समूहको एउटा आधार एकाइ हुन्छ; मेनुको {unitGroupScreen.conversions}मा अर्को एकाइमा कति आधार एकाइ हुन्छ राख्नुहोस्: १ बोरा = २५ केजी।',
          },
        },
        attributes: {
          title: { en: 'Attributes', ne: 'विशेषता' },
          text: {
            en: 'Size, colour and the like with their values. An item chooses from them what it differs in.',
            ne: 'साइज, रङ जस्ता विशेषता र तिनका मान। सामानले आफू फरक हुने विशेषता यहीँबाट छान्छ।',
          },
        },
        landing: {
          title: { en: 'Kinds of landed cost', ne: 'सामान ल्याउँदाका खर्चका प्रकार' },
          text: {
            en: 'Freight, customs, insurance: each kind can have a usual cost, in total or per unit.',
            ne: 'भाडा, भन्सार, बीमा: हरेकको चलनचल्तीको रकम जम्मा वा प्रतिएकाइ राख्न मिल्छ।',
          },
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'One of them cannot be changed or deleted.', ne: 'सूचीको कुनै कुरा फेर्न वा मेटाउन मिलेन।' },
          remedy: {
            en: 'Items use it, or it came with the product and is shared by all businesses. Add your own, or make it inactive.',
            ne: 'सामानमा चलिसकेको छ, वा प्रणालीसँगै आएको र सबै व्यवसायको साझा हो। आफ्नो नयाँ थप्नुहोस् वा निष्क्रिय पार्नुहोस्।',
          },
        },
      ],
      related: ['items', 'itemVariants', 'directCosts'],
    },
  },
);
