import { messages } from '../../messages.ts';

/** What the types of user are called, wherever one is shown. */
export const userTypeMessages = messages('userType', {
  SUPER_USER: { en: 'Super admin', ne: 'मुख्य प्रशासक' },
  INTERNAL_USER: { en: 'System user', ne: 'प्रणालीका कर्मचारी' },
  BUSINESS_OWNER_USER: { en: 'Business owner', ne: 'व्यवसायको मालिक' },
  OUTLET_USER: { en: 'Outlet user', ne: 'आउटलेटका कर्मचारी' },
  BUSINESS_INTERNAL: { en: 'Business internal user', ne: 'व्यवसायका कर्मचारी' },
});
