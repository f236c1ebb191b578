import type { SmsSettings } from '../settings/config-settings.ts';
import type { Log } from '../core/logs.ts';
import type { Outbound } from './outbound.ts';
import { type GatewayAddresses, gatewayAddresses, sendByGateway } from './sms-gateways.ts';

/** Sends one short message. Rejects with an SmsError when the gateway does not take it. */
export type Sms = {
  /** With the console adapter codes are kept for the super user's OTP listing; outside of it no code is ever shown. */
  readonly isConsole: boolean;
  send(mobileNumber: string, text: string): Promise<void>;
};

type Given = {
  /** The settings in force; null is the console. */
  settings: () => SmsSettings | null;
  outbound: Outbound;
  log: Log;
  /** Where the gateways are; tests have their own. */
  addresses?: GatewayAddresses;
};

/**
 * Messages by the adapter that the settings choose, asked anew for each one. The console writes them to the server's
 * log, for a firm that tries things out; a gateway's message, which may carry a code, is never written anywhere.
 */
export function createSms({ settings, outbound, log, addresses = gatewayAddresses }: Given): Sms {
  return {
    get isConsole() {
      return isConsole(settings());
    },
    async send(mobileNumber, text) {
      const chosen = settings();
      if (isConsole(chosen)) log.info({ mobileNumber, text }, 'sms');
      else await sendByGateway(chosen, { outbound, addresses }, { mobileNumber, text });
    },
  };
}

function isConsole(settings: SmsSettings | null): settings is { provider: 'console' } | null {
  return settings === null || settings.provider === 'console';
}
