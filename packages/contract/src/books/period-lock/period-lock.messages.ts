import { messages } from '../../messages.ts';

/** What the server says of locked periods. */
export const periodLockMessages = messages('periodLock', {
  locked: { en: 'Locked through {day}', ne: '{day}सम्म बन्द भयो' },
  unlocked: { en: 'Unlocked', ne: 'फेरि खुल्यो' },
  ownerOnly: { en: 'Only the owner can unlock', ne: 'बन्द हिसाब मालिकले मात्र खोल्न मिल्छ' },
  notLater: { en: 'Already locked through {day}', ne: '{day}सम्मको हिसाब पहिले नै बन्द छ' },
  notEarlier: { en: 'Choose a day before {day}', ne: '{day}भन्दा अघिको मिति छान्नुहोस्' },
  nothingLocked: { en: 'Nothing is locked', ne: 'कुनै हिसाब बन्द छैन' },
  notOver: { en: 'The last day that can be locked is {day}', ne: 'बढीमा {day}सम्म मात्र बन्द गर्न मिल्छ' },
  monthEnd: { en: 'VAT is locked by whole months: {day}', ne: 'भ्याट महिनाभरिको बन्द हुन्छ: {day}' },
});
