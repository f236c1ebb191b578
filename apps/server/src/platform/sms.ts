import type { Log } from './logs.ts';

/** Sends one short message. Rejects when the gateway does not take it. */
export type Sms = {
  /** With the console adapter codes are kept for the super user's OTP listing; outside of it no code is ever shown. */
  isConsole: boolean;
  send(mobileNumber: string, text: string): Promise<void>;
};

/** The default adapter: the message goes to the server's log, for a firm that tries things out. */
export function consoleSms(log: Log): Sms {
  return {
    isConsole: true,
    send(mobileNumber, text) {
      log.info({ mobileNumber, text }, 'sms');
      return Promise.resolve();
    },
  };
}
