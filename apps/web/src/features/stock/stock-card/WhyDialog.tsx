import { moveReasons } from '@bahi/contract/stock/stock-card/move-words.messages';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { formatRupees, paisaOf, sumPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { nameOfGoods } from './GoodsPicker.tsx';
import { WhyTable } from './WhyTable.tsx';

export type Why = Answer<(typeof stockCardContract)['why']>;
type Props = { variantId: number; moveId: number | null; opened: boolean; onClose: () => void };

/** What the cost of a move follows from, in words and in figures that add up. */
export function WhyDialog({ variantId, moveId, opened, onClose }: Props) {
  const t = useTexts(stockCardScreen);
  const language = useLanguage();
  const answer = useCall(
    stockCardContract.why,
    { params: { variantId, moveId: moveId ?? 0 } },
    { enabled: opened && moveId !== null, staleTime: 0 },
  );
  const named = answer.data === undefined ? '' : ` · ${nameOfGoods(answer.data.goods, language)}`;
  return (
    <DetailDialog opened={opened} onClose={onClose} title={t('why') + named} size={860}>
      {answer.isError ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data === undefined ? (
        <ListSkeleton columns={5} isTable />
      ) : (
        <>
          <Sentences why={answer.data} />
          <WhyTable why={answer.data} />
        </>
      )}
    </DetailDialog>
  );
}

function Sentences({ why }: { why: Why }) {
  const t = useTexts(stockCardScreen);
  const reasons = useTexts(moveReasons);
  const language = useLanguage();
  const rupees = (amount: number | null): string => formatRupees(paisaOf(Math.abs(amount ?? 0)), language);
  const { move, before, isAtAverage, corrections, goods } = why;
  const units = formatQuantity(quantityFromNumber(Math.abs(move.quantity)) ?? zeroQuantity, language);
  const unit = nameIn(language, goods.unitName, goods.unitNameNp);
  const average = rupees(before.unitCost);
  const corrected = sumPaisa(corrections.map(({ value }) => paisaOf(value ?? 0)));
  return (
    <>
      <p>{reasons(move.kind)}</p>
      {why.isProvisional ? <p>{t('provisional')}</p> : null}
      {isAtAverage === true ? (
        <p>{t('atAverage', { quantity: `${units} ${unit}`, average, cost: rupees(move.value) })}</p>
      ) : null}
      {isAtAverage === false ? <p>{t('notAtAverage', { unitCost: rupees(move.unitCost), average })}</p> : null}
      {corrections.length > 0 ? <p>{t('corrected', { amount: formatRupees(corrected, language) })}</p> : null}
    </>
  );
}
