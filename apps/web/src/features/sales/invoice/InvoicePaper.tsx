import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { PaperFrame } from '../../../ui/documents/PaperFrame.tsx';

/** The bill as it will be on paper. Looking is no print. */
export function InvoicePaper({ invoiceId, number }: { invoiceId: number; number: string }) {
  const t = useTexts(invoiceScreenMessages);
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const sent = { params: { id: invoiceId }, query: { language } };
  const view = useCall(invoiceContract.view, sent, { staleTime: Infinity, gcTime: 0 });
  return (
    <PaperFrame
      title={t('paperFrame', { number: inDigitsOf(number, pageLanguage) })}
      view={view}
      language={language}
      languageLabel={t('paperLanguage')}
      onLanguage={setLanguage}
    />
  );
}
