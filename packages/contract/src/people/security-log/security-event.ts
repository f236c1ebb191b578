/** What the security log keeps, and whether it was let through. */
export const securityEvents = {
  firstStepDone: 'DONE',
  signedIn: 'DONE',
  passwordWrong: 'REFUSED',
  codeWrong: 'REFUSED',
  factorWrong: 'REFUSED',
  signInRefused: 'REFUSED',
  tooManyTries: 'REFUSED',
  tokenReused: 'REFUSED',
  joined: 'DONE',
  joinEnded: 'DONE',
  switchedIn: 'DONE',
  switchedAway: 'DONE',
  sampleBegun: 'DONE',
  sampleEntered: 'DONE',
  sampleRemoved: 'DONE',
  signedOut: 'DONE',
  sessionsEnded: 'DONE',
  forbidden: 'REFUSED',
  passwordChanged: 'DONE',
  factorAdded: 'DONE',
  factorRemoved: 'DONE',
  accountChanged: 'DONE',
  rightsChanged: 'DONE',
  settingsChanged: 'DONE',
  exported: 'DONE',
} as const;
export type SecurityEvent = keyof typeof securityEvents;

export const securityOutcomes = ['DONE', 'REFUSED'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

/** How somebody came in, as `detail` of an event tells it. */
export const signInWays = ['BY_PASSWORD', 'BY_CODE', 'BY_REGISTRATION', 'BY_FACTOR', 'BY_PASSKEY'] as const;
export type SignInWay = (typeof signInWays)[number];
