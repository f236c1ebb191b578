import type { Answer } from '@bahi/contract/endpoint';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { moveWords } from '@bahi/contract/stock/stock-card/move-words.messages';
import type { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import type { ApiError } from '../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import page from '../../../ui/list/ListPage.module.css';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { Pagination } from '../../../ui/list/pages/Pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { useCardColumns } from './stock-card-columns.tsx';
import classes from './StockCard.module.css';
import { WhyDialog } from './WhyDialog.tsx';

type Card = Answer<(typeof stockCardContract)['get']>;
export type CardRow = Card['rows'][number];
type Props = { answer: UseQueryResult<Card, ApiError>; list: ListState<'variant' | 'outlet' | 'from' | 'to'> };

/** The moves of a period with what they come to; a row tells why it cost what it did. */
export function StockCard({ answer, list }: Props) {
  const t = useTexts(stockCardColumns);
  const words = useTexts(stockCardScreen);
  const kinds = useTexts(moveWords);
  const { can } = useSession();
  const isDesktop = useIsDesktop();
  const columns = useCardColumns(answer.data?.goods, list.filters.outlet !== '');
  const why = useAddressDialog('why');
  if (answer.isPending) return <ListSkeleton columns={columns.length} isTable={isDesktop} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const card = answer.data;
  const mayAsk = can({ access: rightToCost });
  const shown = {
    label: t('title'),
    columns,
    rows: card.rows,
    rowKey: (row: CardRow) => row.id,
    rowName: (row: CardRow) => row.reference ?? kinds(row.kind),
    onOpen: mayAsk ? (row: CardRow) => why.open(row.id) : undefined,
  };
  return (
    <div className={page.content} data-stale={answer.isPlaceholderData || undefined}>
      <CardSums card={card} />
      {card.recordsTotal === 0 ? (
        <EmptyState icon={<FileSearch size={32} aria-hidden />} title={words('empty')} />
      ) : isDesktop ? (
        <ListTable {...shown} />
      ) : (
        <ListCards {...shown} />
      )}
      <Pagination
        pageNumber={list.pageNumber}
        pageSize={list.pageSize}
        total={card.recordsTotal}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
      />
      {mayAsk ? (
        <WhyDialog
          variantId={card.goods.itemLedgerDetailId}
          moveId={why.target}
          opened={why.opened}
          onClose={why.close}
        />
      ) : null}
    </div>
  );
}

/** What there was, what came, what went, and what there is at the end. */
function CardSums({ card }: { card: Card }) {
  const t = useTexts(stockCardColumns);
  const words = useTexts(stockCardScreen);
  const language = useLanguage();
  const unit = nameIn(language, card.goods.unitName, card.goods.unitNameNp);
  const sums = [
    { label: t('opening'), sum: card.opening },
    { label: t('in'), sum: card.in },
    { label: t('out'), sum: card.out },
    { label: t('closing'), sum: card.closing },
  ];
  return (
    <dl className={classes.sums} aria-label={words('sums')}>
      {sums.map(({ label, sum }) => (
        <div key={label} className={classes.sum}>
          <dt>{label}</dt>
          <dd>
            <QuantityText value={sum.quantity} unit={unit} />
            {sum.value === null ? null : (
              <small>
                <MoneyText rupees={sum.value} withUnit />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
