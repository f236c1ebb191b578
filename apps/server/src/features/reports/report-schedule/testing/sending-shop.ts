import type { Answer } from '@bahi/contract/endpoint';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { call } from '../../../../testing/caller.ts';
import { type FakeSmtp, type ReceivedMail, startFakeSmtp } from '../../../../testing/gateways/fake-smtp.ts';
import { openNextShop } from '../../../../testing/next-shop/next-shop.ts';
import { inOutlet, type Person } from '../../../../testing/people.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../../testing/test-app.ts';
import { deliverDue } from '../../../sales/delivery/delivery.ts';
import { sendDueReports } from '../report-schedule.worker.ts';

type Schedule = Answer<typeof reportScheduleContract.get>;
type Letter = Pick<ReceivedMail, 'source'>;
type Delivery = Answer<typeof reportScheduleContract.deliveries>['deliveries'][number];

const hour = 3_600_000;
/** Every day from nine on as PDF, to the owner; its report is of the day before. */
const usual = {
  frequency: 'DAILY',
  hour: 9,
  fileType: 'PDF',
  language: 'en',
  recipients: 'sita@home.example',
  onlyWithRows: false,
} as const;

type Sending = { app: TestApp; host: FakeSmtp; options: TestAppOptions; close(): Promise<void> };
export type SendingShop = Awaited<ReturnType<typeof openSendingShop>>;

/** A server whose reports go to an e-mail host of this machine. */
export async function startSending(): Promise<Sending> {
  const host: FakeSmtp = await startFakeSmtp({ hideSTARTTLS: true });
  const options: TestAppOptions = {
    environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example` },
  };
  const app = await startTestApp(options);
  const close = async (): Promise<void> => {
    await app.close();
    await host.close();
  };
  return { app, host, options, close };
}

/** The shop of a further test, to whose host nothing came yet. */
export async function openSendingShop({ app, host, options }: Sending) {
  const shop = await openNextShop(app);
  await host.beginNext();
  let count = 0;
  const keep = (body: object = {}, who: Person = shop.owner) =>
    call(who, savedReportContract.save, {
      body: { name: `Sales ${(count += 1)}`, report: 'sales-report', period: 'yesterday', ...body },
    });
  return {
    app,
    shop,
    host,
    options,
    keep,
    schedule: async (changes: object = {}, who: Person = shop.owner): Promise<Schedule> =>
      call(who, reportScheduleContract.save, {
        body: { ...usual, savedReportId: (await keep({}, who)).id, ...changes },
      }),
    bodyOf: <C extends { savedReportId: number }>(changes: C) => ({ ...usual, ...changes }),
    read: ({ id }: Pick<Schedule, 'id'>, who: Person = shop.owner) =>
      call(who, reportScheduleContract.get, { params: { id } }),
    /** What went, the first first. */
    sent: async ({ id }: Pick<Schedule, 'id'>, who: Person = shop.owner): Promise<Delivery[]> =>
      (await call(who, reportScheduleContract.deliveries, { params: { id } })).deliveries.toReversed(),
    /** One round of a server: reports are written, and what is due is sent. */
    work: async (server: TestApp = app): Promise<void> => {
      await sendDueReports(server.services);
      await deliverDue(server.services);
    },
    /** Lets time pass from a quarter past ten on; the owner signs in anew. */
    pass: async (hours: number): Promise<void> => {
      app.advance(hours * hour);
      shop.owner = await inOutlet(app, shop.owner, null);
    },
  };
}

/** The file of a letter. */
export function fileIn({ source }: Letter = { source: '' }): { name: string; bytes: Buffer } {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? [];
  const part = source.split(`--${boundary}`).find((one) => /^content-disposition: attachment/im.test(one)) ?? '';
  const [head = '', body = ''] = part.split('\r\n\r\n');
  return { name: /filename="?([^"\r\n;]+)"?/i.exec(head)?.[1] ?? '', bytes: Buffer.from(body, 'base64') };
}

/** What a letter says. */
export function letterIn({ source }: Letter = { source: '' }): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? [];
  const part = source.split(`--${boundary}`).find((one) => /^content-type: text\/plain/im.test(one)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
}

/** The subject of a letter, whatever way it travelled in. */
export function subjectIn({ source }: Letter = { source: '' }): string {
  const [, raw = ''] = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(source) ?? [];
  const words = [...raw.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)];
  if (words.length === 0) return raw.replace(/\r\n/g, '');
  return Buffer.concat(
    words.map(([, kind = '', text = '']) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ),
    ),
  ).toString();
}
