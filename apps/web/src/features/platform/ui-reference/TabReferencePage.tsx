import { screens } from '@bahi/contract/screens';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { FileText, History } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { PageTabs, TabList } from '../../../ui/shell/PageTabs.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { ReferenceGuard } from './ReferenceGuard.tsx';
import { SampleRecord } from './SampleRecord.tsx';

/** Tabs whose open one stands in the address, and tabs with a state of their own. */
export function TabReferencePage() {
  const t = useTexts(uiReferenceScreenMessages);
  const [open, setOpen] = useState<string | null>('details');
  const history = <p>{t('historyText')}</p>;
  return (
    <ReferenceGuard>
      <PageTitle title={t('tabTitle')} backTo={screens.uiReference} />
      <PageTabs
        tabs={[
          {
            name: 'details',
            label: t('details'),
            icon: <FileText size={16} aria-hidden />,
            content: (
              <Surface title={t('record')}>
                <SampleRecord />
              </Surface>
            ),
          },
          {
            name: 'history',
            label: t('history'),
            icon: <History size={16} aria-hidden />,
            content: <Surface title={t('history')}>{history}</Surface>,
          },
        ]}
      />
      <Surface title={t('inSheet')}>
        <TabList
          value={open}
          onChange={setOpen}
          tabs={[
            { name: 'details', label: t('details'), content: <SampleRecord /> },
            { name: 'history', label: t('history'), content: history },
          ]}
        />
      </Surface>
    </ReferenceGuard>
  );
}
