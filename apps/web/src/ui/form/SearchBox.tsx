import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { searchDebounceMilliseconds } from '../../platform/constants.ts';
import { useTexts } from '../../platform/i18n.ts';
import classes from '../list/ListToolbar.module.css';

type Props = { value: string; onSearch: (search: string) => void; label?: string | undefined };

/** A search field that waits until the typing pauses; Enter searches at once, Escape empties it. */
export function SearchBox({ value, onSearch, label }: Props) {
  const t = useTexts(uiMessages);
  const [text, setText] = useState(value);
  const searchLater = useDebouncedCallback(onSearch, searchDebounceMilliseconds);
  // The address may change without typing: Back, or all filters cleared.
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  const searchNow = (search: string): void => {
    searchLater.cancel();
    setText(search);
    onSearch(search);
  };
  return (
    <TextInput
      className={classes.search ?? ''}
      data-searched={value !== '' || undefined}
      type="search"
      role="searchbox"
      aria-label={label ?? t('search')}
      placeholder={label ?? t('search')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        searchLater(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow(text);
        if (event.key === 'Escape' && text !== '') searchNow('');
      }}
      leftSection={<Search size={18} aria-hidden />}
      rightSection={text === '' ? null : <CloseButton aria-label={t('clear')} onClick={() => searchNow('')} />}
    />
  );
}
