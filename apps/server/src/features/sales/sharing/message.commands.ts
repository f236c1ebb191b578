import type { Answer, Input } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { queueMessage, refuseTooMany, sendAgain, stopMessage } from '../outbox/outbox.ts';
import { noteSharing } from './sharing.commands.ts';
import { getSharing, getSharingById } from './sharing.queries.ts';

type Contract = typeof sharingContract;

/**
 * Shares a paper by a message: it is written here, with the sharing and all that it changes, and sent by whichever server
 * comes first. A link in an SMS leads somewhere only where the server knows its own address.
 */
export async function sendPaper(
  context: Context,
  { params, query, body }: Input<Contract['send']>,
): Promise<Answer<Contract['send']>> {
  if (body.way === 'SMS' && context.services.settings.get(companySettings).publicUrl === null)
    return fail('sharing.addressUnknown', { field: 'way' });
  await refuseTooMany(context);
  const { sharingId, held } = await noteSharing(context, params, body);
  await queueMessage(context, { sharingId, outletId: held.outletId, language: body.language, note: body.note });
  context.say('sharing.underWay');
  return getSharing(context, { params, query });
}

/** Tries what failed or was stopped once more. */
export async function retryMessage(
  context: Context,
  { params }: Input<Contract['retry']>,
): Promise<Answer<Contract['retry']>> {
  // Whoever may not read the paper is told that here.
  await getSharingById(context, params.sharingId);
  await sendAgain(context, params);
  return getSharingById(context, params.sharingId);
}

/** Stops what waits. */
export async function cancelMessage(
  context: Context,
  { params }: Input<Contract['stop']>,
): Promise<Answer<Contract['stop']>> {
  await getSharingById(context, params.sharingId);
  await stopMessage(context, params);
  return getSharingById(context, params.sharingId);
}
