import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { screens } from '@bahi/contract/screens';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import type { Answer } from '@bahi/contract/endpoint';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useQuotationOf } from './use-quotation-of.tsx';
import classes from './QuotedNotice.module.css';

type Quoted = NonNullable<Answer<typeof quotationContract.ofInvoice>>;

/** On a bill that was made of a quotation: which one, and what costs otherwise since. Nothing on any other bill. */
export function QuotedNotice({ invoiceId }: { invoiceId: number | null }) {
  const t = useTexts(quotationScreenMessages);
  const quoted = useQuotationOf(invoiceId);
  if (quoted === null) return null;
  const { id, code, changes } = quoted;
  return (
    <div className={classes.notice} role="status" {...(changes.length === 0 ? {} : { 'data-changed': true })}>
      <TextLink to={`${screens.quotations}?view=${id}`}>{t('quotedAs', { number: code })}</TextLink>
      {changes.length === 0 ? null : (
        <>
          <p>{t('changedSince')}</p>
          <ul>
            {changes.map((change) => (
              <li key={change.lineId}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Change({ change }: { change: Quoted['changes'][number] }) {
  const t = useTexts(quotationScreenMessages);
  const language = useLanguage();
  const name = nameIn(language, change.particulars, change.particularsNp);
  const amount = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  const percent = (rate: number): string => inDigitsOf(String(rate), language);
  const { quotedRate, formerPrice, presentPrice, quotedTaxRate, presentTaxRate } = change;
  return (
    <>
      {formerPrice === presentPrice ? null : (
        <div>
          {t('priceChanged', {
            name,
            rate: amount(quotedRate),
            former: amount(formerPrice),
            present: amount(presentPrice),
          })}
        </div>
      )}
      {quotedTaxRate === presentTaxRate ? null : (
        <div>{t('taxChanged', { name, former: percent(quotedTaxRate), present: percent(presentTaxRate) })}</div>
      )}
    </>
  );
}
