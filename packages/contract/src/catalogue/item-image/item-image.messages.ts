import { messages } from '../../messages.ts';

export const itemImageMessages = messages('itemImage', {
  saved: { en: 'Pictures and documents saved', ne: 'तस्बिर र कागजात सुरक्षित भयो' },
});
