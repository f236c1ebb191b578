import { secondFactorScreenMessages } from '../../../account/second-factor/second-factor-screen.messages.ts';
import { userSessionScreenMessages } from '../../../account/user-session/user-session-screen.messages.ts';
import { dashboardScreenMessages } from '../../../reports/dashboard/dashboard-screen.messages.ts';
import { listMenuMessages } from '../../../ui/list-menu.messages.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { frameMessages } from '../../frame/frame.messages.ts';
import { officeMessages } from '../../frame/office.messages.ts';
import { passwordMessages } from '../../frame/password.messages.ts';
import { profileMessages } from '../../frame/profile.messages.ts';
import { signInMessages } from '../../frame/sign-in.messages.ts';
import { noticeScreenMessages } from '../../notice/notice-screen.messages.ts';
import { recordHistoryScreenMessages } from '../../record-history/record-history-screen.messages.ts';
import { listBulkMessages } from '../../../ui/list-bulk.messages.ts';
import { savedFilterScreenMessages } from '../../../reports/saved-filter/saved-filter-screen.messages.ts';
import { sampleBusinessScreenMessages } from '../../sample-business/sample-business-screen.messages.ts';
import { joinedBusinessScreenMessages } from '../../../account/joined-business/joined-business-screen.messages.ts';
import { paymentDialogMessages } from '../../../money/payment/payment-dialog.messages.ts';
import { manualPart } from '../article.ts';
import { glossaryTerms } from './glossary.data.ts';

