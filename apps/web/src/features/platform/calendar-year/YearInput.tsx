import '@mantine/core/styles/Input.layer.css';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import classes from './Calendar.module.css';

type Props = { label: string; value: string; onChange: (year: string) => void };

/** One end of a range of years; it counts once four digits stand there, or when the field is left. */
export function YearInput({ label, value, onChange }: Props) {
  const language = useLanguage();
  const shown = inDigitsOf(value, language);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const take = (typed: string): void => {
    const year = toLatin(typed).trim();
    if (year !== value) onChange(/^\d{4}$/.test(year) ? year : '');
  };
  return (
    <TextInput
      className={classes.range ?? ''}
      label={label}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (/^\d{4}$/.test(toLatin(event.currentTarget.value))) take(event.currentTarget.value);
      }}
      onBlur={() => {
        take(text);
        if (!/^\d{4}$/.test(toLatin(text).trim())) setText(shown);
      }}
    />
  );
}
