import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { landingCostMessages } from '@bahi/contract/catalogue/landing-cost/landing-cost.messages';
import type { Answer } from '@bahi/contract/endpoint';
import type { MasterDataValues } from '@bahi/contract/master-data';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import { useEffect } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { valuesOf } from '../../../ui/master-data/master-data-values.ts';
import { MasterDataFields } from '../../../ui/master-data/MasterDataFields.tsx';

registerTexts(landingCostMessages);

export type LandingCost = Answer<typeof landingCostContract.get>;
type Props = {
  opened: boolean;
  onClose: () => void;
  /** What was typed into the select before `Add new`. */
  typed: string;
  onSaved: (cost: LandingCost) => void;
};

const of = landingCostContract.masterData;
const noValues: MasterDataValues = {};

/** Adds a kind of cost from the form in which costs are added to a purchase. */
export function LandingCostDialog({ opened, onClose, typed, onSaved }: Props) {
  const t = useTexts(masterDataScreenMessages);
  const language = useLanguage();
  const save = useSend(landingCostContract.save);
  const form = useAppForm(of.form, noValues);
  useEffect(() => {
    if (opened) form.reset(valuesOf(of, null, namesFromTyped(typed)));
  }, [opened, typed, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addTitle', { name: of.one[language] })}
      form={form}
      onSave={async (values) => {
        onSaved(await save.mutateAsync({ body: landingCostContract.save.body.parse(values) }));
        onClose();
      }}
    >
      <FormGrid>
        <MasterDataFields of={of} control={form.control} />
      </FormGrid>
    </FormDialog>
  );
}
