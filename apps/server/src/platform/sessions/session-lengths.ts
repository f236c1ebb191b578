import { z } from '@bahi/contract/zod';
import type { Services } from '../core/services.ts';
import { settingGroup } from '../settings/settings.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const positive = z.number().positive();

/** How long people stay signed in, and whether the platform's own need a second step to, as the platform sets it. */
export const sessionSettings = settingGroup('session', {
  accessTokenMinutes: { schema: positive, fallback: ({ limits }) => limits.accessTokenSeconds / minute },
  refreshIdleHours: { schema: positive, fallback: ({ limits }) => limits.refreshIdleSeconds / hour },
  /** Of everybody who works for the platform. */
  secondStepRequired: { schema: z.boolean(), fallback: () => false },
  refreshAbsoluteDays: { schema: positive, fallback: ({ limits }) => limits.refreshAbsoluteSeconds / day },
});

/** How long an access token is valid, a sign-in may go unused, and lasts at most, in seconds. */
export function sessionLengths({ settings }: Pick<Services, 'settings'>): {
  accessTokenSeconds: number;
  refreshIdleSeconds: number;
  refreshAbsoluteSeconds: number;
} {
  const { accessTokenMinutes, refreshIdleHours, refreshAbsoluteDays } = settings.get(sessionSettings);
  return {
    accessTokenSeconds: Math.round(accessTokenMinutes * minute),
    refreshIdleSeconds: Math.round(refreshIdleHours * hour),
    refreshAbsoluteSeconds: Math.round(refreshAbsoluteDays * day),
  };
}
