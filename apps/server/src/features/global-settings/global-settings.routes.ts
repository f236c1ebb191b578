import { globalSettingsContract } from '@bahi/contract/global-settings/global-settings.contract';
import { companySettings } from '../../platform/company-settings.ts';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { sessionSettings } from '../../platform/session-lengths.ts';
import { readSettings, saveSettings } from '../../platform/settings.ts';

/** What the platform sets for all. */
export function globalSettingsRoutes(server: Server): void {
  implement(server, globalSettingsContract, {
    company: (context) => readSettings(context, companySettings),
    saveCompany: (context, { body: { version, ...changes } }) =>
      saveSettings(context, companySettings, changes, version),
    sessionLengths: (context) => readSettings(context, sessionSettings),
    saveSessionLengths: (context, { body: { version, ...changes } }) =>
      saveSettings(context, sessionSettings, changes, version),
    platform: ({ services }) => {
      const { supportPhone, supportEmail } = services.settings.get(companySettings);
      return Promise.resolve({ supportPhone, supportEmail });
    },
  });
}
