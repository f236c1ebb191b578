import type { UserSession } from './user-session.contract.ts';
import type { userSessionScreenMessages } from './user-session-screen.messages.ts';

type Words = keyof typeof userSessionScreenMessages.texts;

/** "Chrome on Windows", in the words of `t`; of what is not known the one that is. */
export function deviceName(
  { browser, device }: Pick<UserSession, 'browser' | 'device'>,
  t: (key: Words, values?: Readonly<Record<string, string>>) => string,
): string {
  const program = browser === 'OTHER' ? t('otherBrowser') : t(browser);
  if (browser === 'APP' && device === 'OTHER') return program;
  return t('onDevice', { browser: program, device: device === 'OTHER' ? t('otherDevice') : t(device) });
}
