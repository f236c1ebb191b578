import { messages } from '../../messages.ts';

/** The words of the screens of statements. */
export const statementScreenMessages = messages('statementScreen', {
  open: { en: 'Statement', ne: 'हिसाब विवरण' },
  period: { en: 'Period', ne: 'अवधि' },
  sums: { en: 'What the period comes to', ne: 'अवधिको जम्मा' },
  empty: { en: 'Nothing was recorded in this period.', ne: 'यो अवधिमा केही प्रविष्टि भएको छैन।' },
  theyOwe: { en: 'They owe you', ne: 'उहाँले तिर्न बाँकी' },
  youOwe: { en: 'You owe them', ne: 'तपाईंले तिर्न बाँकी' },
  balanceCard: { en: 'Balance Rs {amount}', ne: 'बाँकी रु {amount}' },
});
