import { setLanguage, useLanguage } from '../../platform/language.ts';

/** Each language by its own name, whatever the page speaks. */
const languageNames = [
  { language: 'ne', short: 'ने', full: 'नेपाली' },
  { language: 'en', short: 'EN', full: 'English' },
] as const;

/** The language of a page that anybody opens. */
export function LanguageButtons({ label }: { label: string }) {
  const current = useLanguage();
  return (
    <div className="languages" role="group" aria-label={label}>
      {languageNames.map(({ language, short, full }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={`${short} ${full}`}
          onClick={() => setLanguage(language)}
        >
          {short}
        </button>
      ))}
    </div>
  );
}