export const everywherePart = manualPart(
  'manualEverywhere',
  [
    paymentDialogMessages,
    joinedBusinessScreenMessages,
    sampleBusinessScreenMessages,
    dashboardScreenMessages,
    frameMessages,
    listBulkMessages,
    listMenuMessages,
    savedFilterScreenMessages,
    noticeScreenMessages,
    officeMessages,
    passwordMessages,
    profileMessages,
    recordHistoryScreenMessages,
    secondFactorScreenMessages,
    signInMessages,
    uiMessages,
    userSessionScreenMessages,
  ],
  {
    dashboard: {
      what: {
        en: 'The first page after signing in: money in hand, what is to be collected and paid, sales of this month, and what is to be done today.',
        ne: 'साइन इन गरेपछिको पहिलो स्क्रिन: हातमा भएको रकम, उठाउनु र तिर्नुपर्ने रकम, यो महिनाको बिक्री र आज गर्नुपर्ने काम यहीँ देखिन्छ।',
      },
      why: {
        en: 'Look at it in the morning before work begins, and in the evening before you close.',
        ne: 'बिहान काम सुरु गर्नुअघि र साँझ पसल बन्द गर्नुअघि एकपटक हेर्नुहोस्।',
      },
      sections: {
        reading: {
          title: { en: 'Reading the page', ne: 'गृह स्क्रिन हेर्ने तरिका' },
          steps: [
            {
              en: 'The doors on top begin what is done most: {dashboardScreen.sell}, {dashboardScreen.receive}, {dashboardScreen.spend}, {dashboardScreen.buy}.',
              ne: 'माथिका ढोकाबाट धेरै गरिने काम सुरु गर्नुहोस्: {dashboardScreen.sell}, {dashboardScreen.receive}, {dashboardScreen.spend}, {dashboardScreen.buy}।',
            },
            {
              en: 'Each figure leads to the list that adds up to it: press it to see of what it is made.',
              ne: 'हरेक अङ्कमा थिच्दा त्यो अङ्क बनेको सूची खुल्छ।',
            },
            {
              en: 'Under {dashboardScreen.topDues} call, write to or receive from a customer on the row; {dashboardScreen.toDo} opens what waits for you.',
              ne: '{dashboardScreen.topDues}मा त्यही हरफबाट फोन गर्नुहोस्, लेख्नुहोस् वा रकम बुझ्नुहोस्; {dashboardScreen.toDo}बाट बाँकी काम खुल्छन्।',
            },
            {
              en: 'The chart below shows the period that you choose; the map goes by the addresses of your customers.',
              ne: 'तलको चित्रमा आफूले छानेको अवधि हेर्नुहोस्; नक्सा ग्राहकको ठेगानाअनुसार हुन्छ।',
            },
          ],
        },
        steps: {
          title: { en: 'The first steps', ne: 'सुरुका काम' },
          text: {
            en: 'While a business is new, its first steps stand here, one after another. Each leads to its screen and is ticked by itself once it is done.',
            ne: 'व्यवसाय नयाँ हुँदा सुरुमा गर्नुपर्ने काम यहीँ क्रमैसँग देखिन्छन्। थिच्दा त्यसको स्क्रिन खुल्छ, काम सकिएपछि आफैँ चिनो लाग्छ।',
          },
        },
      },
      keys: ['find', 'guide'],
      troubles: [
        {
          trouble: { en: 'A figure is missing that a colleague sees.', ne: 'साथीले देख्ने अङ्क मकहाँ देखिँदैन।' },
          remedy: {
            en: 'What your role may not see is not shown. In an outlet only the figures of that outlet are there.',
            ne: 'तपाईंको भूमिकाले हेर्न नपाउने कुरा देखाइँदैन। आउटलेट छानेको बेला त्यही आउटलेटको मात्र अङ्क आउँछ।',
          },
        },
      ],
      related: ['firstDay', 'notices', 'invoices', 'collect'],
    },
    findingWay: {
      what: {
        en: 'How to get to any screen or record, and how lists and forms work everywhere.',
        ne: 'कुनै पनि स्क्रिन वा विवरणमा कसरी पुग्ने, र सूची र फाराम कसरी चलाउने।',
      },
      why: {
        en: 'Read it once: every screen of Bahi works like this.',
        ne: 'एकपटक पढ्नुहोस्: बहीका सबै स्क्रिन यसरी नै चल्छन्।',
      },
      sections: {
        search: {
          title: { en: 'Finding', ne: 'खोज्ने' },
          steps: [
            {
              en: 'Press {key.find}, or {frame.search} above, and type the name of a screen, a customer, an item, a number or an amount.',
              ne: '{key.find} वा माथिको {frame.search} थिच्नुहोस्; स्क्रिन, ग्राहक, सामानको नाम, नम्बर वा रकम टाइप गर्नुहोस्।',
            },
            {
              en: 'Both scripts find the same: चामल and chamal. What can be begun is found too: new invoice, new expense.',
              ne: 'नेपाली वा अङ्ग्रेजी अक्षर दुवैले एउटै भेट्छ: चामल वा chamal। नयाँ बिल, नयाँ खर्च जस्ता काम पनि भेटिन्छन्।',
            },
            { en: 'Choose by the arrows and Enter.', ne: 'तीरले छानेर Enter थिच्नुहोस्।' },
          ],
        },
        lists: {
          title: { en: 'Lists', ne: 'सूची' },
          steps: [
            {
              en: 'Search and filters stand above; a column is sorted by pressing its head. Press a row to open it.',
              ne: 'खोज र छनोट माथि हुन्छ; शीर्षक थिचे क्रम मिल्छ। हरफ थिचे खुल्छ।',
            },
            {
              en: 'The menu at the end of a row holds what can be done with it.',
              ne: 'हरफको अन्त्यको मेनुमा त्यसमा गर्न मिल्ने काम हुन्छन्।',
            },
            {
              en: 'The menu {listMenu.menu} above takes the list along as Excel or PDF, prints it, hides columns and shows {listMenu.showTotals}.',
              ne: 'माथिको {listMenu.menu} मेनुले सूची एक्सेल वा पीडीएफमा लैजान्छ, छाप्छ, स्तम्भ लुकाउँछ र {listMenu.showTotals} देखाउँछ।',
            },
            {
              en: 'In {savedFilterScreen.menu} choose {savedFilterScreen.keep}: the filter has a name, moves with its period, is shared with roles, and may open the list.',
              ne: '{savedFilterScreen.menu}मा {savedFilterScreen.keep} थिच्नुहोस्: छनोटको नाम हुन्छ, अवधिसँगै सर्छ, भूमिकालाई देखाउन मिल्छ, र सूची त्यसैबाट खोल्न पनि मिल्छ।',
            },
            {
              en: 'Choose rows of invoices, notes, quotations, payments or vouchers by {listMenu.chooseRows}: {listBulk.papersAsFile} has all their papers.',
              ne: '{listMenu.chooseRows}बाट बिल, नोट, भाउपत्र, भुक्तानी वा भौचरका हरफ छान्नुहोस्: {listBulk.papersAsFile}मा सबै कागज आउँछन्।',
            },
          ],
        },
        forms: {
          title: { en: 'Forms', ne: 'फाराम' },
          steps: [
            {
              en: 'A mistake stands below its field, in your language. {key.save} saves.',
              ne: 'गल्ती त्यही कोठामुनि तपाईंको भाषामा देखिन्छ। {key.save}ले सुरक्षित गर्छ।',
            },
            {
              en: 'Dates are typed in BS or AD, or chosen from the calendar; digits in either script.',
              ne: 'मिति वि.सं. वा ई.सं. मा टाइप गर्नुहोस् वा पात्रोबाट छान्नुहोस्; अङ्क दुवै लिपिमा चल्छ।',
            },
            {
              en: 'Who leaves with something unsaved is asked first: {ui.stay} or {ui.leave}.',
              ne: 'सुरक्षित नगरी जान खोज्दा पहिले सोधिन्छ: {ui.stay} वा {ui.leave}।',
            },
          ],
        },
        help: {
          title: { en: 'Help and this manual', ne: 'मद्दत र यो निर्देशिका' },
          text: {
            en: '{key.guide} opens the help of the screen beside it, and what you have typed stays. The whole manual is searched in both scripts, and printed.',
            ne: '{key.guide}ले खुलेको स्क्रिनको मद्दत छेउमा खोल्छ, टाइप गरेको रहन्छ। पूरै निर्देशिका दुवै लिपिमा खोज्न र छाप्न मिल्छ।',
          },
        },
      },
      keys: ['find', 'guide', 'help', 'next', 'close', 'rows', 'open', 'records', 'save', 'calendar'],
      related: ['keys', 'lineGone', 'glossary'],
    },
    keys: {
      what: {
        en: 'All that the keyboard does, for whoever works without a mouse.',
        ne: 'माउस नचलाई काम गर्नेका लागि किबोर्डले गर्ने सबै काम।',
      },
      why: {
        en: 'An invoice written by keys alone takes half the time.',
        ne: 'किबोर्डबाटै काटेको बिल आधा समयमा सकिन्छ।',
      },
      sections: {
        invoice: {
          title: { en: 'An invoice without the mouse', ne: 'माउसबिना एउटा बिल' },
          steps: [
            {
              en: '{key.find}, type “new invoice”, Enter.',
              ne: '{key.find}, “naya bil” टाइप गर्नुहोस्, Enter।',
            },
            {
              en: 'Type the customer, Enter; then item, quantity, rate, each with {key.nextCell}.',
              ne: 'ग्राहक टाइप गरेर Enter; अनि सामान, परिमाण, दर, हरेकपछि {key.nextCell}।',
            },
            { en: 'A wrong line goes by {key.removeLine}.', ne: 'गलत हरफ {key.removeLine}ले हट्छ।' },
            { en: '{key.issue} issues it.', ne: '{key.issue}ले जारी गर्छ।' },
          ],
        },
      },
      keys: [
        'find',
        'guide',
        'help',
        'next',
        'close',
        'rows',
        'open',
        'records',
        'save',
        'calendar',
        'saveDraft',
        'issue',
        'nextCell',
        'cellBack',
        'lines',
        'removeLine',
        'threeOf',
        'price',
        'buyer',
        'hold',
        'held',
        'takeBack',
        'pay',
        'closeDay',
      ],
      related: ['findingWay', 'invoices', 'counter'],
    },
    lineGone: {
      what: {
        en: 'What happens to your work when the internet or the power goes.',
        ne: 'इन्टरनेट वा बिजुली जाँदा तपाईंको कामको के हुन्छ।',
      },
      why: {
        en: 'Nothing that was saved is lost. What is not saved yet needs a little care.',
        ne: 'सुरक्षित भइसकेको केही हराउँदैन। नभएकोमा अलि ध्यान दिनुहोस्।',
      },
      sections: {
        line: {
          title: { en: 'The line is gone', ne: 'इन्टरनेट गयो' },
          steps: [
            {
              en: 'Stay on the screen: what you typed stays there. Do not close the tab.',
              ne: 'त्यही स्क्रिनमा रहनुहोस्: टाइप गरेको रहन्छ। ट्याब बन्द नगर्नुहोस्।',
            },
            {
              en: 'Saving says that the server could not be reached. Press the same button again when the line is back.',
              ne: 'सुरक्षित गर्दा सर्भरमा पुगिएन भन्छ। इन्टरनेट फर्केपछि उही बटन फेरि थिच्नुहोस्।',
            },
            {
              en: 'Pressed twice it is saved once: the server knows that it is the same.',
              ne: 'दुईपटक थिचे पनि एकपटक मात्र सुरक्षित हुन्छ: सर्भरले उही हो भनेर चिन्छ।',
            },
          ],
        },
        power: {
          title: { en: 'The browser or the computer closed', ne: 'ब्राउजर वा कम्प्युटर बन्द भयो' },
          text: {
            en: 'Open the same form again: an invoice, bill, quotation, item, service, expense, income, journal or opening balance is kept on this device until you sign out, as are held invoices of the counter. Credit and debit notes, payments and contra vouchers are not.',
            ne: 'उही फाराम फेरि खोल्नुहोस्: बिल, खरिद, कोटेसन, सामान, सेवा, खर्च, आम्दानी, गोश्वारा भौचर, अघिल्लो बाँकी र काउन्टरका थाती बिल साइन आउट नगरेसम्म यही यन्त्रमा रहन्छन्। क्रेडिट र डेबिट नोट, भुक्तानी र कन्ट्रा भौचर रहँदैनन्।',
          },
        },
        paper: {
          title: { en: 'Selling meanwhile', ne: 'त्यतिन्जेल बेच्न' },
          text: {
            en: 'Write down by hand what is sold, and issue it once the line is back. An invoice takes its number from the server alone, so that no number is given twice.',
            ne: 'बेचेको हातले टिप्नुहोस्, इन्टरनेट फर्केपछि बिल काट्नुहोस्। एउटै नम्बर दोहोरिन नदिन बिल नम्बर सर्भरबाट मात्र आउँछ।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'You do not know whether it was saved.', ne: 'सुरक्षित भयो कि भएन थाहा छैन।' },
          remedy: {
            en: 'Look at the list, the newest first, before you enter it anew.',
            ne: 'नयाँ राख्नुअघि सूचीमा पछिल्लो हेर्नुहोस्।',
          },
        },
      ],
      related: ['counter', 'invoices', 'takingData'],
    },
    signIn: {
      what: {
        en: 'Opening an account, signing in by password or code, a forgotten password, and choosing where you work.',
        ne: 'खाता खोल्ने, पासवर्ड वा कोडबाट साइन इन गर्ने, बिर्सेको पासवर्ड, र काम गर्ने ठाउँ छान्ने।',
      },
      why: {
        en: 'Everybody signs in with an account of their own, on a desk or on a phone.',
        ne: 'कम्प्युटर वा फोन जहाँबाट पनि हरेकले आफ्नै खाताले साइन इन गर्नुहोस्।',
      },
      sections: {
        signUp: {
          title: { en: 'Opening an account', ne: 'खाता खोल्ने' },
          steps: [
            {
              en: '{signIn.openAccount}, enter your mobile and the code of six digits.',
              ne: '{signIn.openAccount}, मोबाइल र छ अङ्कको कोड राख्नुहोस्।',
            },
            {
              en: 'Enter your name, the business and its PAN if it is registered, and {signIn.register}.',
              ne: 'आफ्नो नाम, व्यवसाय र दर्ता भए प्यान राखेर {signIn.register} थिच्नुहोस्।',
            },
          ],
        },
        code: {
          title: { en: 'By a code in place of the password', ne: 'पासवर्डको सट्टा कोड' },
          text: {
            en: 'Choose {signIn.withCode}: a code goes to your mobile and is valid for five minutes.',
            ne: '{signIn.withCode} छान्नुहोस्: कोड मोबाइलमा आउँछ, पाँच मिनेट चल्छ।',
          },
        },
        firstPassword: {
          title: { en: 'The first password', ne: 'पहिलो पासवर्ड' },
          text: {
            en: 'Who was let in by the owner chooses {office.firstLink} on the sign-in page. A password that an administrator reset is changed first: {password.forcedTitle}.',
            ne: 'मालिकले थपेका प्रयोगकर्ताले साइन इन पृष्ठमा {office.firstLink} छान्नुहोस्। प्रशासकले नयाँ राखिदिएको पासवर्ड सबैभन्दा पहिले फेरिन्छ: {password.forcedTitle}।',
          },
        },
        forgotten: {
          title: { en: 'A forgotten password', ne: 'पासवर्ड बिर्सेमा' },
          text: {
            en: 'Choose {signIn.forgot}, enter your e-mail or mobile, then the code and a new password.',
            ne: '{signIn.forgot} छान्नुहोस्, इमेल वा मोबाइल, अनि कोड र नयाँ पासवर्ड राख्नुहोस्।',
          },
        },
        second: {
          title: { en: 'The second step', ne: 'दोस्रो चरण' },
          text: {
            en: 'After the password the code of an app, a passkey or a recovery code is asked for, where it is turned on. The business can ask it of everybody.',
            ne: 'खोलिएको भए पासवर्डपछि एपको कोड, पासकी वा पुनःप्राप्ति कोड मागिन्छ। व्यवसायले सबैलाई अनिवार्य गर्न सक्छ।',
          },
        },
        office: {
          title: { en: 'Where you work today', ne: 'आज कहाँ काम गर्ने' },
          text: {
            en: 'An outlet user chooses the outlet after signing in, and may change it later at the top.',
            ne: 'आउटलेटको प्रयोगकर्ताले साइन इनपछि आउटलेट छान्नुहुन्छ, पछि माथिबाट फेर्न मिल्छ।',
          },
        },
      },
      troubles: [
        {
          trouble: { en: 'No code comes.', ne: 'कोड आएन।' },
          remedy: {
            en: 'Look at the number, wait a minute and choose {signIn.resend}. After many tries wait some minutes.',
            ne: 'नम्बर हेर्नुहोस्, एक मिनेट पर्खेर {signIn.resend} छान्नुहोस्। धेरैपटक भएको भए केही मिनेट पर्खनुहोस्।',
          },
        },
        {
          trouble: { en: 'The session ended while you wrote.', ne: 'काम गर्दागर्दै सत्र सकियो।' },
          remedy: {
            en: 'Sign in again in the same tab: the form comes back with what you had typed.',
            ne: 'उही ट्याबमा फेरि साइन इन गर्नुहोस्: टाइप गरेको फाराम फर्किन्छ।',
          },
        },
      ],
      related: ['profile', 'firstDay', 'users'],
    },
    profile: {
      what: {
        en: 'Your own name, mobile, picture and password, where you are signed in, and what you may do.',
        ne: 'तपाईंको नाम, मोबाइल, तस्बिर, पासवर्ड, कहाँ कहाँ साइन इन छ, र के गर्न पाउनुहुन्छ।',
      },
      why: {
        en: 'Open it from the menu of your picture at the top.',
        ne: 'माथिको आफ्नो तस्बिरको मेनुबाट खोल्नुहोस्।',
      },
      sections: {
        safety: {
          title: { en: 'A safe account', ne: 'सुरक्षित खाता' },
          steps: [
            {
              en: 'Change the password in {profile.changePassword} when somebody else may know it.',
              ne: 'अरूले थाहा पाए जस्तो लागे {profile.changePassword}मा पासवर्ड फेर्नुहोस्।',
            },
            {
              en: 'In {secondFactorScreen.title} add an app or a passkey, and print the recovery codes.',
              ne: '{secondFactorScreen.title}मा एप वा पासकी थप्नुहोस्, पुनःप्राप्ति कोड छाप्नुहोस्।',
            },
            {
              en: '{userSessionScreen.signOutOthers} ends what you left open on another device.',
              ne: '{userSessionScreen.signOutOthers}ले अर्को यन्त्रमा खुला छाडेको बन्द गर्छ।',
            },
          ],
        },
        own: {
          title: { en: 'My work and rights', ne: 'मेरो काम र अधिकार' },
          text: {
            en: '{profile.myRecord} shows your outlets, your roles with their days, and each screen that you may use.',
            ne: '{profile.myRecord}मा तपाईंका आउटलेट, भूमिका र मिति, र चलाउन पाउने स्क्रिन देखिन्छन्।',
          },
        },
        businesses: {
          title: { en: 'Several businesses', ne: 'धेरै व्यवसाय' },
          steps: [
            {
              en: 'In {joinedBusinessScreen.title} choose {joinedBusinessScreen.join}, and give the other sign-in and your own password once.',
              ne: '{joinedBusinessScreen.title}मा {joinedBusinessScreen.join} थिचेर अर्को व्यवसायको साइन इन र आफ्नो पासवर्ड एक पटक राख्नुहोस्।',
            },
            {
              en: 'The name of the business at the top then leads to the others, and so does the search.',
              ne: 'त्यसपछि माथिको व्यवसायको नाम वा खोजबाट अरू व्यवसायमा जान सकिन्छ।',
            },
            {
              en: 'Twelve hours after the password sign in anew. When a password or second step is changed, join anew.',
              ne: 'पासवर्ड राखेको बाह्र घण्टापछि फेरि साइन इन गर्नुहोस्। पासवर्ड वा दोस्रो चरण फेरिएमा फेरि जोड्नुहोस्।',
            },
          ],
        },
        sample: {
          title: { en: 'A sample business to try things in', ne: 'गरेर हेर्ने नमुना व्यवसाय' },
          steps: [
            {
              en: 'In {sampleBusinessScreen.title} choose {sampleBusinessScreen.begin}. It is made in a minute or two, with four months of invented trade.',
              ne: '{sampleBusinessScreen.title}मा {sampleBusinessScreen.begin} थिच्नुहोस्। चार महिनाको काल्पनिक कारोबारसहित एक-दुई मिनेटमा बन्छ।',
            },
            {
              en: 'Choose {sampleBusinessScreen.enter}. A band at the top of every screen says that you are in the sample, and {sampleBusinessScreen.back} leads back.',
              ne: '{sampleBusinessScreen.enter} थिच्नुहोस्। नमुनामा हुँदा हरेक स्क्रिनको माथि त्यस्तै लेखिन्छ, र {sampleBusinessScreen.back} थिचेपछि फर्किन्छ।',
            },
            {
              en: 'Nothing goes out from it, its papers are marked, and your own books know nothing of it. {sampleBusinessScreen.again} makes another one, {sampleBusinessScreen.remove} takes it away.',
              ne: 'त्यहाँबाट केही बाहिर जाँदैन, कागजमा छाप हुन्छ, र आफ्नो खातामा केही पर्दैन। {sampleBusinessScreen.again} थिचे अर्को बन्छ, {sampleBusinessScreen.remove} थिचे हट्छ।',
            },
          ],
        },
      },
      keys: ['save'],
      troubles: [
        {
          trouble: { en: 'Your phone with the app is lost.', ne: 'एप भएको फोन हरायो।' },
          remedy: {
            en: 'Sign in with a recovery code and set up the new phone. Without one, who administers users turns the second step off.',
            ne: 'पुनःप्राप्ति कोडले साइन इन गरेर नयाँ फोन जोड्नुहोस्। कोड छैन भने प्रयोगकर्ता हेर्नेले दोस्रो चरण बन्द गरिदिन्छन्।',
          },
        },
      ],
      related: ['signIn', 'notices', 'rolesAndRights'],
    },
    notices: {
      what: {
        en: 'What falls due, runs low, waits for you or failed; and the questions that people ask on records.',
        ne: 'तिर्ने बेला भएको, सकिन लागेको, तपाईंलाई पर्खिरहेको वा असफल भएको; र विवरणमा सोधिएका प्रश्न।',
      },
      why: {
        en: 'Look at the bell in the morning; each notice leads to the list behind it.',
        ne: 'बिहान घण्टी हेर्नुहोस्; हरेक सूचनाबाट त्यसको सूची खुल्छ।',
      },
      sections: {
        choose: {
          title: { en: 'What comes how', ne: 'के कसरी आउने' },
          text: {
            en: '{noticeScreen.choose} leads to your profile: for each kind choose the bell, e-mail or SMS. What is due comes together once, in the morning.',
            ne: '{noticeScreen.choose}बाट प्रोफाइल खुल्छ: हरेक थरीका लागि घण्टी, इमेल वा एसएमएस छान्नुहोस्। तिर्ने बेला भएका कुरा बिहान एकपटक सँगै आउँछन्।',
          },
        },
        questions: {
          title: { en: 'Questions on records', ne: 'विवरणमा प्रश्न' },
          steps: [
            {
              en: 'Open a record; below it stands {recordHistoryScreen.title}: who changed what and when.',
              ne: 'विवरण खोल्नुहोस्; तल {recordHistoryScreen.title} हुन्छ: कसले कहिले के फेर्‍यो।',
            },
            {
              en: 'What is set up, as a unit, a role or the rules of the business, has {recordHistoryScreen.historyAlone} alone.',
              ne: 'एकाइ, भूमिका, व्यवसायका नियमजस्ता सेटिङमा {recordHistoryScreen.historyAlone} मात्र हुन्छ।',
            },
            {
              en: 'A comment takes up to five photos or PDF: the slip of a bank, a signed paper.',
              ne: 'टिप्पणीमा पाँचवटासम्म फोटो वा पीडीएफ राख्न मिल्छ: बैंकको रसिद, दस्तखत भएको कागज।',
            },
            {
              en: 'Write a comment, tick {recordHistoryScreen.isQuestion} and say whom you ask.',
              ne: 'टिप्पणी राख्नुहोस्, {recordHistoryScreen.isQuestion}मा चिनो लगाएर कसलाई सोध्ने छान्नुहोस्।',
            },
            {
              en: 'It stands among their notices until it is answered or closed.',
              ne: 'उत्तर नआउन्जेल वा बन्द नभएसम्म उनको सूचनामा रहन्छ।',
            },
          ],
        },
      },
      related: ['dashboard', 'profile', 'monthFile'],
    },
    glossary: {
      what: {
        en: 'The words of the books and of this product in both languages.',
        ne: 'हिसाबकिताब र यो प्रणालीका शब्द दुवै भाषामा।',
      },
      why: {
        en: 'Look here when a word on a screen is new to you.',
        ne: 'स्क्रिनमा नौलो शब्द देखेमा यहाँ हेर्नुहोस्।',
      },
      sections: {
        words: { title: { en: 'Words', ne: 'शब्द' }, terms: glossaryTerms },
      },
      related: ['findingWay', 'booksReports'],
    },
  },
);
