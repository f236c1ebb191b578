import { smsSettingsContract } from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { smsSettings } from '../../../platform/settings/sms-settings.ts';
import { saveSmsSettings, testSms } from './sms-settings.commands.ts';

/** By whom messages go to mobiles. */
export function smsSettingsRoutes(server: Server): void {
  implement(server, smsSettingsContract, {
    get: (context) => readSettings(context, smsSettings),
    save: saveSmsSettings,
    test: testSms,
  });
}
