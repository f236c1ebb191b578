import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, inputProps, useField } from './field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { rows?: number; maxLength?: number };

/** Several lines of text. */
export function TextareaField<V extends FieldValues>(props: Props<V>) {
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <Textarea
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
      rows={props.rows ?? 3}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
    />
  );
}
