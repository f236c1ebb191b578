import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { FilePlus2, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { DonePanel } from '../../stock/goods-lines/DonePanel.tsx';
import { PrintOptions } from '../../stock/goods-lines/paper/PrintOptions.tsx';
import { ShareDialog } from '../../stock/goods-lines/paper/ShareDialog.tsx';
import { usePrint } from '../../stock/goods-lines/paper/use-print.ts';
import { creditNotePaper } from './credit-note-paper.ts';
import type { CreditNoteDetail } from './credit-note-rows.ts';

/** After a credit note is issued: print, share, the next one, each one key away, and where its total went. */
export function CreditNoteDone({ issued, onNew }: { issued: CreditNoteDetail; onNew: () => void }) {
  const t = useTexts(creditNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const printing = usePrint(creditNotePaper, issued.id);
  const [isSharing, setSharing] = useState(false);
  const number = issued.number ?? '';
  return (
    <>
      <DonePanel
        title={t('doneTitle', { number })}
        number={number}
        party={nameIn(language, issued.customerName, issued.customerNameNp)}
        document={{ grandTotal: issued.grandTotal }}
        remark={<Went note={issued} />}
        steps={[
          {
            key: 'P',
            label: goods('printNow'),
            icon: <Printer size={18} aria-hidden />,
            isBusy: printing.isBusy,
            start: () => void printing.print(),
          },
          { key: 'S', label: t('share'), icon: <Share2 size={18} aria-hidden />, start: () => setSharing(true) },
          { key: 'N', label: t('add'), icon: <FilePlus2 size={18} aria-hidden />, start: onNew },
        ]}
        options={<PrintOptions kind={creditNotePaper} printing={printing} />}
        list={{ path: screens.creditNotes, label: t('backToList') }}
      />
      <ShareDialog
        opened={isSharing}
        onClose={() => setSharing(false)}
        kind={creditNotePaper}
        document={{ ...issued, code: issued.number }}
      />
    </>
  );
}

/** Set against the invoice, kept as an advance, or paid back by a voucher. */
function Went({ note }: { note: CreditNoteDetail }) {
  const t = useTexts(creditNoteScreenMessages);
  return (
    <>
      {note.setOffAmount === 0 ? null : (
        <span>
          {t('setOff')} <MoneyText rupees={note.setOffAmount} withUnit />
        </span>
      )}
      {note.setOffAmount > 0 && note.advanceAmount > 0 ? ' · ' : null}
      {note.advanceAmount === 0 ? null : (
        <span>
          {note.refundNumber === null ? t('inAdvance') : `${t('paidBack')} ${note.refundNumber}`}{' '}
          <MoneyText rupees={note.advanceAmount} withUnit />
        </span>
      )}
    </>
  );
}
