import { choiceOf } from '../../enumeration.ts';
import { contract } from '../../endpoint.ts';
import { optionalText } from '../../fields.ts';
import { mobileNumber } from '../otp/otp.contract.ts';
import { secretText, settingsAnswer, settingsVersion } from '../global-settings/settings-answer.ts';
import { z } from '../../zod.ts';

export const smsProviders = ['console', 'sparrow', 'aakash'] as const;

const provider = choiceOf(smsProviders);
export const smsSettingsForm = z.object({
  provider,
  sparrowToken: secretText(500),
  sparrowFrom: optionalText(50),
  aakashToken: secretText(500),
  version: settingsVersion,
});
const smsSettings = settingsAnswer(
  z.object({
    provider,
    sparrowToken: z.string().nullable(),
    sparrowFrom: z.string().nullable(),
    aakashToken: z.string().nullable(),
  }),
);

export const smsTestForm = z.object({ mobileNumber });

/** By whom messages go to mobiles. */
export const smsSettingsContract = contract('smsSettings', {
  get: { call: 'GET /v1/global-settings/sms', access: 'global-settings.read', answer: smsSettings },
  save: {
    call: 'PUT /v1/global-settings/sms',
    changesSecurity: true,
    access: 'global-settings.update',
    body: smsSettingsForm,
    answer: smsSettings,
  },
  test: {
    call: 'POST /v1/global-settings/sms/test',
    access: 'global-settings.update',
    body: smsTestForm,
    answer: z.object({ provider }),
    // The gateway is not waited for within a transaction.
    transaction: 'own',
  },
});
