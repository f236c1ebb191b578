import type { Answer } from '@bahi/contract/endpoint';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import classes from './HelpLine.module.css';

type Help = Answer<typeof globalSettingsContract.platform>;

/** Whom to ask for help, by phone or e-mail, as the platform has set it; nothing where it has set neither. */
export function HelpLine() {
  const t = useTexts(frameMessages);
  const language = useLanguage();
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the screen lacks no more than this line.
    call(globalSettingsContract.platform, {}, { signal: leaving.signal, errors: 'form' }).then(setHelp, () => {});
    return () => leaving.abort();
  }, []);
  if (help === null || (help.supportPhone === null && help.supportEmail === null)) return null;
  const { supportPhone, supportEmail } = help;
  return (
    <p className={classes.help}>
      {t('needHelp')}
      {supportPhone === null ? null : <a href={`tel:${supportPhone}`}>{inDigitsOf(supportPhone, language)}</a>}
      {supportEmail === null ? null : <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </p>
  );
}
