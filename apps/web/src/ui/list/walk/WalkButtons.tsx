import { listMenuMessages } from '@bahi/contract/ui/list-menu.messages';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useWalk } from './list-walk.ts';
import classes from './WalkButtons.module.css';

const directions: Readonly<Record<string, 'former' | 'next'>> = { ArrowUp: 'former', ArrowDown: 'next' };

/** To the former and the next record of the list that the one in view was opened from; Alt with an arrow does the same. */
export function WalkButtons() {
  const t = useTexts(listMenuMessages);
  const walk = useWalk();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const direction = directions[event.key];
      if (direction === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (walk.go(direction)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [walk]);
  if (!walk.hasFormer && !walk.hasNext) return null;
  const steps = [
    { name: t('formerRecord'), direction: 'former', isThere: walk.hasFormer, Icon: ChevronUp },
    { name: t('nextRecord'), direction: 'next', isThere: walk.hasNext, Icon: ChevronDown },
  ] as const;
  return (
    <span className={classes.steps}>
      {steps.map(({ name, direction, isThere, Icon }) => (
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
