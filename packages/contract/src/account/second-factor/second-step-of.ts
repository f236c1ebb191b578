/** Of whom a business asks a second step: of nobody, of owners and who works in its office, or of outlet users too. */
export const secondStepOf = ['NOBODY', 'OFFICE', 'EVERYBODY'] as const;
export type SecondStepOf = (typeof secondStepOf)[number];
