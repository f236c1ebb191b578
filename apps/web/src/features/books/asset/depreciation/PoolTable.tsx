import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import classes from './Depreciation.module.css';
import type { DepreciationSheet } from './DepreciationPage.tsx';

const amounts = ['opening', 'added', 'absorbed', 'disposed', 'depreciation', 'gain', 'closing'] as const;

/** The pools with what each does in the year; on a narrow screen each is a card. */
export function PoolTable({ sheet: { rows, total } }: { sheet: DepreciationSheet }) {
  const t = useTexts(assetScreenMessages);
  const shown = amounts.filter((name) => name !== 'gain' || total.gain > 0);
  const told = [
    ...rows.map((row) => ({ key: row.pool, name: t(`pool${row.pool}`), row })),
    { key: 'total', name: t('total'), row: total },
  ];
  return (
    <table className={classes.table} aria-label={t('sheetTitle')}>
      <thead>
        <tr>
          <th scope="col">{t('pool')}</th>
          {shown.map((name) => (
            <th key={name} scope="col" data-number>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ key, name, row }) => (
          <tr key={key} data-total={key === 'total' || undefined}>
            <th scope="row">{name}</th>
            {shown.map((amount) => (
              <td key={amount} data-label={t(amount)} data-number>
                <MoneyText rupees={row[amount]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
