import { contract } from '../../endpoint.ts';
import { optionalText, version } from '../../fields.ts';
import { z } from '../../zod.ts';
import {
  paperColour,
  paperColourNames,
  paperLayout,
  paperLayouts,
  logoPlace,
  logoPlaces,
  longestPaperFooter,
} from './paper-look-choices.ts';

/** A footer is one line: what was broken is joined. */
const footer = optionalText(longestPaperFooter, 'paperLook.footerLong').transform(
  (text) => text?.replace(/\s+/gu, ' ') ?? null,
);

const chosen = {
  layout: paperLayout,
  colour: paperColour,
  logoPlace,
  footer,
  footerNp: footer,
};

export const paperLookForm = z.object({ ...chosen, version });

const paperLook = z
  .object({
    layout: z.enum(paperLayouts),
    colour: z.enum(paperColourNames),
    logoPlace: z.enum(logoPlaces),
    footer: z.string().nullable(),
    footerNp: z.string().nullable(),
    /** The picture that stands over the line of the seller's signature, as an address of its own. */
    signatureImage: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'PaperLook' });

/** How the bills of the business look; what they say is the same in every look. */
export const paperLookContract = contract('paperLook', {
  get: { call: 'GET /business-detail/paper-look', access: 'business-profile.read', answer: paperLook },
  save: {
    call: 'PUT /business-detail/paper-look',
    access: 'business-profile.update',
    body: paperLookForm,
    answer: paperLook,
    refreshes: ['businessProfile'],
  },
  saveSignature: {
    call: 'PUT /business-detail/signature-image',
    access: 'business-profile.update',
    files: ['image'],
    answer: z.object({ signatureImage: z.string() }),
  },
  removeSignature: {
    call: 'DELETE /business-detail/signature-image',
    access: 'business-profile.update',
    answer: z.object({ signatureImage: z.null() }),
  },
  /** An example of a bill in a look that need not be saved: the address opens for one minute. */
  preview: {
    call: 'GET /business-detail/paper-look/preview',
    access: 'business-profile.read',
    query: z.object({ ...chosen, language: z.enum(['ne', 'en']).optional() }),
    answer: z.object({ url: z.string() }),
    toast: 'silent',
  },
});
