import { messages } from '../../messages.ts';

export const itemShareMessages = messages('itemShare', {
  shared: { en: 'Whoever has the link now sees the item', ne: 'अब लिङ्क हुने सबैले यो सामान देख्छन्' },
  withdrawn: { en: 'The link shows nothing any more', ne: 'अब लिङ्कले केही देखाउँदैन' },
  renewed: {
    en: 'There is a new link; the one of before leads nowhere',
    ne: 'नयाँ लिङ्क बन्यो; पुरानो लिङ्क अब खुल्दैन',
  },
});
