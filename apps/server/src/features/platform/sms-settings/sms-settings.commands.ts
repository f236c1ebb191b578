import type { Answer, Input } from '@bahi/contract/endpoint';
import type { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readSettings, saveSettings } from '../../../platform/settings/settings.ts';
import { SmsError } from '../../../platform/messages/sms-gateways.ts';
import { smsInForce, smsSettings } from '../../../platform/settings/sms-settings.ts';
import { countTestSend } from '../../../platform/messages/test-sends.ts';
import { textOf } from '../../../platform/core/texts.ts';

type Save = (typeof smsSettingsContract)['save'];
type Test = (typeof smsSettingsContract)['test'];

/** Chooses the message service, with all that it asks for. */
export async function saveSmsSettings(
  context: Context,
  { body: { version, ...changes } }: Input<Save>,
): Promise<Answer<Save>> {
  const { secretsSet } = await readSettings(context, smsSettings);
  const isMissing = (name: 'sparrowToken' | 'aakashToken'): boolean =>
    changes[name] === null || (changes[name] === undefined && !secretsSet.includes(name));
  const needed = {
    console: [],
    sparrow: [...(isMissing('sparrowToken') ? ['sparrowToken'] : []), ...(changes.sparrowFrom ? [] : ['sparrowFrom'])],
    aakash: isMissing('aakashToken') ? ['aakashToken'] : [],
  }[changes.provider];
  if (needed.length > 0)
    fail('common.invalid', { fields: needed.map((field) => ({ field, key: 'common.isRequired' })) });
  return saveSettings(context, smsSettings, changes, version);
}

/** Sends a message by the service that is in force, and says what is wrong where it does not go. */
export async function testSms(context: OpenContext, { body }: Input<Test>): Promise<Answer<Test>> {
  const { services, language } = context;
  const { provider } = smsInForce(services.settings);
  await countTestSend(context, 'sms');
  try {
    await services.sms.send(body.mobileNumber, textOf(language, 'smsSettings.testText'));
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    services.log.warn({ err: error }, 'sms test');
    if (error.reason === 'number') return fail('otp.mobileInvalid', { field: 'mobileNumber' });
    if (error.reason === 'refused')
      return fail('smsSettings.refused', { parameters: { words: error.words || provider } });
    return fail(`smsSettings.${error.reason}`);
  }
  if (provider === 'console') context.say('smsSettings.testedInLog');
  else context.say('common.testSent', { to: body.mobileNumber });
  return { provider };
}
