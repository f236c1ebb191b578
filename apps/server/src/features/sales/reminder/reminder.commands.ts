import type { Answer, Input } from '@bahi/contract/endpoint';
import type { ReminderWay } from '@bahi/contract/sales/reminder/reminder-choices';
import type { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { queueMessage, refuseTooMany, sendAgain, stopMessage } from '../outbox/outbox.ts';
import { findLink, giveLink, pathOfLink } from '../paper-link/paper-link.ts';
import { paperSources } from '../sharing/paper-sources.ts';
import { type Owed, reminderText, sharedKindOf } from './reminder.owed.ts';
import { getReminderById, getReminders, readOwedAs } from './reminder.queries.ts';
import { freeTurn, nameTurn, takeTurn } from './reminder.turn.ts';

type Contract = typeof reminderContract;

/** Reminds by hand of a bill, or of all that a customer owes. */
export async function sendReminder(
  context: Context,
  { params, query, body }: Input<Contract['send']>,
): Promise<Answer<Contract['send']>> {
  const owed = await readOwedAs(context, params);
  refuseUnowed(owed);
  await takeTurn(context, { customerId: owed.customerId, reminderId: null });
  const isMessage = body.way !== 'WHATSAPP';
  if (isMessage) await refuseTooMany(context);
  const documentId = params.of === 'document' ? params.id : null;
  const { publicUrl } = context.services.settings.get(companySettings);
  // After the turn and the count of messages, as whoever shares by a message does: nobody waits for the other.
  if (documentId !== null && !(await holdDocument(context, owed, documentId)))
    fail('reminder.cancelled', { status: 409 });
  const path = documentId === null ? null : await shareDocument(context, owed, documentId);
  const base = publicUrl ?? query.origin ?? null;
  const address = path === null || base === null ? null : base + path;
  const outletId = documentId === null ? context.outletId : owed.outletId;
  const { way, recipient } = body;
  const said = isMessage ? null : reminderText(context, owed, { ...body, address });
  const reminderId = await noteReminder(context, owed, { outletId, documentId, way, recipient, said });
  if (isMessage) await queueMessage(context, { reminderId, outletId, language: body.language, note: body.note });
  context.say(isMessage ? 'sharing.underWay' : 'reminder.handed');
  return getReminders(context, { params, query });
}

type Noted = {
  outletId: number | null;
  documentId: number | null;
  way: ReminderWay;
  recipient: string;
  said: string | null;
};

/** Writes down that somebody reminded a customer by hand, whose turn was taken for it. Answers the reminder's id. */
export async function noteReminder(
  context: Pick<Context, 'db' | 'businessId' | 'session' | 'now'>,
  { customerId, due }: Pick<Owed, 'customerId' | 'due'>,
  { outletId, documentId, way, recipient, said }: Noted,
): Promise<number> {
  const { db, businessId, session, now } = context;
  const [noted] = await db.query<{ id: number }>(
    `insert into reminder (business_id, outlet_id, customer_id, document_id, kind, way, recipient, due_paisa, said,
       reminded_by, reminded_by_name, reminded_at)
     values ($1, $2, $3, $4, 'HAND', $5, $6, $7, $8, $9, $10, to_timestamp($11::double precision / 1000)) returning id`,
    [businessId, outletId, customerId, documentId, way, recipient, due, said, session.userId, session.fullName, now],
  );
  const reminderId = noted?.id ?? failNotFound();
  await nameTurn(context, { customerId, reminderId });
  return reminderId;
}

/** Tries what failed or was stopped once more, with what is due then. */
export async function retryReminder(
  context: Context,
  { params }: Input<Contract['retry']>,
): Promise<Answer<Contract['retry']>> {
  // Whoever may not read the bill is told that here.
  const { kind, customerId } = await getReminderById(context, params.reminderId);
  await sendAgain(context, params);
  if (kind !== 'STATEMENT') await takeTurn(context, { customerId, reminderId: params.reminderId });
  return getReminderById(context, params.reminderId);
}

/** Stops what waits. */
export async function stopReminder(
  context: Context,
  { params }: Input<Contract['stop']>,
): Promise<Answer<Contract['stop']>> {
  await getReminderById(context, params.reminderId);
  await stopMessage(context, params);
  await freeTurn(context.db, context.businessId, params.reminderId);
  return getReminderById(context, params.reminderId);
}

function refuseUnowed({ state, due }: Owed): void {
  if (state === 'DRAFT') fail('reminder.issuedOnly', { status: 409 });
  if (state === 'CANCELLED') fail('reminder.cancelled', { status: 409 });
  if (due <= 0) fail('reminder.nothingDue', { status: 409 });
}

/** Holds a bill that is shared, so that nobody cancels it meanwhile. False where somebody has. */
export async function holdDocument(
  context: Pick<Context, 'db' | 'businessId'>,
  owed: Pick<Owed, 'kind'>,
  id: number,
): Promise<boolean> {
  const kind = sharedKindOf(owed.kind);
  return kind === null || (await paperSources[kind].hold(context, id))?.state === 'ISSUED';
}

/**
 * Gives a bill that is held its link, and notes that somebody has seen it: it is not cancelled any more. Answers the path
 * of the link; null where there is none, or where it was withdrawn.
 */
export async function shareDocument(
  context: Pick<Context, 'db' | 'businessId'>,
  owed: Pick<Owed, 'kind' | 'outletId'>,
  id: number,
): Promise<string | null> {
  const kind = sharedKindOf(owed.kind);
  if (kind === null || owed.outletId === null) return null;
  await giveLink(context, { kind, id, outletId: owed.outletId });
  await paperSources[kind].noteShared(context, id);
  const link = await findLink(context, { kind, id });
  return link?.isOpen === true ? pathOfLink(link) : null;
}
