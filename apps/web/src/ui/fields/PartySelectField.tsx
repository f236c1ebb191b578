import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSession } from '../../platform/session.tsx';
import { type FieldProps, useField } from './field.ts';
import { SelectField } from './SelectField.tsx';
import { useAddNew } from '../list/add/use-add-new.ts';
import { type ListedParty, type Party, type PartySource, useParties } from './use-parties.ts';

type Props<V extends FieldValues, Row extends ListedParty> = Pick<FieldProps<V>, 'control' | 'name' | 'disabled'> & {
  /** What is read out behind its label where several parties stand in a form: the number of its line. */
  spokenNumber?: number;
  source: PartySource<Row>;
  /** The party of the record that is edited. */
  current: Party | null;
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
  /** Called after one was chosen or made, for what depends on it. */
  onChosen?: (id: number | string) => void;
};

/** A customer or vendor in a form, found by name in either language or by phone; `Add new` selects what it made. */
export function PartySelectField<V extends FieldValues, Row extends ListedParty>(props: Props<V, Row>) {
  const { source, current, autoFocus = false, onChosen, spokenNumber, ...field } = props;
  const t = useTexts(source.texts);
  const language = useLanguage();
  const { can } = useSession();
  const { value, change } = useField(field);
  const [added, setAdded] = useState<Party | null>(null);
  const known = [added, current].find((party) => party !== null && party.id === value) ?? null;
  const parties = useParties(source.useRows, known, (row) => inDigitsOf(source.phoneOf(row), language));
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...field}
        label={t('party')}
        {...(spokenNumber === undefined ? {} : { spokenLabel: `${t('party')} ${spokenNumber}` })}
        required
        options={parties.options}
        isLoading={parties.isLoading}
        addNewLabel={t('addNew')}
        autoFocus={autoFocus}
        onChanged={(id) => onChosen?.(id)}
        {...parties.searching}
        {...(can(source.save) ? { onAddNew: open } : {})}
      />
      <source.AddDialog
        {...dialog}
        onSaved={(saved) => {
          setAdded(saved);
          change(saved.id);
          onChosen?.(saved.id);
        }}
      />
    </>
  );
}
