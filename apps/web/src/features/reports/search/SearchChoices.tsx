import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './SearchPalette.module.css';
import { optionId } from './option-id.ts';
import type { ChoiceGroup, SearchChoice } from './use-choices.ts';

type Props = {
  listId: string;
  groups: readonly ChoiceGroup[];
  /** The position of the marked choice, over all groups. */
  active: number;
  hasText: boolean;
  isWaiting: boolean;
  error: Error | null;
  retry: () => void;
  onTake: (choice: SearchChoice) => void;
};

/** The choices below the search field, group by group, and what is to be said when there are none. */
export function SearchChoices({ listId, groups, active, hasText, isWaiting, error, retry, onTake }: Props) {
  const t = useTexts(searchScreenMessages);
  const ui = useTexts(uiMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const said = isWaiting ? t('searching') : count > 0 ? t('count', { count }) : error === null ? t('nothing') : '';
  const starts = startsOf(groups);
  return (
    <>
      <div role="status" className={classes.status} data-quiet={!hasText || undefined}>
        {hasText ? said : ''}
      </div>
      {error === null ? null : (
        <div role="alert" className={classes.failure}>
          <span>{t('failed')}</span>
          <Button variant="default" onClick={retry}>
            {ui('retry')}
          </Button>
        </div>
      )}
      <div ref={list} id={listId} role="listbox" aria-label={t('results')} className={classes.list}>
        {groups.map(({ kind, choices }, group) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <div id={`${listId}-${kind}`} role="presentation" className={classes.group}>
              {t(kind)}
            </div>
            {choices.map((choice, index) => {
              const position = (starts[group] ?? 0) + index;
              return (
                <Option
                  key={choice.key}
                  id={optionId(listId, position)}
                  choice={choice}
                  isMarked={position === active}
                  onTake={() => onTake(choice)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

type OptionProps = { id: string; choice: SearchChoice; isMarked: boolean; onTake: () => void };

/** The keyboard stays in the search field, which says what is marked; the mouse takes. */
function Option({ id, choice, isMarked, onTake }: OptionProps) {
  const t = useTexts(searchScreenMessages);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      className={classes.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <span className={classes.label}>{choice.label}</span>
      <span className={classes.remark}>
        {choice.remark}
        {choice.isInactive === true ? ` · ${t('inactive')}` : ''}
      </span>
    </div>
  );
}

/** The position of the first choice of each group. */
function startsOf(groups: readonly ChoiceGroup[]): number[] {
  let next = 0;
  return groups.map(({ choices }) => {
    const start = next;
    next += choices.length;
    return start;
  });
}
