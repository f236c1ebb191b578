import { languages } from '@bahi/domain/language';
import { contract } from '../../endpoint.ts';
import { choiceOf, registerType } from '../../enumeration.ts';
import { emptyOr, optionalEmail, optionalPhoneNumber, wholeNumberOf } from '../../fields.ts';
import { settingsAnswer, settingsVersion } from './settings-answer.ts';
import { z } from '../../zod.ts';

const language = choiceOf(languages);

/** Where users reach the platform, without a slash at the end. */
const publicUrl = emptyOr(
  z
    .string('common.isRequired')
    .trim()
    .max(200, 'common.textLong')
    .refine((text) => /^https?:\/\/[^\s/?#@]+$/.test(text.replace(/\/+$/, '')), 'globalSettings.addressInvalid')
    .transform((text) => text.replace(/\/+$/, '')),
);

export const companyForm = z.object({
  publicUrl,
  supportPhone: optionalPhoneNumber,
  supportEmail: optionalEmail,
  defaultLanguage: language,
  defaultRegisterType: emptyOr(registerType.schema),
  version: settingsVersion,
});
const company = settingsAnswer(
  z.object({
    publicUrl: z.string().nullable(),
    supportPhone: z.string().nullable(),
    supportEmail: z.string().nullable(),
    defaultLanguage: language,
    defaultRegisterType: registerType.answer.nullable(),
  }),
);

export const sessionLengthsForm = z
  .object({
    accessTokenMinutes: wholeNumberOf(1, 60, 'globalSettings.minutesRange'),
    refreshIdleHours: wholeNumberOf(1, 720, 'globalSettings.hoursRange'),
    refreshAbsoluteDays: wholeNumberOf(1, 90, 'globalSettings.daysRange'),
    /** Of everybody who works for the platform. */
    secondStepRequired: z.boolean('common.choiceUnknown').optional(),
    version: settingsVersion,
  })
  .refine((form) => form.refreshIdleHours <= form.refreshAbsoluteDays * 24, {
    path: ['refreshIdleHours'],
    message: 'globalSettings.idleTooLong',
  });
const sessionLengths = settingsAnswer(
  z.object({
    accessTokenMinutes: z.number(),
    refreshIdleHours: z.number(),
    refreshAbsoluteDays: z.number(),
    secondStepRequired: z.boolean(),
  }),
);

export const globalSettingsContract = contract('globalSettings', {
  company: { call: 'GET /v1/global-settings/company', access: 'global-settings.read', answer: company },
  saveCompany: {
    call: 'PUT /v1/global-settings/company',
    changesSecurity: true,
    access: 'global-settings.update',
    body: companyForm,
    answer: company,
  },
  sessionLengths: { call: 'GET /v1/global-settings/session', access: 'global-settings.read', answer: sessionLengths },
  saveSessionLengths: {
    call: 'PUT /v1/global-settings/session',
    changesSecurity: true,
    access: 'global-settings.update',
    body: sessionLengthsForm,
    answer: sessionLengths,
  },
  /** What everybody may know of the platform: whom to ask for help. */
  platform: {
    call: 'GET /public/platform',
    access: 'public',
    transaction: 'own',
    answer: z.object({
      supportPhone: z.string().nullable(),
      supportEmail: z.string().nullable(),
    }),
  },
});
