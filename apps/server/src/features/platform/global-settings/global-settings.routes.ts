import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { requireOwnSecondStep } from '../../../platform/sessions/second-step.ts';
import { sessionSettings } from '../../../platform/sessions/session-lengths.ts';
import { readSettings, saveSettings } from '../../../platform/settings/settings.ts';

/** What the platform sets for all. */
export function globalSettingsRoutes(server: Server): void {
  implement(server, globalSettingsContract, {
    company: (context) => readSettings(context, companySettings),
    saveCompany: (context, { body: { version, ...changes } }) =>
      saveSettings(context, companySettings, changes, version),
    sessionLengths: (context) => readSettings(context, sessionSettings),
    saveSessionLengths: async (context, { body: { version, ...changes } }) => {
      if (changes.secondStepRequired === true) await requireOwnSecondStep(context);
      return saveSettings(context, sessionSettings, changes, version);
    },
    platform: ({ services }) => {
      const { supportPhone, supportEmail } = services.settings.get(companySettings);
      return Promise.resolve({ supportPhone, supportEmail });
    },
  });
}
