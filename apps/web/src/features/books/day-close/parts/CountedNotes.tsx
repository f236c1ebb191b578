import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { MoneyText, NumberText } from '../../../../ui/texts/MoneyText.tsx';
import type { DayCloseDetail } from '../day-close-form.ts';
import classes from './DayClose.module.css';

/** What was counted of each note, and of coins. */
export function CountedNotes({ close }: { close: DayCloseDetail }) {
  const t = useTexts(dayCloseScreenMessages);
  return (
    <table className={classes.table} aria-label={t('counting')}>
      <thead>
        <tr>
          <th scope="col">{t('note')}</th>
          <th scope="col" data-align="end">
            {t('pieces')}
          </th>
          <th scope="col" data-align="end">
            {t('noteAmount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {close.notes.map((note) => (
          <tr key={note.rupees}>
            <td>
              <NumberText value={note.rupees} />
            </td>
            <td data-align="end">
              <NumberText value={note.pieces} />
            </td>
            <td data-align="end">
              <MoneyText rupees={note.amount} />
            </td>
          </tr>
        ))}
        <tr>
          <td colSpan={2}>{t('coins')}</td>
          <td data-align="end">
            <MoneyText rupees={close.otherAmount} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('counted')}
          </th>
          <td data-align="end">
            <MoneyText rupees={close.countedAmount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
