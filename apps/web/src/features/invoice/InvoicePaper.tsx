import '@mantine/core/styles/Input.layer.css';
import { invoiceScreenMessages } from '@bahi/contract/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { inDigitsOf } from '@bahi/domain/digits';
import type { Language } from '@bahi/domain/language';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import classes from './InvoicePaper.module.css';

/** The bill as it will be on paper, in a frame that can do nothing but show it. Looking is no print. */
export function InvoicePaper({ invoiceId, number }: { invoiceId: number; number: string }) {
  const t = useTexts(invoiceScreenMessages);
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  // The address opens for one minute: it is asked for anew each time, and kept by no cache.
  const sent = { params: { id: invoiceId }, query: { language } };
  const view = useCall(invoiceContract.view, sent, { staleTime: Infinity, gcTime: 0 });
  return (
    <>
      <NativeSelect
        className={classes.language ?? ''}
        label={t('paperLanguage')}
        value={language}
        data={[
          { value: 'ne', label: t('nepali') },
          { value: 'en', label: t('english') },
        ]}
        onChange={(event) => setLanguage(event.currentTarget.value === 'en' ? 'en' : 'ne')}
      />
      {view.isPending ? <FormSkeleton /> : null}
      {view.isError ? <ErrorState error={view.error} onRetry={() => void view.refetch()} /> : null}
      {view.data === undefined ? null : (
        <iframe
          key={view.data.url}
          className={classes.frame}
          src={view.data.url}
          title={t('paperFrame', { number: inDigitsOf(number, pageLanguage) })}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}
