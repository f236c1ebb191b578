import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { noticeKinds } from '@bahi/contract/account/user-session/user-session.contract';
import { noticeMessages } from '@bahi/contract/platform/notice/notice.messages';
import { serverTexts } from '../platform/core/texts.ts';

/**
 * Texts that no call of the server tests can answer, each with why. Everything else that the server can say must be
 * seen in some answer, or the whole run fails.
 */
const seenElsewhere: Readonly<Record<string, string>> = {
  'account.passwordsDiffer': 'said by the form alone, which asks for the password twice',
  'account.mobileChangedText': 'sent to the mobile that was the account’s',
  'otp.smsText': 'sent to the mobile',
  'user.inviteText': 'sent to the mobile',
  'otp.mailSubject': 'sent by e-mail',
  'otp.mailText': 'sent by e-mail',
  'emailSetup.testSubject': 'sent by e-mail',
  'emailSetup.testText': 'sent by e-mail',
  'smsSettings.testText': 'sent to the mobile',
  'otp.alreadyRegisteredText': 'sent to the mobile',
  'sharing.mailText': 'sent by e-mail',
  'sharing.mailLink': 'sent by e-mail',
  'sharing.smsText': 'sent to the mobile',
  'reminder.mailSubject': 'sent by e-mail',
  'reminder.mailGreeting': 'sent by e-mail',
  'reminder.statementSubject': 'sent by e-mail',
  'reminder.statementText': 'sent by e-mail, and kept with the reminder',
  'reminder.before': 'what a reminder says to a customer',
  'reminder.today': 'what a reminder says to a customer',
  'reminder.yesterday': 'what a reminder says to a customer',
  'reminder.late': 'what a reminder says to a customer',
  'reminder.all': 'what a reminder says to a customer',
  'reminder.allLate': 'what a reminder says to a customer',
  'reminder.link': 'within what a reminder says',
  'reportSchedule.mailSubject': 'sent by e-mail',
  'reportSchedule.asAt': 'within the subject of an e-mail',
  'reportSchedule.mailText': 'sent by e-mail',
  'reportSchedule.mailTextNone': 'sent by e-mail',
  'reportSchedule.byItself': 'sent by e-mail',
  'reportSchedule.byHand': 'sent by e-mail',
  'reportSchedule.BUSINESS_INACTIVE': 'said by the screen: who is not active toggles nothing',
  'accountNotice.mailSubject': 'sent by e-mail',
  'accountNotice.text': 'sent to the mobile and by e-mail',
  ...Object.fromEntries(noticeKinds.map((kind) => [`accountNotice.${kind}`, 'named within the message that is sent'])),
  // What the server says of choosing is seen; all else of notices is put together at the bell and in letters.
  ...Object.fromEntries(
    Object.keys(noticeMessages.texts)
      .filter((key) => !['chosen', 'noEmail', 'noSms'].includes(key))
      .map((key) => [`notice.${key}`, 'said by the bell in the browser, or sent by e-mail or SMS']),
  ),
  'creditLimit.passIt': 'said within what is beyond a credit limit',
  'creditLimit.askForPass': 'said within what is beyond a credit limit',
  'customer.sameName': 'a warning within the answer',
  'vendor.sameName': 'a warning within the answer',
  'common.samePhone': 'a warning within the answer',
  'common.reportLong': 'needs more than 5,000 rows: said to people by the long tests alone',
  'recurring.noLongerAllowed': 'kept with a period, as why nothing was issued',
  'salesCounter.dayLocked': 'kept with what a counter sent, as why it was not posted',
  'salesCounter.atLine': 'kept so, around what is wrong with a line',
  'salesCounter.paidInFull': 'kept with what a counter sent, as why it was not posted',
  'invoice.repeatedOnCredit': 'kept with a period, as why nothing was issued',
  'invoice.repeatedShort': 'kept with a period, as why nothing was issued',
  'invoice.repeatedOversold': 'kept with a period, as why nothing was issued',
  'common.notBelowOne': 'said by forms of the browser',
  'common.tooMany': 'said by the rate limit of the public item page',
  'common.internal': 'no call is to fail so',
  'common.unavailable': 'the tests that stop the database read it past this server',
  'common.periodLocked': 'needs a lock that comes between the look at it and the entry',
  'cheque.chargeHeading': 'the heading of what a customer owes for a cheque that bounced',
  'vatReturn.lockReason': 'kept with the lock of the month, as why it came',
  'common.beforeBooks': 'needs an opening balance that comes between the look at a day and the entry',
  'sharing.sharedStands': 'needs a sharing that comes between the look at a bill and its cancellation',
  'common.busy': 'needs a queue of papers or a lock of five seconds',
  'goodsLines.quantityNotPositive': 'said by the editor; a form that is sent is told so by its number',
  'goodsLines.pricesCame': 'said by the editor, whose prices came while it was sending',
  'stockCount.sheetFull': 'needs more than 2,000 items',
  'priceList.fillMany': 'needs more than 5,000 items',
  'report.tooLongForExcel': 'needs two lakh bills',
  'dataImport.andMore': 'stands for names within the message of what is in the way',
  'dataImport.takenBackName': 'the name of an item that was taken back',
  'dataImport.templateName': 'the name of the template’s file',
  'dataImport.ofItems': 'named in the template’s file name and on its sheet',
  'dataImport.ofCustomers': 'named in the template’s file name and on its sheet',
  'dataImport.ofVendors': 'named in the template’s file name and on its sheet',
  'dataImport.ofCustomerDues': 'named in the template’s file name and on its sheet',
  'dataImport.ofVendorDues': 'named in the template’s file name and on its sheet',
  'dataImport.takenBackReason': 'the reason of an opening due that is cancelled with its import',
  'dataImport.ownAttribute': 'the name of an attribute that is made with an import',
  'common.conflict': 'the last resort for constraints that commands guard before',
};

