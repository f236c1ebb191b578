import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { taxRateMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { CalendarClock } from 'lucide-react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { MasterDataPage } from '../../../ui/master-data/MasterDataPage.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { TaxRateChangeDialog } from './TaxRateChangeDialog.tsx';
import { type TaxRate, useTaxRates } from './use-tax-rates.ts';

registerTexts(taxRateMessages);

/** The rates that goods and services are taxed at, each with since when it holds and what changes it. */
export function TaxRatePage() {
  const t = useTexts(taxRateScreenMessages);
  const { can } = useSession();
  const rates = useTaxRates().data?.rows;
  const change = useDialog<number | null>();
  const rateOf = (id: number | null) => rates?.find((rate) => rate.id === id);
  const since = (id: number) => <Since rate={rateOf(id)} />;
  return (
    <>
      <MasterDataPage
        of={taxRateContract.masterData}
        moreColumns={[{ key: 'since', title: t('since'), cell: ({ id }) => since(id), card: 'more' }]}
        moreActions={({ id, isActive }) =>
          isActive && can(taxRateContract.change)
            ? [
                {
                  label: t('change'),
                  icon: <CalendarClock size={16} aria-hidden />,
                  onClick: () => change.open(id),
                },
              ]
            : []
        }
        moreDetails={({ id }) => [
          { label: t('since'), value: since(id) },
          { label: t('changes'), value: <Changes rate={rateOf(id)} />, wide: true },
        ]}
      />
      <TaxRateChangeDialog opened={change.opened} rate={rateOf(change.target)} onClose={change.close} />
    </>
  );
}

function Since({ rate }: { rate: TaxRate | undefined }) {
  const t = useTexts(taxRateScreenMessages);
  if (rate === undefined) return null;
  return rate.sinceAD === null ? t('fromBeginning') : <DateText ad={rate.sinceAD} />;
}

function Changes({ rate }: { rate: TaxRate | undefined }) {
  const t = useTexts(taxRateScreenMessages);
  if (rate === undefined || rate.changes.length === 0) return t('noChanges');
  return (
    <ul>
      {rate.changes.map((change) => (
        <li key={change.fromDayAD}>
          <DateText ad={change.fromDayAD} />: <NumberText value={change.rate} /> %
        </li>
      ))}
    </ul>
  );
}
