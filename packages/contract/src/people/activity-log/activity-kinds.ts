import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import type { Right } from '../../access.ts';
import { ownRecordKinds, rightToRead } from '../../platform/record-history/record-kinds.ts';
import { type SecurityEvent, securityEvents } from '../security-log/security-event.ts';

/** What happened at the doors, as the activity log narrows it. */
export const doorKinds = ['SIGN_IN', 'SIGN_IN_REFUSED', 'SIGN_OUT', 'DOORS'] as const;
export type DoorKind = (typeof doorKinds)[number];

/** What people do that is no record with a history of its own: the log alone tells it, for whom may read its screen. */
export const deedKinds = [
  'PERIOD_LOCK',
  'VAT_RETURN',
  'VAT_PAYMENT',
  'TDS_RATE',
  'TDS_DEPOSIT',
  'BANK_STATEMENT',
  'BANK_MATCH',
] as const;
export type DeedKind = (typeof deedKinds)[number];
export const deedRights: Readonly<Record<DeedKind, Right>> = {
  PERIOD_LOCK: 'period-lock.read',
  VAT_RETURN: 'vat-return.read',
  VAT_PAYMENT: 'vat-return.read',
  TDS_RATE: 'tds.read',
  TDS_DEPOSIT: 'tds.read',
  BANK_STATEMENT: 'bank-statement.read',
  BANK_MATCH: 'bank-statement.read',
};

/** Everything that the activity log is narrowed to: doors, deeds, and the kinds of records that have a history. */
export const activityKinds = [...doorKinds, ...deedKinds, ...documentKindNames, ...ownRecordKinds] as const;
export type ActivityKind = (typeof activityKinds)[number];
/** What people write: everything but the doors. */
export type WrittenKind = Exclude<ActivityKind, DoorKind>;

/** What became of a record. */
export const activityActs = [
  'ENTERED',
  'ISSUED',
  'CHANGED',
  'CANCELLED',
  'DELETED',
  'LOCKED',
  'UNLOCKED',
  'SUBMITTED',
  'VERIFIED',
  'WITHDRAWN',
  'PAID',
  'DEPOSITED',
  'CLEARED',
  'BOUNCED',
  'HANDED_BACK',
  'READ_IN',
  'MATCHED',
  'UNMATCHED',
] as const;
export type ActivityAct = (typeof activityActs)[number];

const signIns: ReadonlySet<SecurityEvent> = new Set(['firstStepDone', 'signedIn', 'switchedIn', 'sampleEntered']);
const refusals: ReadonlySet<SecurityEvent> = new Set([
  'passwordWrong',
  'codeWrong',
  'factorWrong',
  'signInRefused',
  'tooManyTries',
  'tokenReused',
]);
const signOuts: ReadonlySet<SecurityEvent> = new Set(['signedOut', 'sessionsEnded', 'switchedAway']);

/** Of which kind an event at the doors is. */
export function doorKindOf(event: SecurityEvent): DoorKind {
  if (signIns.has(event)) return 'SIGN_IN';
  if (refusals.has(event)) return 'SIGN_IN_REFUSED';
  return signOuts.has(event) ? 'SIGN_OUT' : 'DOORS';
}

const allEvents = Object.keys(securityEvents).filter((key): key is SecurityEvent => key in securityEvents);

/** The events of a kind. */
export function eventsOfDoor(kind: DoorKind): SecurityEvent[] {
  return allEvents.filter((event) => doorKindOf(event) === kind);
}

/** Who may read what happened at the doors: whoever may read the security log. */
export const rightToDoors: Right = 'security-log.read';

export function isDoorKind(kind: ActivityKind): kind is DoorKind {
  return doorKinds.some((door) => door === kind);
}

export function isDeedKind(kind: ActivityKind): kind is DeedKind {
  return kind in deedRights;
}

/** Who may read what was written: whoever may read the record. */
export function rightToActivity(kind: WrittenKind): Right {
  return isDeedKind(kind) ? deedRights[kind] : rightToRead(kind);
}

/** Whether a document is entered or issued, which takes a number of its own. */
export function isIssued(kind: WrittenKind): boolean {
  const document = documentKindNames.find((name) => name === kind);
  return kind === 'QUOTATION' || (document !== undefined && documentKinds[document].calledBy === 'number');
}
