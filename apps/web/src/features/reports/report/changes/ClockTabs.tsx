import '@mantine/core/styles/Tabs.layer.css';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useAddress } from '../../../../platform/use-address.ts';
import { useLongDay } from '../../../../ui/dates/DateText.tsx';

/** Which of the two is open stands in the address. */
export const clockParameter = 'clock';
export const changesTab = 'changes';
const knownTab = 'known';

type Props = { knownOn: string; isOfChanges: boolean; children: ReactNode };

/** The report as it was known on a day, and what has changed in it since. */
export function ClockTabs({ knownOn, isOfChanges, children }: Props) {
  const t = useTexts(reportScreenMessages);
  const words = useTexts(reportColumns);
  const longDay = useLongDay();
  const [, changeAddress] = useAddress();
  const open = (tab: string | null): void =>
    // Pages and order are of what was open before.
    changeAddress({ [clockParameter]: tab === changesTab ? changesTab : '', page: '', sort: '' }, { replace: true });
  const current = isOfChanges ? changesTab : knownTab;
  return (
    <Tabs value={current} onChange={open}>
      <Tabs.List mb="sm">
        {[
          { name: knownTab, label: t('knownOn', { date: longDay(knownOn) }) },
          { name: changesTab, label: words('changesSince') },
        ].map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} mih="var(--bahi-target)" fz={15}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current}>{children}</Tabs.Panel>
    </Tabs>
  );
}
