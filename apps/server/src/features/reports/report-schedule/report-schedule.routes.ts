import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveSchedule, toggleSchedule } from './report-schedule.commands.ts';
import { getSchedule, getScheduleOf, listDeliveries, listSchedules } from './report-schedule.queries.ts';
import { retryDelivery, sendNow, stopDelivery } from './report-schedule.send.ts';

/** Saved reports that go by e-mail by themselves. */
export function reportScheduleRoutes(server: Server): void {
  implement(
    server,
    reportScheduleContract,
    {
      save: (context, { body }) => saveSchedule(context, body),
      list: (context, { query }) => listSchedules(context, query),
      get: (context, { params }) => getSchedule(context, params.id),
      ofReport: (context, { params }) => getScheduleOf(context, params.savedReportId),
      toggle: (context, { params }) => toggleSchedule(context, params.id),
      send: (context, { params }) => sendNow(context, params.id),
      deliveries: (context, { params }) => listDeliveries(context, params.id),
      retry: (context, { params }) => retryDelivery(context, params.deliveryId),
      stop: (context, { params }) => stopDelivery(context, params.deliveryId),
    },
    { report_schedule_report_key: { field: 'savedReportId', key: 'common.alreadyExists' } },
  );
}
