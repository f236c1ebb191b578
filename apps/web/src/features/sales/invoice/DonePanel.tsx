import { screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { Button } from '@mantine/core';
import { CircleCheck, FilePlus2, HandCoins, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { PrintOptions } from '../../stock/goods-lines/paper/PrintOptions.tsx';
import { ShareDialog } from '../../stock/goods-lines/paper/ShareDialog.tsx';
import { usePrint } from '../../stock/goods-lines/paper/use-print.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import classes from './DonePanel.module.css';
import { invoicePaper } from './invoice-paper.ts';
import type { InvoiceDetail } from './invoice-rows.ts';

/** After an invoice is issued: print, share, receive payment, new invoice, each one key away. */
export function DonePanel({ issued, onNew }: { issued: InvoiceDetail; onNew: () => void }) {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const invoice = useCall(invoiceContract.get, { params: { id: issued.id } }).data ?? issued;
  const printing = usePrint(invoicePaper, issued.id);
  const [open, setOpen] = useState<'share' | 'payment' | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const canReceive = invoice.remainingAmount > 0 && can(paymentContract.create);
  const print = (): void => (printing.isBusy ? undefined : void printing.print());
  const receive = (): void => (canReceive ? setOpen('payment') : undefined);
  useKeys({ KeyP: print, KeyS: () => setOpen('share'), KeyR: receive, KeyN: onNew });
  const number = issued.code ?? '';
  return (
    <>
      <PageTitle title={t('doneTitle', { number })} backTo={screens.invoices} />
      <section className={classes.panel} aria-label={t('doneTitle', { number })}>
        <CircleCheck size={44} className={classes.icon} aria-hidden />
        <p className={classes.number}>{number}</p>
        <p className={classes.customer}>{nameIn(language, invoice.customerName, invoice.customerNameNp)}</p>
        <p className={classes.total}>
          <MoneyText rupees={invoice.grandTotal} withUnit />
        </p>
        <p className={classes.status}>
          <PaymentStatusBadge status={invoice.paymentStatus} />
          {invoice.paymentStatus === 'PARTIALLY_PAID' ? (
            <span>
              {t('stillDue')} <MoneyText rupees={invoice.remainingAmount} withUnit />
            </span>
          ) : null}
        </p>
        {invoice.changeAmount === null ? null : (
          <p className={classes.change}>
            {t('change')} <MoneyText rupees={invoice.changeAmount} withUnit />
          </p>
        )}
        <div className={classes.actions}>
          <Button
            ref={first}
            {...keyed('P', <Printer size={18} aria-hidden />)}
            loading={printing.isBusy}
            onClick={print}
          >
            {goods('printNow')}
          </Button>
          <Button variant="default" {...keyed('S', <Share2 size={18} aria-hidden />)} onClick={() => setOpen('share')}>
            {t('share')}
          </Button>
          {canReceive ? (
            <Button variant="default" {...keyed('R', <HandCoins size={18} aria-hidden />)} onClick={receive}>
              {t('receivePayment')}
            </Button>
          ) : null}
          <Button variant="default" {...keyed('N', <FilePlus2 size={18} aria-hidden />)} onClick={onNew}>
            {t('newInvoice')}
          </Button>
        </div>
        <div className={classes.options}>
          <PrintOptions kind={invoicePaper} printing={printing} />
        </div>
        <TextLink to={screens.invoices}>{t('backToList')}</TextLink>
      </section>
      <ShareDialog opened={open === 'share'} onClose={() => setOpen(null)} kind={invoicePaper} document={invoice} />
      <PaymentDialog
        opened={open === 'payment'}
        onClose={() => setOpen(null)}
        component={{ type: 'INVOICE', id: issued.id, number: issued.code, isActive: invoice.state === 'FINAL' }}
        startsWith="form"
      />
    </>
  );
}

function keyed(key: string, icon: ReactNode) {
  return { leftSection: icon, rightSection: <kbd className={classes.key}>{key}</kbd>, 'aria-keyshortcuts': key };
}

/** Keys by their place on the keyboard, so that they are the same on a Nepali one; not while something is typed. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code];
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
    if (action === undefined || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
