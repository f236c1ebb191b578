import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import type { ArticleName } from '@bahi/contract/platform/manual/manual-index';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { HelpContent, type HelpContentProps } from './HelpContent.tsx';
import classes from './Manual.module.css';
import { helpAt } from './open-screens.ts';

/** `beside`: next to the screen, which goes on; `above`: over it, on a phone and where a dialog is open. */
export type HelpWay = 'beside' | 'above';

type Props = { id?: string; way: HelpWay; onClose: () => void };

/** The help of the screen that is open; it goes along to the next one. */
export function HelpPanel({ id, way, onClose }: Props) {
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<{ at: string; article: ArticleName } | null>(null);
  const isChosen = chosen !== null && chosen.at === pathname;
  const place = isChosen ? { article: chosen.article, section: null } : helpAt(pathname);
  const content = {
    place,
    onChoose: (article: ArticleName): void => setChosen({ at: pathname, article }),
    onBack: isChosen ? (): void => setChosen(null) : null,
  };
  if (way === 'above') return <HelpAbove content={content} onClose={onClose} />;
  return <HelpBeside id={id} content={content} onClose={onClose} />;
}

type PanelProps = { content: Omit<HelpContentProps, 'onLeave'>; onClose: () => void };

function HelpAbove({ content, onClose }: PanelProps) {
  const titles = useTexts(manualTitles);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // Who goes to another screen by one of its links wants to see that one.
    if (openedAt.current !== pathname) onClose();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return (
    <Dialog opened onClose={onClose} title={titles(content.place.article)}>
      <HelpContent {...content} onLeave={onClose} />
    </Dialog>
  );
}

function HelpBeside({ id, content, onClose }: PanelProps & { id: string | undefined }) {
  const { article } = content.place;
  const frame = useTexts(frameMessages);
  const ui = useTexts(uiMessages);
  const titles = useTexts(manualTitles);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    body.current?.scrollTo(0, 0);
    // Where the screen changed below it the focus is the screen's.
    if (isFirst.current || document.activeElement === document.body) heading.current?.focus();
    isFirst.current = false;
  }, [article]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside id={id} className={classes.panel} aria-label={frame('helpOnScreen')} data-own-arrows onKeyDown={press}>
      <div className={classes.panelHead}>
        <h2 ref={heading} tabIndex={-1} className={classes.panelTitle}>
          {titles(article)}
        </h2>
        <CloseButton aria-label={ui('close')} size={40} onClick={onClose} />
      </div>
      <div ref={body} className={classes.panelBody} tabIndex={0} role="region" aria-label={titles(article)}>
        <HelpContent {...content} onLeave={() => undefined} />
      </div>
    </aside>
  );
}
