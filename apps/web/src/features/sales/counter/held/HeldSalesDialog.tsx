import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Archive, Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DangerIcon } from '../../../../ui/danger/DangerButton.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { EmptyState } from '../../../../ui/shell/EmptyState.tsx';
import { writtenLines } from '../../../stock/goods-lines/document-draft.ts';
import classes from '../Counter.module.css';
import type { HeldSales } from './use-held-sales.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  held: HeldSales;
  onTake: (number: number) => void;
};

/** The bills that wait: taken up by Enter or a tap, each with when, whose and how much. */
export function HeldSalesDialog({ opened, onClose, held, onTake }: Props) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('held')} size={520} small>
      {held.bills.length === 0 ? (
        <EmptyState icon={<Archive size={32} aria-hidden />} title={t('heldNone')} text={t('heldText')} />
      ) : (
        <ul className={classes.heldSales}>
          {held.bills.map((bill, at) => (
            <li key={bill.number} className={classes.heldSale}>
              <span>
                <strong>{t('heldNumber', { number: formatNumber(bill.number, language) })}</strong>
                <small>{inDigitsOf(timeInKathmandu(bill.heldAt), language)}</small>
              </span>
              <span>
                {bill.draft.head.party === null
                  ? null
                  : nameIn(language, bill.draft.head.party.name, bill.draft.head.party.nameNp)}
                <small>{t('lineCount', { count: formatNumber(writtenLines(bill.draft).length, language) })}</small>
              </span>
              <span className={classes.amount}>{formatRupees(asPaisa(bill.totalPaisa), language)}</span>
              <Button {...(at === 0 ? { 'data-autofocus': true } : {})} onClick={() => onTake(bill.number)}>
                {t('takeUp')}
              </Button>
              <DangerIcon
                aria-label={t('dropHeld', { number: formatNumber(bill.number, language) })}
                onClick={() => held.take(bill.number)}
              >
                <Trash2 size={18} aria-hidden />
              </DangerIcon>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
