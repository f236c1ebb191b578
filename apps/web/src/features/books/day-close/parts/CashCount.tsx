import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { denominations, noteAmount } from '@bahi/domain/posting/cash/day-close';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { AmountInput, QuantityInput } from '../../../../ui/fields/AmountInput.tsx';
import { FormSection } from '../../../../ui/form/FormGrid.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { type DayCloseForm, typedCash, typedPieces } from '../day-close-form.ts';
import classes from './DayClose.module.css';

/** The notes and coins, counted one after the other: Enter leads to the next. */
export function CashCount({ form }: { form: DayCloseForm }) {
  const t = useTexts(dayCloseScreenMessages);
  const { control } = form;
  const [notes, otherAmount] = useWatch({ control, name: ['notes', 'otherAmount'] });
  const counted = typedCash({ notes, otherAmount });
  return (
    <FormSection title={t('counting')}>
      <table className={classes.table} onKeyDown={nextOnEnter}>
        <thead>
          <tr>
            <th scope="col">{t('note')}</th>
            <th scope="col">{t('pieces')}</th>
            <th scope="col" data-align="end">
              {t('noteAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {denominations.map((rupees, position) => (
            <NoteRow key={rupees} form={form} position={position} rupees={rupees} typed={notes[position]?.pieces} />
          ))}
          <OtherRow form={form} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('counted')}
            </th>
            <td data-align="end">{counted === null ? '—' : <MoneyText rupees={rupeesFromPaisa(counted)} />}</td>
          </tr>
        </tfoot>
      </table>
    </FormSection>
  );
}

type NoteProps = { form: DayCloseForm; position: number; rupees: number; typed: unknown };

function NoteRow({ form, position, rupees, typed }: NoteProps) {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const field = useField({ control: form.control, name: `notes.${position}.pieces` });
  const shown = formatNumber(rupees, language);
  const amount = noteAmount({ rupees, pieces: typedPieces(typed) });
  return (
    <tr>
      <td>{shown}</td>
      <td>
        <QuantityInput
          aria-label={t('piecesOf', { rupees: shown })}
          className={classes.pieces ?? ''}
          ref={field.ref}
          name={field.name}
          value={field.value}
          onChange={field.change}
          onBlur={field.blur}
          error={field.error}
        />
      </td>
      <td data-align="end">{amount === 0 ? '—' : <MoneyText rupees={rupeesFromPaisa(amount)} />}</td>
    </tr>
  );
}

function OtherRow({ form }: { form: DayCloseForm }) {
  const t = useTexts(dayCloseScreenMessages);
  const field = useField({ control: form.control, name: 'otherAmount' });
  return (
    <tr>
      <td>{t('coins')}</td>
      <td colSpan={2}>
        <AmountInput
          aria-label={t('coins')}
          ref={field.ref}
          name={field.name}
          value={field.value}
          onChange={field.change}
          onBlur={field.blur}
          error={field.error}
          withoutUnit
        />
      </td>
    </tr>
  );
}

/** Enter goes on to the next field of the form instead of saving it. */
function nextOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(target.form?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea') ?? [])];
  fields[fields.indexOf(target) + 1]?.focus();
}
