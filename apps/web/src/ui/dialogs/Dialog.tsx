import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { WalkButtons } from '../list/walk/WalkButtons.tsx';
import classes from './Dialog.module.css';
import { useDialogPlace } from './dialog-place.ts';
import { useIsDesktop } from '../shell/use-desktop.ts';

export type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Width in pixels; on a phone a dialog fills the screen, unless it is `small`. */
  size?: number;
  small?: boolean;
  children: ReactNode;
};

/** Below what floats above a dialog of its own: selects, date grids (300). */
const lowestLayer = 200;
/** Of a dialog that stands on the screen itself. */
const lowestDepth = 0;

/** A dialog over the screen: focus goes in and comes back, Escape closes the topmost, the close button has a name. */
export function Dialog({ opened, onClose, title, size = 560, small = false, children }: DialogProps) {
  const t = useTexts(uiMessages);
  const isDesktop = useIsDesktop();
  const { depth, contentRef } = useDialogPlace(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      fullScreen={!isDesktop && !small}
      centered={small}
      // Wide dialogs keep their 1200 px in a window of 1301.
      xOffset={24}
      yOffset={isDesktop ? '6dvh' : '5dvh'}
      zIndex={lowestLayer + depth}
      closeOnEscape={false}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content ref={contentRef} classNames={{ content: classes.content }}>
        <Modal.Header component="div" className={classes.header ?? ''}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {depth === lowestDepth ? <WalkButtons /> : null}
          <Modal.CloseButton aria-label={t('close')} size={40} />
        </Modal.Header>
        <Modal.Body className={classes.body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The buttons at the foot of a dialog; they stay in view while its content scrolls. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
