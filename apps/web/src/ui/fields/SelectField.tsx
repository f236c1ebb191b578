import type { FieldValues } from 'react-hook-form';
import { type FieldProps, inputProps, useField } from './field.ts';
import { type Choice, SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';

type Props<V extends FieldValues> = FieldProps<V> &
  Pick<SearchSelectProps, 'options' | 'isLoading' | 'onSearch' | 'onAddNew' | 'addNewLabel' | 'clearable'> & {
    /** Takes the focus when its dialog opens. */
    autoFocus?: boolean;
    /** Called after the value of the form changed, for what depends on it. */
    onChanged?: (value: number | string, option: Choice | null) => void;
  };

/**
 * A choice in a form, searched by typing in either language. `onAddNew` opens the feature's dialog; when it saved,
 * the caller selects the new record by `form.setValue`. An empty choice is `''`.
 */
export function SelectField<V extends FieldValues>(props: Props<V>) {
  const { ref, name, value, change, blur, error } = useField(props);
  const { options, isLoading, onSearch, onAddNew, addNewLabel, clearable, onChanged } = props;
  return (
    <SearchSelect
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      options={options}
      onChange={(next, option) => {
        change(next);
        onChanged?.(next, option);
      }}
      onBlur={blur}
      error={error}
      {...(isLoading === undefined ? {} : { isLoading })}
      {...(onSearch === undefined ? {} : { onSearch })}
      {...(onAddNew === undefined ? {} : { onAddNew })}
      {...(addNewLabel === undefined ? {} : { addNewLabel })}
      {...(props.autoFocus === true ? { 'data-autofocus': true } : {})}
      {...(clearable === undefined ? {} : { clearable })}
    />
  );
}
