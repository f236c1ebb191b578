import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { saveBusinessPicture } from './business-picture.ts';

/** Puts the picture that was sent in the place of the logo. */
export async function saveLogo(context: Context): Promise<Answer<(typeof businessContract)['saveImage']>> {
  const businessImage = await saveBusinessPicture(context, 'logo');
  context.say('business.imageSaved');
  return { businessImage };
}
