import { messages } from '../../messages.ts';

export const itemVariantMessages = messages('itemVariant', {
  saved: { en: 'Prices saved', ne: 'मूल्य सुरक्षित भयो' },
  made: { en: '{count} {count|combination|combinations} made', ne: '{count} वटा मेल बने' },
  valuesSaved: { en: 'Attribute values saved', ne: 'विशेषताका मान सुरक्षित भए' },
  valueTwice: { en: 'A value stands here twice', ne: 'एउटै मान दुई पटक परेको छ' },
  valueUsed: {
    en: '{value} stays: variants that have stock or stand in documents have it',
    ne: '{value} हटाउन मिल्दैन: मौज्दात भएका वा कागजातमा परेका सामानमा यो मान छ',
  },
  attributesMany: { en: 'An item has at most {most} attributes', ne: 'एउटा सामानमा बढीमा {most} वटा विशेषता हुन्छन्' },
  valueForeign: { en: 'The item does not have this value', ne: 'यो सामानमा यो मान छैन' },
  valueOfEach: {
    en: 'Choose one value of each attribute of the item',
    ne: 'सामानका हरेक विशेषताको एउटा मान छान्नुहोस्',
  },
  combinationTwice: {
    en: 'Another variant of the item has this combination',
    ne: 'सामानको अर्को प्रकारमा यही मेल छ',
  },
  twice: { en: 'This variant stands here twice', ne: 'यो प्रकार दुई पटक परेको छ' },
  used: {
    en: 'It has stock or stands in documents; make it inactive instead',
    ne: 'यसको मौज्दात छ वा कागजातमा परेको छ; बरु निष्क्रिय गर्नुहोस्',
  },
  isDefault: {
    en: 'The item itself; delete the item, or make this inactive',
    ne: 'यो सामान आफैँ हो; सामान मेटाउनुहोस् वा यसलाई निष्क्रिय गर्नुहोस्',
  },
  variantsGo: {
    en: 'Variants without stock that have these values are deleted with them: {count}',
    ne: 'यी मान भएका र मौज्दात नभएका प्रकार पनि मेटिन्छन्: {count}',
  },
  aboveMrp: { en: 'More than the printed price, with VAT', ne: 'भ्याटसहित छापिएको मूल्यभन्दा बढी भयो' },
  aboveMrpNamed: {
    en: '{variant} would then cost more than its printed price, with VAT',
    ne: 'भ्याटसहित {variant}को मूल्य छापिएको मूल्यभन्दा बढी हुन्छ',
  },
});
