import { smsProviders } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { z } from '@bahi/contract/zod';
import type { Config } from './config.ts';
import type { SmsSettings } from './config-settings.ts';
import type { SettingsInForce } from './settings-in-force.ts';
import { settingGroup } from './settings.ts';

const text = z.string().nullable();
const sparrow = ({ sms }: Config) => (sms?.provider === 'sparrow' ? sms : undefined);
const aakash = ({ sms }: Config) => (sms?.provider === 'aakash' ? sms : undefined);

/** By whom messages go, and what their gateway asks for. */
export const smsSettings = settingGroup('sms', {
  provider: {
    schema: z.enum(smsProviders),
    fallback: (): (typeof smsProviders)[number] => 'console',
    environment: { variable: 'SMS_PROVIDER', value: ({ sms }) => sms?.provider },
  },
  sparrowToken: {
    schema: text,
    fallback: () => null,
    isSecret: true,
    environment: { variable: 'SPARROW_TOKEN', value: (config) => sparrow(config)?.token },
  },
  /** The sender that Sparrow has given the firm. */
  sparrowFrom: {
    schema: text,
    fallback: () => null,
    environment: { variable: 'SPARROW_FROM', value: (config) => sparrow(config)?.from },
  },
  aakashToken: {
    schema: text,
    fallback: () => null,
    isSecret: true,
    environment: { variable: 'AAKASH_TOKEN', value: (config) => aakash(config)?.token },
  },
});

/** The gateway in force. What it asks for and nobody has set (or cannot be opened any more) is empty. */
export function smsInForce(settings: Pick<SettingsInForce, 'get'>): SmsSettings {
  const { provider, sparrowToken, sparrowFrom, aakashToken } = settings.get(smsSettings);
  switch (provider) {
    case 'console':
      return { provider };
    case 'sparrow':
      return { provider, token: sparrowToken ?? '', from: sparrowFrom ?? '' };
    case 'aakash':
      return { provider, token: aakashToken ?? '' };
  }
}
