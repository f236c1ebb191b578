import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { denominations, noteAmount } from '@bahi/domain/posting/cash/day-close';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { AmountInput, QuantityInput } from '../../../../ui/fields/AmountInput.tsx';
import { FormSection } from '../../../../ui/form/FormGrid.tsx';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { type DayCloseForm, typedCash, typedPieces } from '../day-close-form.ts';
import classes from './DayClose.module.css';

type Props = { form: DayCloseForm; isFirst: boolean };

/**
 * The notes and coins, counted one after the other: Enter leads to the next field and Shift+Enter back, the arrows up and
 * down the count. Counting begins in the first field; on a phone nothing is focused, for that would open the keyboard.
 */
export function CashCount({ form, isFirst }: Props) {
  const table = useFirstPieces(isFirst);
  const t = useTexts(dayCloseScreenMessages);
  const { control } = form;
  const [notes, otherAmount] = useWatch({ control, name: ['notes', 'otherAmount'] });
  const counted = typedCash({ notes, otherAmount });
  return (
    <FormSection title={t('counting')}>
      <table ref={table} className={classes.table} onKeyDown={moveByKey}>
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

function useFirstPieces(isFirst: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const isDesktop = useIsDesktop();
  useEffect(() => {
    if (!isFirst || !isDesktop) return undefined;
    // After the frame has given the focus to the title of the screen.
    const frame = requestAnimationFrame(() => table.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
    // Only when the cash of the box that the form began with has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return table;
}

/** Enter goes through the fields of the form instead of saving it, the arrows through those of the count. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement)) return;
  const steps: Readonly<Record<string, number>> = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 };
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const around = key === 'Enter' ? target.form : currentTarget;
  const fields = [...(around?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea') ?? [])];
  fields[fields.indexOf(target) + step]?.focus();
}
