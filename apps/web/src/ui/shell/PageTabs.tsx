import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAddress } from '../../platform/use-address.ts';

export type PageTab = { name: string; label: string; icon?: ReactNode; content: ReactNode };

/** Tabs of a screen; the open one stands in the address, so that Back and links work. Content loads when opened. */
export function PageTabs({ tabs, parameter = 'tab' }: { tabs: readonly PageTab[]; parameter?: string }) {
  const [address, changeAddress] = useAddress();
  const asked = address.get(parameter);
  const current = tabs.find((tab) => tab.name === asked) ?? tabs[0];
  const open = (name: string | null): void =>
    changeAddress({ [parameter]: name === null || name === tabs[0]?.name ? '' : name }, { replace: true });
  return <TabList tabs={tabs} value={current?.name ?? null} onChange={open} />;
}

type TabListProps = { tabs: readonly PageTab[]; value: string | null; onChange: (name: string | null) => void };

/** Tabs with a state of their own, as in a dialog. */
export function TabList({ tabs, value, onChange }: TabListProps) {
  return (
    <Tabs value={value} onChange={onChange} keepMounted={false}>
      <Tabs.List mb="md">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.name} value={tab.name} leftSection={tab.icon} mih="var(--bahi-target)" fz={15}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.name} value={tab.name}>
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
