import { registerType } from '@bahi/contract/enumeration';
import { z } from '@bahi/contract/zod';
import { type Language, languages } from '@bahi/domain/language';
import { settingGroup } from './settings.ts';

const text = z.string().nullable();

/** What the platform says of itself and gives newcomers to start with. */
export const companySettings = settingGroup('company', {
  /** Where users reach the platform: what a message that is sent to them points to. */
  publicUrl: {
    schema: text,
    fallback: () => null,
    environment: { variable: 'PUBLIC_URL', value: ({ publicUrl }) => publicUrl ?? undefined },
  },
  /** Whom to ask for help: shown before signing in, and to whose business is not active. */
  supportPhone: { schema: text, fallback: () => null },
  supportEmail: { schema: text, fallback: () => null },
  /** The language of the web app for who has not chosen one (specification, section 9: Nepali). */
  defaultLanguage: { schema: z.enum(languages), fallback: (): Language => 'ne' },
  /** How a new business is taken to be registered until its profile says. */
  defaultRegisterType: { schema: registerType.answer.nullable(), fallback: () => null },
});
