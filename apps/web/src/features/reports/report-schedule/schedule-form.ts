import { newValues, type FormValues, valuesOfRecord } from '@bahi/contract/form-values';
import type { Answer } from '@bahi/contract/endpoint';
import {
  type reportScheduleContract,
  reportScheduleForm,
} from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import type { z } from '@bahi/contract/zod';
import type { Language } from '@bahi/domain/language';

export type ScheduleRow = Answer<typeof reportScheduleContract.list>['rows'][number];
export type Schedule = Answer<typeof reportScheduleContract.get>;
export type Delivery = Answer<typeof reportScheduleContract.deliveries>['deliveries'][number];
/** The values of the form, as they are sent. */
export type ScheduleFormValues = z.input<typeof reportScheduleForm>;
export type ScheduleValues = FormValues<typeof reportScheduleForm>;

/** The form of a report that is not sent yet: every day to who keeps it. */
export function newSchedule(savedReportId: number, { email, language }: { email: string; language: Language }) {
  return newValues(reportScheduleForm, {
    savedReportId,
    frequency: 'DAILY',
    hour: '8',
    fileType: 'PDF',
    language,
    recipients: email,
    onlyWithRows: false,
  });
}

/** That of one that is sent; its addresses stand as they are typed. */
export function scheduleValues(schedule: Schedule): ScheduleValues {
  return valuesOfRecord(reportScheduleForm, { ...schedule, recipients: schedule.recipients.join(', ') });
}
