import { messages } from '../../messages.ts';

export const moduleMessages = messages('module', {
  threeLevels: { en: 'The tree has three levels', ne: 'तीन तहसम्म मात्र राख्न मिल्छ' },
  builtIn: { en: 'This module belongs to the product', ne: 'यो मोड्युल प्रणालीकै हो' },
  hasChildren: { en: 'Move what stands below it first', ne: 'पहिले यसमुनिका सार्नुहोस्' },
  isGranted: { en: 'Roles grant rights on it. Take them back first', ne: 'भूमिकामा यसको अधिकार छ। पहिले हटाउनुहोस्' },
});
