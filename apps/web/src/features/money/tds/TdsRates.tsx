import type { TdsRate } from '@bahi/contract/money/tds/tds-answer';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import page from '../../../ui/list/ListPage.module.css';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import { RateDialog } from './RateDialog.tsx';
import { TdsError } from './TdsError.tsx';
import classes from './Tds.module.css';

/** The dated rates, those of the product and the business's own. */
export function TdsRates() {
  const t = useTexts(tdsScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const answer = useCall(tdsContract.rates, {});
  const adding = useDialog<true>();
  const mayAdd = can(tdsContract.saveRate) && !isBusinessInactive;
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.soft}>{t('ratesHint')}</p>
        {mayAdd ? (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => adding.open(true)}>
            {t('addRate')}
          </Button>
        ) : null}
      </div>
      <section className={page.surface} aria-busy={answer.isFetching}>
        {answer.isPending ? (
          <ListSkeleton columns={5} isTable />
        ) : answer.isError ? (
          <TdsError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <RateRows rates={answer.data.rates} />
        )}
      </section>
      {adding.target === null ? null : <RateDialog opened={adding.opened} onClose={adding.close} />}
    </>
  );
}

function RateRows({ rates }: { rates: readonly TdsRate[] }) {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const confirm = useConfirm();
  const { can, isBusinessInactive } = useSession();
  const isDesktop = useIsDesktop();
  const remove = useSend(tdsContract.removeRate);
  const columns = useColumns();
  const mayRemove = can(tdsContract.removeRate) && !isBusinessInactive;
  const takeAway = async ({ id }: TdsRate): Promise<void> => {
    const question = `${t('removeRate')}? ${t('removeRateText')}`;
    if (await confirm({ kind: 'own', question, confirm: t('removeRate') })) remove.mutate({ params: { id } });
  };
  const List = isDesktop ? ListTable : ListCards;
  return (
    <List
      label={t('ratesTab')}
      columns={columns}
      rows={rates}
      rowKey={(row) => `${row.id} ${row.isOwn}`}
      rowName={(row) => words(row.nature)}
      actionsOf={(row) =>
        mayRemove && row.isOwn ? [{ label: t('removeRate'), onClick: () => void takeAway(row), isDangerous: true }] : []
      }
    />
  );
}

function useColumns(): Column<TdsRate>[] {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const language = useLanguage();
  return [
    { key: 'nature', title: words('nature'), cell: (row) => words(row.nature), card: 'who' },
    {
      key: 'rate',
      title: words('rate'),
      cell: (row) => `${inDigitsOf(String(row.rate), language)} %`,
      align: 'end',
      card: 'amount',
    },
    { key: 'from', title: words('fromDay'), cell: (row) => <DateText ad={row.fromDayAD} withAd />, card: 'date' },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => (row.isInForce ? <Badge tone="success">{t('inForce')}</Badge> : <PlainStatus>—</PlainStatus>),
      card: 'status',
    },
    { key: 'whose', title: t('whose'), cell: (row) => t(row.isOwn ? 'own' : 'ofProduct'), card: 'more' },
    { key: 'source', title: words('source'), cell: (row) => row.source, card: 'more' },
  ];
}
