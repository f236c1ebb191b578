import { messages } from '../../messages.ts';

/** The heads of the user report's columns, the same on screen and in Excel. */
export const userReportColumns = messages('userReportColumns', {
  title: { en: 'User report', ne: 'प्रयोगकर्ता प्रतिवेदन' },
  fullName: { en: 'Name', ne: 'नाम' },
  business: { en: 'Business', ne: 'व्यवसाय' },
  userName: { en: 'Username', ne: 'प्रयोगकर्ता नाम' },
  mobileNumber: { en: 'Mobile', ne: 'मोबाइल' },
  email: { en: 'Email', ne: 'इमेल' },
  userType: { en: 'Type', ne: 'प्रकार' },
  status: { en: 'Status', ne: 'अवस्था' },
  outlets: { en: 'Outlets', ne: 'आउटलेट' },
  roles: { en: 'Roles', ne: 'भूमिका' },
  lastSignIn: { en: 'Last sign-in', ne: 'पछिल्लो साइन इन' },
  active: { en: 'Active', ne: 'सक्रिय' },
  inactive: { en: 'Inactive', ne: 'निष्क्रिय' },
});
