import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { longestPaperFooter } from '@bahi/contract/sales/paper-look/paper-look-choices';
import { paperLookScreenMessages } from '@bahi/contract/sales/paper-look/paper-look-screen.messages';
import type { Language } from '@bahi/domain/language';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { PaperFrame } from '../../../ui/documents/PaperFrame.tsx';
import type { PaperLookValues } from './paper-look-form.ts';

/** While somebody types a footer, the example waits for the end of a word. */
const typingMilliseconds = 400;

/** An example of a bill in the look that is chosen now, saved or not. */
export function PaperPreview({ values }: { values: PaperLookValues }) {
  const t = useTexts(paperLookScreenMessages);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { layout, colour, logoPlace } = values;
  // A footer that is too long is refused at its field, and shown as far as it may go.
  const [footer] = useDebouncedValue((values.footer ?? '').slice(0, longestPaperFooter), typingMilliseconds);
  const [footerNp] = useDebouncedValue((values.footerNp ?? '').slice(0, longestPaperFooter), typingMilliseconds);
  // The address opens for one minute: a new one is asked for with each choice, and once something was saved.
  const view = useCall(
    paperLookContract.preview,
    { query: { layout, colour, logoPlace, footer, footerNp, language } },
    { keepPrevious: true, staleTime: Infinity, gcTime: 0 },
  );
  return (
    <PaperFrame
      title={t('preview')}
      view={view}
      language={language}
      languageLabel={t('previewLanguage')}
      onLanguage={setLanguage}
    />
  );
}
