import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { taxRateMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { CalendarClock, CalendarX2 } from 'lucide-react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { MasterDataHistory } from '../../platform/record-history/MasterDataHistory.tsx';
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
  const withdrawalsOf = useWithdrawals();
  const since = (id: number) => <Since rate={rateOf(id)} />;
  return (
    <>
      <MasterDataPage
        of={taxRateContract.masterData}
        Below={MasterDataHistory}
        moreColumns={[{ key: 'since', title: t('since'), cell: ({ id }) => since(id), card: 'more' }]}
        moreActions={({ id, isActive }) => [
          ...(isActive && can(taxRateContract.change)
            ? [
                {
                  label: t('change'),
                  icon: <CalendarClock size={16} aria-hidden />,
                  onClick: () => change.open(id),
                },
              ]
            : []),
          ...withdrawalsOf(rateOf(id)),
        ]}
        moreDetails={({ id }) => [
          { label: t('since'), value: since(id) },
          { label: t('changes'), value: <Changes rate={rateOf(id)} />, wide: true },
        ]}
      />
      <TaxRateChangeDialog opened={change.opened} rate={rateOf(change.target)} onClose={change.close} />
    </>
  );
}

/** What is planned for a day to come may be taken back. */
function useWithdrawals(): (rate: TaxRate | undefined) => RowAction[] {
  const t = useTexts(taxRateScreenMessages);
  const { can, todayAD } = useSession();
  const language = useLanguage();
  const confirm = useConfirm();
  const withdraw = useSend(taxRateContract.withdraw);
  const ask = async (id: number, { fromDayAD, fromDayBS, rate }: TaxRate['changes'][number]): Promise<void> => {
    const planned = { day: inDigitsOf(fromDayBS, language), rate: formatNumber(rate, language) };
    const question = t('withdrawQuestion', planned);
    if (await confirm({ kind: 'own', question, isDangerous: true })) withdraw.mutate({ params: { id, fromDayAD } });
  };
  return (rate) =>
    rate === undefined || !can(taxRateContract.withdraw)
      ? []
      : rate.changes
          .filter(({ fromDayAD }) => fromDayAD > todayAD)
          .map((change) => ({
            label: t('withdraw', { day: inDigitsOf(change.fromDayBS, language) }),
            icon: <CalendarX2 size={16} aria-hidden />,
            onClick: () => void ask(rate.id, change),
            isDangerous: true,
          }));
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
