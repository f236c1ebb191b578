import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { printFile } from '../../../../platform/print-file.ts';
import { DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { creditNotePaper } from '../../credit-note/credit-note-paper.ts';
import type { CreditNoteDetail } from '../../credit-note/credit-note-rows.ts';
import { useFirstField } from '../use-first-field.ts';
import classes from '../Counter.module.css';
import { Amount } from '../CounterParts.tsx';

/** What is paid back, in large figures, and the note on paper. */
export function Returned({ note, onDone }: { note: CreditNoteDetail; onDone: () => void }) {
  const t = useTexts(counterScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const step = useFirstField<HTMLDivElement>();
  const printing = creditNotePaper.usePrint();
  const print = (): void => {
    printing.mutateAsync({ params: { id: note.id }, body: { paper: 'SLIP', language } }).then(
      (file) => printFile(file),
      // A refusal has been shown as a toast; the note stands.
      () => undefined,
    );
  };
  const paidBack = note.refundNumber === null ? 0 : note.advanceAmount;
  return (
    <div ref={step}>
      <p role="status">{t('returned', { number: note.number ?? '' })}</p>
      <div className={classes.change}>
        <span>{t('payBack')}</span>
        <output data-paid-back>{formatRupees(paisaOf(paidBack), language)}</output>
      </div>
      <dl className={classes.amounts}>
        <Amount label={t('total')} rupees={note.grandTotal} />
        {note.setOffAmount === 0 ? null : <Amount label={t('offDue')} rupees={note.setOffAmount} />}
        {paidBack > 0 || note.advanceAmount === 0 ? null : (
          <Amount label={t('keepAdvance')} rupees={note.advanceAmount} />
        )}
      </dl>
      <DialogFooter>
        <Button
          variant="default"
          leftSection={<Printer size={18} aria-hidden />}
          loading={printing.isPending}
          onClick={print}
        >
          {t('printAgain')}
        </Button>
        <Button data-autofocus onClick={onDone}>
          {ui('close')}
        </Button>
      </DialogFooter>
    </div>
  );
}
