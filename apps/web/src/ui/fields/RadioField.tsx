import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, inputProps, useField } from './field.ts';
import classes from './RadioField.module.css';

type Option = { value: string; label: ReactNode; description?: string };
type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly Option[];
  /** Side by side, as many as have room, instead of one below the other. */
  isRow?: boolean;
};

/** One of a few, all of which are seen at once; the arrow keys move among them. */
export function RadioField<V extends FieldValues>(props: Props<V>) {
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <Radio.Group {...inputProps(props)} name={name} value={text} onChange={change} onBlur={blur} error={error}>
      <div className={props.isRow === true ? classes.row : classes.column}>
        {props.options.map(({ value, label, description }, position) => (
          <Radio
            key={value}
            ref={position === 0 ? ref : null}
            value={value}
            label={label}
            description={description}
            disabled={props.disabled ?? false}
            classNames={{ body: classes.body, labelWrapper: classes.label }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
