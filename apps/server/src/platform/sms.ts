import { type Config, ConfigError } from './config.ts';
import type { Log } from './logs.ts';

/** Sends one short message. Rejects when the gateway does not take it. */
export type Sms = {
  /** With the console adapter codes are kept for the super user's OTP listing; outside of it no code is ever shown. */
  isConsole: boolean;
  send(mobileNumber: string, text: string): Promise<void>;
};

/**
 * The adapter that the settings choose. This edition sends by the console alone, which writes codes to the log:
 * whoever set up a gateway must not find them there.
 * @throws ConfigError for a gateway.
 */
export function createSms({ sms }: Pick<Config, 'sms'>, log: Log): Sms {
  if (sms === null || sms.provider === 'console') return consoleSms(log);
  throw new ConfigError(`SMS_PROVIDER is ${sms.provider}, which this edition cannot send by yet: leave it out.`);
}

/** The default adapter: the message goes to the server's log, for a firm that tries things out. */
function consoleSms(log: Log): Sms {
  return {
    isConsole: true,
    send(mobileNumber, text) {
      log.info({ mobileNumber, text }, 'sms');
      return Promise.resolve();
    },
  };
}
