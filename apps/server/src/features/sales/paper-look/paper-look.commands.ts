import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import type { Context } from '../../../platform/core/context.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import { removeBusinessPicture, saveBusinessPicture } from '../../platform/business/business-picture.ts';
import { lockBusiness } from '../../platform/business/business.commands.ts';
import { getPaperLook } from './paper-look.queries.ts';

type Contract = typeof paperLookContract;

/** Says how papers look from now on, also those of documents that were issued before. */
export async function savePaperLook(
  context: Context,
  { body: { layout, colour, logoPlace, footer, footerNp, version } }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  await lockBusiness(context, version);
  await changeRows(
    context.db,
    'business',
    { id: context.businessId },
    {
      paper_layout: layout,
      paper_colour: colour,
      logo_place: logoPlace,
      paper_footer: footer,
      paper_footer_np: footerNp,
    },
  );
  context.say('paperLook.saved');
  return getPaperLook(context);
}

/** Puts the picture that was sent in the place of the signature. */
export async function saveSignature(context: Context): Promise<Answer<Contract['saveSignature']>> {
  const signatureImage = await saveBusinessPicture(context, 'signature');
  context.say('paperLook.signatureSaved');
  return { signatureImage };
}

/** Takes the picture away; papers leave the line to the pen again. */
export async function removeSignature(context: Context): Promise<Answer<Contract['removeSignature']>> {
  await removeBusinessPicture(context, 'signature');
  context.say('paperLook.signatureRemoved');
  return { signatureImage: null };
}
