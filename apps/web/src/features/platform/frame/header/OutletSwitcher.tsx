import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Button, Menu } from '@mantine/core';
import { ChevronDown, Store } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { chooseOffice } from '../../../../platform/office.ts';
import { useSession } from '../../../../platform/session.tsx';
import classes from './OutletSwitcher.module.css';

/** Where the user works: one of several outlets, or the whole business. Nothing to switch, nothing to see. */
export function OutletSwitcher() {
  const t = useTexts(frameMessages);
  const language = useLanguage();
  const { outlets, officeId, userType } = useSession();
  const [isSwitching, setSwitching] = useState(false);
  if (outlets.length < 2) return null;
  const choose = async (id: number | null): Promise<void> => {
    if (id === officeId) return;
    setSwitching(true);
    // Why it could not be switched has been shown as a toast.
    await chooseOffice(id).catch(() => undefined);
    setSwitching(false);
  };
  const places = [
    ...(userType === 'OUTLET_USER' ? [] : [{ id: null, label: t('wholeBusiness') }]),
    ...outlets.map(({ id, name, nameNp }) => ({ id, label: nameIn(language, name, nameNp) })),
  ];
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          loading={isSwitching}
          leftSection={<Store size={18} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          <span className={classes.name}>{places.find((place) => place.id === officeId)?.label ?? t('outlet')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('outlet')}</Menu.Label>
        <Menu.RadioGroup
          value={String(officeId)}
          onChange={(key) => void choose(places.find((place) => String(place.id) === key)?.id ?? null)}
        >
          {places.map((place) => (
            <Menu.RadioItem key={place.id} value={String(place.id)} closeMenuOnClick>
              {place.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
