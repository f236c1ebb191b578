import { dataDownloadMessages } from '@bahi/contract/platform/data-download/data-download-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

const kilo = 1000;

/** The size of a file as people say it, in the language's digits; megabytes with one decimal. */
export function useFileSize(): (bytes: number) => string {
  const t = useTexts(dataDownloadMessages);
  const language = useLanguage();
  return (bytes) => {
    const count = (value: number): { count: string } => ({ count: formatNumber(value, language) });
    if (bytes < kilo) return t('bytes', count(bytes));
    if (bytes < kilo * kilo) return t('kilobytes', count(Math.round(bytes / kilo)));
    return t('megabytes', count(Math.round(bytes / (kilo * 100)) / 10));
  };
}
