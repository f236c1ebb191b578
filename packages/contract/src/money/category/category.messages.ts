import { messages } from '../../messages.ts';

export const categoryMessages = messages('category', {
  typeStays: {
    en: 'Something is booked under this category already, so its type stays',
    ne: 'यो वर्गमा हिसाब चढिसकेको छ, त्यसैले प्रकार फेर्न मिल्दैन',
  },
  saved: { en: 'Category saved', ne: 'वर्ग सुरक्षित भयो' },
});
