import { chequeMessages } from '@bahi/contract/books/cheque/cheque.messages';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { PageTabs } from '../../../ui/shell/PageTabs.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { PartOfScreen } from '../../../ui/shell/title-level.ts';
import { ChequeCalendar } from './calendar/ChequeCalendar.tsx';
import { ChequeList } from './ChequeList.tsx';

registerTexts(chequeMessages);

/** Cheques that were received, those that were given, and the post-dated ones by their days. */
export function ChequesPage() {
  const t = useTexts(chequeScreenMessages);
  return (
    <>
      <PageTitle title={t('title')} />
      <PartOfScreen value>
        <PageTabs
          tabs={[
            { name: 'received', label: t('RECEIVED'), content: <ChequeList key="RECEIVED" kind="RECEIVED" /> },
            { name: 'given', label: t('PAID'), content: <ChequeList key="PAID" kind="PAID" /> },
            { name: 'calendar', label: t('calendar'), content: <ChequeCalendar /> },
          ]}
        />
      </PartOfScreen>
    </>
  );
}