/** Notes every message that a test's server answers, and what it says of a line of a file, once, as soon as it is said. */
export function noteTexts(server: Server, folder: string): void {
  const seen = new Set<string>();
  const file = join(folder, randomUUID());
  const note = (text: string): void => {
    if (seen.has(text)) return;
    seen.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  };
  server.prependListener('request', (_request, response) => {
    response.end = new Proxy(Reflect.get(response, 'end'), {
      apply(end, self, given: unknown[]) {
        const [sent] = given;
        // A long answer is packed for who asked.
        const isPacked = sent instanceof Uint8Array && response.getHeader('content-encoding') === 'gzip';
        const body = isPacked ? gunzipSync(sent).toString() : sent;
        if (typeof body === 'string' && body.startsWith('{')) noteMessages(body, note);
        return Reflect.apply(end, self, given);
      },
    });
  });
}

function noteMessages(body: string, note: (text: string) => void): void {
  for (const [, text = ''] of body.matchAll(/"(?:message|problem)":("(?:[^"\\]|\\.)*")/g))
    note(String(JSON.parse(text)));
}

/** The keys of the server's texts that were answered in neither language. */
export function unseenTexts(folder: string): string[] {
  const seen = readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => String(JSON.parse(line)));
  return serverTexts.flatMap((set) =>
    Object.entries(set.texts)
      .filter(([key, text]) => {
        const patterns = [patternOf(text.en), patternOf(text.ne)];
        const name = `${set.namespace}.${key}`;
        return !(name in seenElsewhere) && !seen.some((one) => patterns.some((pattern) => pattern.test(one)));
      })
      .map(([key]) => `${set.namespace}.${key}`),
  );
}

/** Matches a text whatever was put in for its parameters. */
function patternOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+(?:\\\|[^{}]*)?\}/g, '.+');
  return new RegExp(`^${literal}$`, 'u');
}
