import { messages } from '../../messages.ts';
import { scheduleStopWords } from './report-schedule-words.ts';

/** What the server says of reports that are sent by themselves, and what their letters say. */
export const reportScheduleMessages = messages('reportSchedule', {
  saved: { en: 'Sending by e-mail saved', ne: 'इमेलबाट पठाउने तरिका सुरक्षित भयो' },
  resumed: { en: 'It is sent again from {day} on', ne: '{day}देखि फेरि पठाइन्छ' },
  paused: { en: 'Nothing is sent any more', ne: 'अब पठाइँदैन' },
  recipientsWrong: {
    en: 'One to ten e-mail addresses, with commas or lines between',
    ne: 'एकदेखि दसवटा इमेल ठेगाना, बीचमा अल्पविराम वा नयाँ हरफ राखेर',
  },
  monthDayWrong: { en: 'A day from 1 to 32', ne: '१ देखि ३२ सम्मको गते' },
  hourWrong: { en: 'An hour from 0 to 23', ne: '० देखि २३ सम्मको घण्टा' },
  cannotOpen: {
    en: 'You cannot open this report with its filter: open it, choose anew and keep it',
    ne: 'यो छनोटले तपाईं प्रतिवेदन खोल्न सक्नुहुन्न: खोलेर फेरि छान्नुहोस् र राख्नुहोस्',
  },
  notRunning: { en: 'Sending is off: switch it on first', ne: 'पठाउने काम रोकिएको छ: पहिले सुरु गर्नुहोस्' },
  ...scheduleStopWords,
  mailSubject: { en: '{name}: {period}', ne: '{name}: {period}' },
  asAt: { en: 'as at {day}', ne: '{day}सम्म' },
  mailText: {
    en: '{name} of {seller} is attached, with {count} {count|row|rows}.',
    ne: '{seller}को {name} यसैसाथ पठाइएको छ, {count} हरफ।',
  },
  mailTextNone: {
    en: '{name} of {seller} is attached. There is nothing for this period and filter.',
    ne: '{seller}को {name} यसैसाथ पठाइएको छ। यो अवधि र छनोटमा केही छैन।',
  },
  byItself: {
    en: 'It goes out by itself, as {keeper} set it up. Who does not want it any more tells them.',
    ne: '{keeper}ले तोकेअनुसार यो आफैँ पठाइन्छ। नचाहिने भए उहाँलाई भन्नुहोला।',
  },
  byHand: { en: '{keeper} sent it.', ne: '{keeper}ले पठाउनुभएको हो।' },
});
