import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { directCostMessages } from '@bahi/contract/purchase/direct-cost/direct-cost.messages';
import { screens } from '@bahi/contract/screens';
import { lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { CostsForm } from './CostsForm.tsx';
import type { CostDialog, CostRow, CostsOfPurchase } from './direct-cost-rows.ts';
import { EnteredCosts } from './EnteredCosts.tsx';
import { type LandedLine, landedLines } from './landed-goods.ts';
import { LandedGoods } from './LandedGoods.tsx';
import { LandedPurchase } from './LandedPurchase.tsx';
import classes from './PurchaseCosts.module.css';
import { useCostActions } from './use-cost-actions.tsx';

const DirectCostDialogs = lazy(async () => ({ default: (await import('./DirectCostDialogs.tsx')).DirectCostDialogs }));

/** What it cost to bring the goods of one purchase home: seen, added, paid, cancelled. */
export function PurchaseCostsPage() {
  const t = useTexts(directCostScreenMessages);
  const id = Number(useParams()['purchaseSetupId']);
  const isAllowed = useSession().can(directCostContract.ofInvoice);
  const found = useCall(
    directCostContract.ofInvoice,
    { params: { invoiceId: id } },
    { enabled: isAllowed, staleTime: 0 },
  );
  if (isAllowed && found.data !== undefined)
    return <PurchaseCosts key={id} found={found.data} onReload={() => void found.refetch()} />;
  return (
    <>
      <PageTitle title={t('title')} backTo={screens.purchases} />
      {!isAllowed ? (
        <ForbiddenState />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  );
}

type Props = { found: CostsOfPurchase; onReload: () => void };

function PurchaseCosts({ found, onReload }: Props) {
  const t = useTexts(directCostScreenMessages);
  const { purchase } = found;
  const lines = landedLines(found);
  const entered = useRef<HTMLHeadingElement>(null);
  const [saves, setSaves] = useState(0);
  const saved = (): void => {
    // The form begins anew; who goes on by keyboard goes on from what they have entered.
    setSaves((count) => count + 1);
    entered.current?.focus();
  };
  return (
    <>
      <PageTitle
        title={t('ofPurchase', { number: purchase.code ?? '' })}
        backTo={`${screens.purchases}?view=${purchase.id}`}
      />
      <LandedPurchase purchase={purchase} />
      {lines.length === 0 ? null : (
        <section className={`${classes.surface} ${classes.part}`}>
          <h2 className={classes.title}>{t('goods')}</h2>
          <LandedGoods lines={lines} />
        </section>
      )}
      <section className={`${classes.surface} ${classes.part}`}>
        <h2 className={classes.title} ref={entered} tabIndex={-1}>
          {t('entered')}
        </h2>
        <Costs costs={found.costs} />
      </section>
      <div className={classes.part}>
        <Adding key={saves} purchase={purchase} lines={lines} onSaved={saved} onRefused={onReload} />
      </div>
    </>
  );
}

/** The costs that were entered, with the dialogs that they open. */
function Costs({ costs }: { costs: readonly CostRow[] }) {
  const detail = useDialog<number>();
  const dialog = useDialog<CostDialog>();
  const openers = {
    view: detail.open,
    pay: (row: CostRow) => dialog.open({ kind: 'pay', row }),
    cancel: (row: CostRow) => dialog.open({ kind: 'cancel', row }),
    leadsToPurchase: false,
  };
  return (
    <>
      <EnteredCosts costs={costs} onOpen={detail.open} actionsOf={useCostActions(openers)} />
      {detail.target === null && dialog.target === null ? null : (
        <Suspense>
          <DirectCostDialogs detail={detail} dialog={dialog} openers={openers} />
        </Suspense>
      )}
    </>
  );
}

type AddingProps = {
  purchase: CostsOfPurchase['purchase'];
  lines: readonly LandedLine[];
  onSaved: () => void;
  onRefused: () => void;
};

/** The form, or why costs cannot be added; who may only read sees neither. */
function Adding(props: AddingProps) {
  const t = useTexts(directCostScreenMessages);
  const said = useTexts(directCostMessages);
  const isAllowed = useSession().can(directCostContract.save);
  const refusal = useEntryRefusal({ isAllowed: true, isNew: true });
  if (!isAllowed) return null;
  if (refusal !== null) return refusal;
  if (props.purchase.state !== 'FINAL') return <EmptyState title={t('notFinal')} text={said('ofFinalOnly')} />;
  if (props.lines.length === 0) return <EmptyState title={t('notFinal')} text={said('noGoods')} />;
  return <CostsForm {...props} />;
}
