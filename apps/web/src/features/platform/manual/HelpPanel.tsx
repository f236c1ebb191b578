import type { ArticleName } from '@bahi/contract/platform/manual/manual-index';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { HelpContent } from './HelpContent.tsx';
import classes from './Manual.module.css';
import { helpAt, type HelpPlace } from './open-screens.ts';

/** `beside`: next to the screen, which goes on; `above`: over it, on a phone and where a dialog is open. */
export type HelpWay = 'beside' | 'above';

/** The help of the screen that is open; it goes along to the next one. */
export function HelpPanel({ way, onClose }: { way: HelpWay; onClose: () => void }) {
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<{ at: string; article: ArticleName } | null>(null);
  const isChosen = chosen !== null && chosen.at === pathname;
  const place = isChosen ? { article: chosen.article, section: null } : helpAt(pathname);
  const onChoose = (article: ArticleName): void => setChosen({ at: pathname, article });
  const Panel = way === 'above' ? HelpAbove : HelpBeside;
  return <Panel place={place} onChoose={onChoose} onClose={onClose} />;
}

type PanelProps = { place: HelpPlace; onChoose: (article: ArticleName) => void; onClose: () => void };

function HelpAbove({ place, onChoose, onClose }: PanelProps) {
  const titles = useTexts(manualTitles);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // Who goes to another screen by one of its links wants to see that one.
    if (openedAt.current !== pathname) onClose();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return (
    <Dialog opened onClose={onClose} title={titles(place.article)}>
      <HelpContent place={place} onChoose={onChoose} onLeave={onClose} />
    </Dialog>
  );
}

function HelpBeside({ place, onChoose, onClose }: PanelProps) {
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
  }, [place.article]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside className={classes.panel} aria-label={titles(place.article)} onKeyDown={press}>
      <div className={classes.panelHead}>
        <h2 ref={heading} tabIndex={-1} className={classes.panelTitle}>
          {titles(place.article)}
        </h2>
        <CloseButton aria-label={ui('close')} size={40} onClick={onClose} />
      </div>
      <div ref={body} className={classes.panelBody} tabIndex={0} role="region" aria-label={titles(place.article)}>
        <HelpContent place={place} onChoose={onChoose} onLeave={() => undefined} />
      </div>
    </aside>
  );
}
