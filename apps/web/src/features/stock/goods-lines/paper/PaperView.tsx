import type { Language } from '@bahi/domain/language';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { PaperFrame } from '../../../../ui/documents/PaperFrame.tsx';
import type { PaperKind } from './paper-kind.ts';

/** A document as it will be on paper. Looking is no print. */
export function PaperView({ kind, id, number }: { kind: PaperKind; id: number; number: string }) {
  const words = useTexts(kind.texts);
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const view = kind.useView(id, language);
  return (
    <PaperFrame
      title={words('paperFrame', { number })}
      view={view}
      language={language}
      languageLabel={words('paperLanguage')}
      onLanguage={setLanguage}
    />
  );
}
