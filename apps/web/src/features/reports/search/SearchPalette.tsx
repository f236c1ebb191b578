import '@mantine/core/styles/Input.layer.css';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';
import { rememberChoice } from './recent-choices.ts';
import { optionId } from './option-id.ts';
import { SearchChoices } from './SearchChoices.tsx';
import classes from './SearchPalette.module.css';
import type { TypeAhead } from './typed-ahead.ts';
import { type SearchChoice, type SearchedScreen, useChoices } from './use-choices.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  screens: readonly SearchedScreen[];
  /** What is typed before the field has the keys, which it then takes over. */
  typeAhead: TypeAhead;
};

/** Goes to any screen or record by typing what it is called. */
export function SearchPalette({ opened, ...content }: Props) {
  const t = useTexts(searchScreenMessages);
  return (
    <Dialog opened={opened} onClose={content.onClose} title={t('title')} size={620}>
      <PaletteContent {...content} />
    </Dialog>
  );
}

const pauseMilliseconds = 200;

function PaletteContent({ screens, onClose, typeAhead }: Omit<Props, 'opened'>) {
  const t = useTexts(searchScreenMessages);
  const navigate = useNavigate();
  const profile = useProfileNotice();
  const listId = useId();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), pauseMilliseconds);
  const { groups, account, ...state } = useChoices(screens, text.trim(), asked);
  const choices = groups.flatMap((group) => group.choices);
  // By its key: what is found later comes in between.
  const [marked, setMarked] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const active = Math.min(
    Math.max(
      0,
      choices.findIndex(({ key }) => key === marked),
    ),
    choices.length - 1,
  );
  const take = (choice: SearchChoice | undefined): void => {
    if (choice === undefined) return;
    rememberChoice(account, choice);
    onClose();
    if (choice.needsProfile === true && !profile.isComplete) profile.ask();
    else void navigate(choice.to, { state: choice.state });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0)
      setMarked(choices[(active + step + choices.length) % choices.length]?.key ?? null);
    else if (event.key !== 'Enter') return;
    else if (choices.length > 0) take(choices[active]);
    else setAwaited(state.isWaiting);
    event.preventDefault();
  };
  const [first] = choices;
  useEffect(() => {
    if (isAwaited && first !== undefined) take(first);
    // Enter was pressed before anything was found: it takes what comes first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAwaited, first?.key]);
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('label')}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
        placeholder={t('label')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMarked(null);
          setAwaited(false);
        }}
        onFocus={() => {
          const { text: before, isEntered } = typeAhead.end();
          if (before !== '') setText(before);
          if (isEntered) setAwaited(true);
        }}
        onKeyDown={press}
        leftSection={<Search size={18} aria-hidden />}
      />
      <SearchChoices
        listId={listId}
        groups={groups}
        active={active}
        hasText={text.trim() !== ''}
        onTake={take}
        {...state}
      />
      <div className={classes.keys}>{t('keys')}</div>
    </>
  );
}
