import { messages } from '../messages.ts';

/** The words of the user's own profile. */
export const profileMessages = messages('profile', {
  title: { en: 'Profile', ne: 'प्रोफाइल' },
  userInformation: { en: 'User information', ne: 'प्रयोगकर्ताको विवरण' },
  changePassword: { en: 'Change password', ne: 'पासवर्ड परिवर्तन' },
  fullName: { en: 'Full name', ne: 'पूरा नाम' },
  userName: { en: 'Username', ne: 'प्रयोगकर्ता नाम' },
  email: { en: 'Email', ne: 'इमेल' },
  mobile: { en: 'Mobile number', ne: 'मोबाइल नम्बर' },
  userType: { en: 'Kind of user', ne: 'प्रयोगकर्ताको किसिम' },
  gender: { en: 'Gender', ne: 'लिङ्ग' },
  dateOfBirth: { en: 'Date of birth', ne: 'जन्म मिति' },
  lastSignIn: { en: 'Last sign-in', ne: 'पछिल्लो साइन इन' },
  MALE: { en: 'Male', ne: 'पुरुष' },
  FEMALE: { en: 'Female', ne: 'महिला' },
  OTHER: { en: 'Other', ne: 'अन्य' },
  SUPER_USER: { en: 'Super admin', ne: 'सुपर एडमिन' },
  INTERNAL_USER: { en: 'System user', ne: 'प्रणाली प्रयोगकर्ता' },
  BUSINESS_OWNER_USER: { en: 'Business owner', ne: 'व्यवसायको मालिक' },
  OUTLET_USER: { en: 'Outlet user', ne: 'आउटलेट प्रयोगकर्ता' },
  BUSINESS_INTERNAL: { en: 'Business internal user', ne: 'व्यवसायको आन्तरिक प्रयोगकर्ता' },
});
