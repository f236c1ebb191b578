import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { Copy, FilePen, FilePlus2, HandCoins, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { DonePanel, type NextStep } from '../../stock/goods-lines/DonePanel.tsx';
import { PrintOptions } from '../../stock/goods-lines/paper/PrintOptions.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { usePrint } from '../../stock/goods-lines/paper/use-print.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { invoicePaper } from './invoice-paper.ts';
import type { InvoiceDetail } from './invoice-rows.ts';
import { useCopyInvoice } from './use-copy-invoice.ts';

/** After an invoice is issued: print, share, receive payment, new invoice, each one key away. */
export function InvoiceDone({ issued, onNew }: { issued: InvoiceDetail; onNew: () => void }) {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const invoice = useCall(invoiceContract.get, { params: { id: issued.id } }).data ?? issued;
  const printing = usePrint(invoicePaper, issued.id);
  const [open, setOpen] = useState<'share' | 'payment' | 'cancel' | null>(null);
  const mending = useMending(invoice, () => setOpen('cancel'));
  const canReceive = invoice.remainingAmount > 0 && can(paymentContract.create);
  const number = issued.code ?? '';
  return (
    <>
      <DonePanel
        title={t('doneTitle', { number })}
        number={number}
        party={nameIn(language, invoice.customerName, invoice.customerNameNp)}
        document={invoice}
        stillDue={t('stillDue')}
        remark={
          invoice.changeAmount === null ? undefined : (
            <>
              {t('change')} <MoneyText rupees={invoice.changeAmount} withUnit />
            </>
          )
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
            ? [{ key: 'S', label: t('share'), icon: <Share2 size={18} aria-hidden />, start: () => setOpen('share') }]
            : []),
          ...(canReceive
            ? [
                {
                  key: 'R',
                  label: t('receivePayment'),
                  icon: <HandCoins size={18} aria-hidden />,
                  start: () => setOpen('payment'),
                },
              ]
            : []),
          { key: 'N', label: t('newInvoice'), icon: <FilePlus2 size={18} aria-hidden />, start: onNew },
          ...mending,
        ]}
        options={<PrintOptions kind={invoicePaper} printing={printing} />}
        list={{ path: screens.invoices, label: t('backToList') }}
      />
      <ShareDialog
        opened={open === 'share'}
        onClose={() => setOpen(null)}
        kind="invoice"
        paper={invoicePaper}
        document={invoice}
      />
      <PaymentDialog
        opened={open === 'payment'}
        onClose={() => setOpen(null)}
        component={{ type: 'INVOICE', id: issued.id, number: issued.code, isActive: invoice.state === 'FINAL' }}
        startsWith="form"
      />
      <CancelInvoiceDialog opened={open === 'cancel'} onClose={() => setOpen(null)} invoice={invoice} isCopied />
    </>
  );
}

/** The same once more, and what was wrong written anew: it is seen when it stands there. */
function useMending(invoice: InvoiceDetail, cancel: () => void): NextStep[] {
  const t = useTexts(invoiceScreenMessages);
  const { can } = useSession();
  const { copy, isCopying } = useCopyInvoice();
  if (!can(invoiceContract.duplicate)) return [];
  const duplicate = {
    key: 'D',
    label: t('duplicate'),
    icon: <Copy size={18} aria-hidden />,
    isBusy: isCopying,
    start: () => void copy(invoice.id),
  };
  if (!invoice.isCancellable || !can(invoiceContract.cancel)) return [duplicate];
  const anew = { label: t('cancelAndCopy'), icon: <FilePen size={18} aria-hidden />, start: cancel };
  return [duplicate, { key: 'C', isDangerous: true, ...anew }];
}
