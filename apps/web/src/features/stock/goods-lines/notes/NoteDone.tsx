import type { Text } from '@bahi/contract/messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { FilePlus2, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { DonePanel } from '../DonePanel.tsx';
import type { PaperKind } from '../paper/paper-kind.ts';
import { PrintOptions } from '../paper/PrintOptions.tsx';
import { ShareDialog } from '../paper/ShareDialog.tsx';
import { usePrint } from '../paper/use-print.ts';

type Note = {
  id: number;
  number: string | null;
  grandTotal: number;
  issuedDateBS: string;
  setOffAmount: number;
  advanceAmount: number;
};
type Words = 'doneTitle' | 'share' | 'add' | 'backToList' | 'setOff' | 'inAdvance';
type Props = {
  kind: PaperKind<Record<Words, Text>>;
  issued: Note;
  party: string;
  /** By which voucher the rest went back in money; null where it is kept. */
  paidBack: string | null;
  listPath: string;
  onNew: () => void;
  /** Its own dialog of sharing, where it has one; null where it is not for this user to share. */
  sharing?: ((shown: { opened: boolean; onClose: () => void }) => ReactNode) | null;
};

/** After a note is issued: print, share, the next one, each one key away, and where its total went. */
export function NoteDone({ kind, issued, party, paidBack, listPath, onNew, sharing }: Props) {
  const t = useTexts(kind.texts);
  const goods = useTexts(goodsLinesScreenMessages);
  const printing = usePrint(kind, issued.id);
  const [isSharing, setSharing] = useState(false);
  const shown = { opened: isSharing, onClose: () => setSharing(false) };
  const number = issued.number ?? '';
  const { setOffAmount, advanceAmount } = issued;
  const went = (
    <>
      {setOffAmount === 0 ? null : (
        <span>
          {t('setOff')} <MoneyText rupees={setOffAmount} withUnit />
        </span>
      )}
      {setOffAmount > 0 && advanceAmount > 0 ? ' · ' : null}
      {advanceAmount === 0 ? null : (
        <span>
          {paidBack ?? t('inAdvance')} <MoneyText rupees={advanceAmount} withUnit />
        </span>
      )}
    </>
  );
  return (
    <>
      <DonePanel
        title={t('doneTitle', { number })}
        number={number}
        party={party}
        document={{ grandTotal: issued.grandTotal }}
        remark={went}
        steps={[
          {
            key: 'P',
            label: goods('printNow'),
            icon: <Printer size={18} aria-hidden />,
            isBusy: printing.isBusy,
            start: () => void printing.print(),
          },
          ...(sharing === null
            ? []
            : [{ key: 'S', label: t('share'), icon: <Share2 size={18} aria-hidden />, start: () => setSharing(true) }]),
          { key: 'N', label: t('add'), icon: <FilePlus2 size={18} aria-hidden />, start: onNew },
        ]}
        options={<PrintOptions kind={kind} printing={printing} />}
        list={{ path: listPath, label: t('backToList') }}
      />
      {sharing === undefined ? (
        <ShareDialog {...shown} kind={kind} document={{ ...issued, code: issued.number }} />
      ) : (
        sharing?.(shown)
      )}
    </>
  );
}
