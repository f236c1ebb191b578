/** The country, and the four types of local bodies (Constitution of Nepal, article 56; Local Government Operation Act). */
export const countries = [{ code: 'NP', name: 'Nepal', nameNp: 'नेपाल' }] as const;

export const localBodyTypes = [
  { code: 'MC', name: 'Metropolitan City', nameNp: 'महानगरपालिका' },
  { code: 'SMC', name: 'Sub-Metropolitan City', nameNp: 'उपमहानगरपालिका' },
  { code: 'M', name: 'Municipality', nameNp: 'नगरपालिका' },
  { code: 'RM', name: 'Rural Municipality', nameNp: 'गाउँपालिका' },
] as const;
