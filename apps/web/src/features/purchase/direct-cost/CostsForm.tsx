import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { CostRows } from './CostRows.tsx';
import type { CostsOfPurchase } from './direct-cost-rows.ts';
import { atCostFields, type CostsControl, costsFormOf, type CostsValues, newCost } from './direct-cost-form.ts';
import { type LandedLine, previewOf } from './landed-goods.ts';
import { LandedPreview } from './LandedGoods.tsx';
import classes from './PurchaseCosts.module.css';

type Props = {
  purchase: CostsOfPurchase['purchase'];
  lines: readonly LandedLine[];
  onSaved: () => void;
  /** Reads the purchase anew, which somebody else may have changed meanwhile. */
  onRefused: () => void;
};

/** Adds one or several costs to a purchase, and shows before they are saved what each line would bear of them. */
export function CostsForm({ purchase, lines, onSaved, onRefused }: Props) {
  const t = useTexts(directCostScreenMessages);
  const { todayAD } = useSession();
  const { id, issuedDateAD, origin } = purchase;
  const { schema, fresh } = useMemo(() => {
    const bounds = { todayAD, purchasedAD: issuedDateAD };
    return { schema: costsFormOf(bounds), fresh: newCost(bounds) };
  }, [todayAD, issuedDateAD]);
  const form = useAppForm(schema, { costs: [fresh] });
  const send = useSend(directCostContract.save);
  const save = async ({ costs }: CostsValues): Promise<void> => {
    try {
      await send.mutateAsync({ body: { purchaseInvoiceId: id, costs } });
    } catch (error) {
      onRefused();
      throw error instanceof ApiError ? atCostFields(error) : error;
    }
    onSaved();
  };
  return (
    <FormPage form={form} about={{ kind: 'purchase', id, action: 'costs' }} onSave={save} saveLabel={t('save')}>
      <h2 className={classes.title}>{t('addCosts')}</h2>
      <CostRows form={form} fresh={fresh} purchase={{ isImport: origin === 'IMPORT', issuedDateAD }} />
      <Preview control={form.control} lines={lines} />
    </FormPage>
  );
}

function Preview({ control, lines }: { control: CostsControl; lines: readonly LandedLine[] }) {
  const t = useTexts(directCostScreenMessages);
  const parts = previewOf(useWatch({ control, name: 'costs' }), lines);
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <h2 className={classes.title}>{t('preview')}</h2>
      {parts === null ? (
        <p className={classes.remark}>{t('previewEmpty')}</p>
      ) : (
        <LandedPreview lines={lines} parts={parts} />
      )}
    </section>
  );
}
