import { messages } from '../../messages.ts';

/** The words of the screens of users and of where they work. */
export const userScreenMessages = messages('userScreen', {
  title: { en: 'Users', ne: 'प्रयोगकर्ता' },
  add: { en: 'Add user', ne: 'प्रयोगकर्ता थप्नुहोस्' },
  addTitle: { en: 'New user', ne: 'नयाँ प्रयोगकर्ता' },
  editTitle: { en: 'Edit user', ne: 'प्रयोगकर्ता सच्याउनुहोस्' },
  viewTitle: { en: 'User', ne: 'प्रयोगकर्ता' },
  searchLabel: { en: 'Search by name, email or mobile', ne: 'नाम, इमेल वा मोबाइलबाट खोज्नुहोस्' },
  empty: {
    en: 'Let in the people who work with you. Each has an account of their own.',
    ne: 'सँगै काम गर्ने मानिसहरू थप्नुहोस्। हरेकको आफ्नै खाता हुन्छ।',
  },
  // fields
  fullName: { en: 'Full name', ne: 'पूरा नाम' },
  userName: { en: 'Username', ne: 'प्रयोगकर्ता नाम' },
  mobileNumber: { en: 'Mobile number', ne: 'मोबाइल नम्बर' },
  mobileHint: {
    en: 'The person chooses the first password with a code sent to this mobile.',
    ne: 'यही मोबाइलमा आउने कोडबाट पहिलो पासवर्ड राखिन्छ।',
  },
  email: { en: 'Email', ne: 'इमेल' },
  userType: { en: 'Type of user', ne: 'प्रयोगकर्ताको प्रकार' },
  business: { en: 'Business', ne: 'व्यवसाय' },
  outlets: { en: 'Outlets', ne: 'आउटलेट' },
  roles: { en: 'Roles', ne: 'भूमिका' },
  rolesHint: { en: 'Without a role the person sees nothing.', ne: 'भूमिका नभए केही देखिँदैन।' },
  lastSignIn: { en: 'Last sign-in', ne: 'पछिल्लो साइन इन' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  hasPassword: { en: 'Chosen', ne: 'राखिसकेको' },
  noPassword: { en: 'Not chosen yet', ne: 'अझै राखेको छैन' },
  who: { en: 'The person', ne: 'व्यक्तिको चिनारी' },
  rights: { en: 'What they may do', ne: 'काम र अधिकार' },
  // assignment
  assignmentTitle: { en: 'Users and outlets', ne: 'प्रयोगकर्ता र आउटलेट' },
  assign: { en: 'Assign outlets', ne: 'आउटलेट तोक्नुहोस्' },
  assignTitle: { en: 'Outlets of a user', ne: 'प्रयोगकर्ताका आउटलेट' },
  assignEmpty: {
    en: 'Outlet users and the outlets they work in stand here.',
    ne: 'आउटलेटका कर्मचारी र तिनले काम गर्ने आउटलेट यहाँ देखिन्छन्।',
  },
  user: { en: 'User', ne: 'प्रयोगकर्ता' },
  // password reset
  reset: { en: 'Reset password', ne: 'पासवर्ड रिसेट गर्नुहोस्' },
  resetText: {
    en: 'The person is signed out everywhere and comes in once with a temporary password, then chooses their own.',
    ne: 'व्यक्ति सबै ठाउँबाट साइन आउट हुन्छ; अस्थायी पासवर्डले एक पटक पसेपछि आफ्नै पासवर्ड राख्छ।',
  },
  temporary: { en: 'Temporary password of {name}', ne: '{name}को अस्थायी पासवर्ड' },
  temporaryText: {
    en: 'It is shown this once. Hand it over in person.',
    ne: 'यो एक पटक मात्र देखिन्छ। आफैँ दिनुहोस्।',
  },
});
