import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { Voucher } from './voucher-form.ts';
import classes from './VoucherTable.module.css';

type Due = Voucher['dues'][number];

/** What the lines of a voucher made due, and which bills they took from. */
export function VoucherDues({ dues }: { dues: readonly Due[] }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('dues')}>
      <table className={classes.lines}>
        <caption>{t('dues')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('party')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('document')}</th>
            <th scope="col" data-align="end">
              {t('amountRupees')}
            </th>
            <th scope="col" data-align="end">
              {t('remaining')}
            </th>
          </tr>
        </thead>
        <tbody>
          {dues.map((due) => (
            <tr key={`${due.effect} ${due.documentId}`}>
              <td>{nameIn(language, due.partyName, due.partyNameNp)}</td>
              <td>{t(due.effect)}</td>
              <td>
                <Bill due={due} />
                <small>
                  <DateText ad={due.dateAD} />
                </small>
              </td>
              <td data-align="end">
                <MoneyText rupees={due.amount} />
              </td>
              <td data-align="end">
                <MoneyText rupees={due.remaining} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the voucher itself made due leads nowhere else. */
function Bill({ due: { effect, documentKind, documentId, code } }: { due: Due }) {
  const { can } = useSession();
  const { list, needs } = documentScreen(documentKind);
  if (code === null || effect === 'OPENS' || !can(needs)) return code ?? '—';
  return <TextLink to={`${list}?view=${documentId}`}>{code}</TextLink>;
}
