import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { MenuPanel } from './MenuPanel.tsx';
import classes from './MenuOverlay.module.css';
import { OutletSwitcher } from '../header/OutletSwitcher.tsx';
import { TodayText } from '../header/TodayText.tsx';

/** The menu over the whole screen, up to 1024 px; choosing a screen closes it. */
export function MenuOverlay({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(frameMessages);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  useEffect(() => {
    if (opened) setOpenedAt(pathname);
    // Where it was opened from, whatever is opened from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);
  // Asked for before it was loaded, it opens once it is there: only what opens later knows where the focus was.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const shown = useRef(pathname);
  useEffect(() => {
    // Only a change of the screen closes the menu: it may have been asked for before it was loaded.
    if (shown.current !== pathname) onClose();
    shown.current = pathname;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return (
    // A screen that was chosen takes the focus to its title; without a choice it goes back to the menu's button.
    <Modal.Root opened={opened && isThere} onClose={onClose} fullScreen returnFocus={pathname === openedAt}>
      <Modal.Content classNames={{ content: classes.content }}>
        <Modal.Header component="div" className={classes.head ?? ''}>
          <Modal.Title className={classes.title ?? ''}>{t('product')}</Modal.Title>
          <Modal.CloseButton aria-label={t('closeMenu')} size={44} iconSize={24} />
        </Modal.Header>
        <Modal.Body className={classes.body ?? ''}>
          <div className={classes.about}>
            <TodayText />
            <OutletSwitcher />
          </div>
          <MenuPanel />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
