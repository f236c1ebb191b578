import { listMenuMessages } from '@bahi/contract/ui/list-menu.messages';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { topmostDialog } from '../../dialogs/dialog-place.ts';
import { hasOwnArrows } from '../own-arrows.ts';
import { useWalk } from './list-walk.ts';
import classes from './WalkButtons.module.css';

const directions: Readonly<Record<string, 'former' | 'next'>> = { ArrowUp: 'former', ArrowDown: 'next' };

/**
 * To the former and the next record of the list that the one in view was opened from. Alt with an arrow does the same
 * where nothing lies above that record: what is typed into a dialog or a field is not walked away from.
 */
export function WalkButtons() {
  const t = useTexts(listMenuMessages);
  const walk = useWalk();
  const steps = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const direction = directions[event.key];
      if (direction === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isBeneath = topmostDialog()?.contains(steps.current) !== true;
      if (event.defaultPrevented || isBeneath || hasOwnArrows(event.target)) return;
      if (walk.go(direction)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [walk]);
  // It stays on the page while another one of the list is read: by it the dialog is known.
  if (!walk.hasFormer && !walk.hasNext) return <span ref={steps} hidden />;
  const ways = [
    { name: t('formerRecord'), direction: 'former', isThere: walk.hasFormer, Icon: ChevronUp },
    { name: t('nextRecord'), direction: 'next', isThere: walk.hasNext, Icon: ChevronDown },
  ] as const;
  return (
    <span ref={steps} className={classes.steps}>
      {ways.map(({ name, direction, isThere, Icon }) => (
        <ActionIcon
          key={name}
          variant="default"
          size="input-sm"
          aria-label={name}
          title={name}
          // It keeps the focus at the end of the list.
          aria-disabled={!isThere}
          data-disabled={!isThere}
          onClick={() => walk.go(direction)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  );
}
