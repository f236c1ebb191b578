import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Counter.module.css';
import { Amount } from './CounterParts.tsx';
import type { Till } from './till.ts';
import type { Sale } from './use-sale.ts';

/** The bill that was sold last: what is given back stays readable while the next one is entered. */
export function LastSale({ id, till, slip }: { id: number; till: Till; slip: Sale['slip'] }) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const bill = till.useSold(id);
  if (bill === undefined) return null;
  const change = bill.changeAmount ?? 0;
  return (
    <section className={`${classes.panel} ${classes.last}`} aria-label={t('lastSale')}>
      <div className={classes.lastHead}>
        <span>{t('lastSale')}</span>
        {bill.path === null ? <span>{bill.code}</span> : <TextLink to={bill.path}>{bill.code ?? ''}</TextLink>}
      </div>
      {bill.changeAmount === null ? null : (
        <div className={classes.change}>
          <span>{t('change')}</span>
          <output data-change>{formatRupees(paisaOf(change), language)}</output>
        </div>
      )}
      <dl className={classes.amounts}>
        <Amount label={t('total')} rupees={bill.grandTotal} />
        {bill.tenderedAmount === null ? null : <Amount label={t('given')} rupees={bill.tenderedAmount} />}
        {bill.remainingAmount === 0 ? null : <Amount label={t('left')} rupees={bill.remainingAmount} />}
      </dl>
      <Button
        variant="default"
        leftSection={<Printer size={18} aria-hidden />}
        loading={slip.isBusy}
        onClick={() => slip.print(id)}
      >
        {t('printAgain')}
      </Button>
    </section>
  );
}
