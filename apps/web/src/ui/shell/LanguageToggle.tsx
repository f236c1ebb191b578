import { pageMessages } from '@bahi/contract/ui/page.messages';
import { type Language, languages } from '@bahi/domain/language';
import { useTexts } from '../../platform/i18n.ts';
import { setLanguage, useLanguage } from '../../platform/language.ts';
import classes from './LanguageToggle.module.css';

/** Each language by its own name, whatever the page speaks. */
const names: Record<Language, { short: string; full: string }> = {
  ne: { short: 'ने', full: 'नेपाली' },
  en: { short: 'EN', full: 'English' },
};

/** ने | EN: changes the language of the whole page at once. */
export function LanguageToggle() {
  const t = useTexts(pageMessages);
  const language = useLanguage();
  return (
    <div className={classes.toggle} role="group" aria-label={t('language')}>
      {languages.map((known) => (
        <button
          key={known}
          type="button"
          lang={known}
          className={classes.language}
          aria-pressed={known === language}
          // What is seen is part of what is spoken, for who says it to the machine.
          aria-label={`${names[known].short} ${names[known].full}`}
          onClick={() => setLanguage(known)}
        >
          {names[known].short}
        </button>
      ))}
    </div>
  );
}
