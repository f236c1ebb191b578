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
  CBMS_BY_PERSON: { en: 'Held by a person', ne: 'कसैले रोकेको' },
  CBMS_NOT_ADDING_UP: { en: 'Does not add up', ne: 'जोड मिल्दैन' },
  CBMS_NEGATIVE: { en: 'Below zero', ne: 'शून्यभन्दा कम' },
  CBMS_ORIGINAL_NOT_REPORTED: { en: 'Invoice not told from here', ne: 'बिल यहाँबाट नगएको' },
  CBMS_ORIGINAL_UNKNOWN: { en: 'Invoice not known there', ne: 'बिल त्यहाँ नचिनेको' },
  CBMS_INVALID: { en: 'Not readable there', ne: 'त्यहाँ पढ्न नसकेको' },
  CBMS_REFUSED: { en: 'Went wrong there', ne: 'त्यहाँ गडबडी' },
  CBMS_UNREACHABLE: { en: 'No answer', ne: 'जवाफ आएन' },
  CBMS_UNCLEAR: { en: 'Answer not clear', ne: 'जवाफ बुझिएन' },
  CBMS_CREDENTIALS: { en: 'User name or password', ne: 'प्रयोगकर्ता वा पासवर्ड' },
  CBMS_MAY_HAVE_ARRIVED: { en: 'May have arrived', ne: 'पुगेको हुन सक्ने' },
  CBMS_NO_PAN: { en: 'No PAN on its paper', ne: 'बिलमा प्यान नभएको' },
  CBMS_NOT_WRITABLE: { en: 'Not writable', ne: 'लेख्न नमिलेको' },
  CBMS_WAS_THERE: { en: 'Was there already', ne: 'पहिल्यै त्यहाँ भएको' },
  CBMS_BY_HAND: { en: 'Told otherwise', ne: 'अर्कै तरिकाले पठाइएको' },
  CBMS_CANCELLED: { en: 'Cancelled before', ne: 'नपठाउँदै रद्द' },
  CBMS_BILL: t.BILL,
  CBMS_RETURN: t.RETURN,
} as const satisfies Record<`CBMS_${CbmsState | CbmsReason | ReportedAs}`, Text>;
