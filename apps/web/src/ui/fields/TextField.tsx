import '@mantine/core/styles/Input.layer.css';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import { TextInput } from '@mantine/core';
import { type HTMLInputTypeAttribute, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.ts';
import { type FieldProps, inputProps, useField } from './field.ts';
import classes from './TextField.module.css';

type Props<V extends FieldValues> = FieldProps<V> & {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'url';
  maxLength?: number;
  /** For Nepali names: helps browsers and readers to speak and spell it. */
  lang?: 'ne' | 'en';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** A remark that is not an error, such as a PAN of other than nine digits. */
  warning?: string | undefined;
  autoFocus?: boolean;
};

/** One line of text. */
export function TextField<V extends FieldValues>(props: Props<V>) {
  const { ref, name, text, change, blur, error } = useField(props);
  const { type = 'text', autoComplete = 'off', inputMode, maxLength, lang, leftSection, rightSection } = props;
  const digits = useTypedDigits(text, inputMode === 'numeric' || inputMode === 'tel');
  const warning = error === undefined ? props.warning : undefined;
  const description = warning === undefined ? props.description : <span className={classes.warning}>{warning}</span>;
  return (
    <TextInput
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={digits.shown}
      onChange={(event) => {
        digits.type(event.currentTarget.value);
        change(event.currentTarget.value);
      }}
      onBlur={() => {
        digits.leave();
        blur();
      }}
      error={error}
      description={description}
      type={type}
      autoComplete={autoComplete}
      leftSection={leftSection}
      rightSection={rightSection}
      data-autofocus={props.autoFocus === true ? true : undefined}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(lang === undefined ? {} : { lang })}
    />
  );
}

/** A number is shown in the digits of the language, and as it is typed while somebody types; both are read. */
function useTypedDigits(text: string, isNumber: boolean) {
  const language = useLanguage();
  const [isTyping, setTyping] = useState(false);
  return {
    shown: isNumber && !isTyping ? inDigitsOf(toLatin(text), language) : text,
    type: (typed: string) => setTyping(typed !== ''),
    leave: () => setTyping(false),
  };
}
