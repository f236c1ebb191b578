import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { screens } from '@bahi/contract/screens';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { FilePlus2, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DonePanel } from '../../stock/goods-lines/DonePanel.tsx';
import { PrintOptions } from '../../stock/goods-lines/paper/PrintOptions.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { usePrint } from '../../stock/goods-lines/paper/use-print.ts';
import { quotationPaper } from './quotation-paper.ts';
import type { QuotationDetail } from './quotation-rows.ts';

/** After a quotation is published: share it, print it, begin the next, each one key away. */
export function QuotationDone({ published, onNew }: { published: QuotationDetail; onNew: () => void }) {
  const t = useTexts(quotationScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const printing = usePrint(quotationPaper, published.id);
  const [isSharing, setSharing] = useState(false);
  const number = published.code ?? '';
  return (
    <>
      <DonePanel
        title={t('doneTitle', { number })}
        number={number}
        party={nameIn(language, published.customerName, published.customerNameNp)}
        document={{ grandTotal: published.grandTotal }}
        remark={
          <>
            {t('validUntil')} <DateText ad={published.dueDateAD} />
          </>
        }
        steps={[
          {
            key: 'P',
            label: goods('printNow'),
            icon: <Printer size={18} aria-hidden />,
            isBusy: printing.isBusy,
            start: () => void printing.print(),
          },
          ...(can(sharingContract.get)
            ? [{ key: 'S', label: t('share'), icon: <Share2 size={18} aria-hidden />, start: () => setSharing(true) }]
            : []),
          { key: 'N', label: t('add'), icon: <FilePlus2 size={18} aria-hidden />, start: onNew },
        ]}
        options={<PrintOptions kind={quotationPaper} printing={printing} />}
        list={{ path: screens.quotations, label: t('backToList') }}
      />
      <ShareDialog
        opened={isSharing}
        onClose={() => setSharing(false)}
        kind="quotation"
        paper={quotationPaper}
        document={published}
      />
    </>
  );
}
