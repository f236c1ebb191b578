import type { ReportedAs } from '@bahi/domain/document-kinds';
import type { Text } from '../../messages.ts';
import { cbmsScreenMessages } from './cbms-screen.messages.ts';
import type { CbmsReason, CbmsState } from './cbms.contract.ts';

const t = cbmsScreenMessages.texts;

/** The words of the outbox as the data download names them, apart from those of messages. */
export const cbmsWords = {
  CBMS_WAITING: t.WAITING,
  CBMS_SENDING: t.SENDING,
  CBMS_SENT: t.SENT,
  CBMS_HELD: t.HELD,
  CBMS_FAILED: t.FAILED,
  CBMS_WITHDRAWN: t.WITHDRAWN,
  CBMS_BY_PERSON: t.BY_PERSON,
  CBMS_NOT_ADDING_UP: t.NOT_ADDING_UP,
  CBMS_NEGATIVE: t.NEGATIVE,
  CBMS_ORIGINAL_NOT_REPORTED: t.ORIGINAL_NOT_REPORTED,
  CBMS_ORIGINAL_UNKNOWN: t.ORIGINAL_UNKNOWN,
  CBMS_INVALID: t.INVALID,
  CBMS_REFUSED: t.REFUSED,
  CBMS_UNREACHABLE: t.UNREACHABLE,
  CBMS_UNCLEAR: t.UNCLEAR,
  CBMS_CREDENTIALS: t.CREDENTIALS,
  CBMS_CANCELLED: t.CANCELLED,
  CBMS_BILL: t.BILL,
  CBMS_RETURN: t.RETURN,
} as const satisfies Record<`CBMS_${CbmsState | CbmsReason | ReportedAs}`, Text>;
