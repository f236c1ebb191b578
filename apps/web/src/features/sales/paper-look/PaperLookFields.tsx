import {
  paperColourNames,
  type PaperColour,
  paperLayouts,
  logoPlaces,
} from '@bahi/contract/sales/paper-look/paper-look-choices';
import { paperLookScreenMessages } from '@bahi/contract/sales/paper-look/paper-look-screen.messages';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { PaperLookValues } from './paper-look-form.ts';
import classes from './PaperLook.module.css';

/** As the colours of paper are: what a sheet shows does not change in the dark. */
const swatches: Record<PaperColour, string | undefined> = {
  INDIGO: classes.indigo,
  TEAL: classes.teal,
  GREEN: classes.green,
  MAROON: classes.maroon,
  BROWN: classes.brown,
  BLACK: classes.black,
};

export function PaperLookFields({ control }: { control: Control<PaperLookValues, unknown, PaperLookValues> }) {
  const t = useTexts(paperLookScreenMessages);
  return (
    <FormGrid columns={1}>
      <RadioField
        control={control}
        name="layout"
        label={t('layout')}
        options={paperLayouts.map((value) => ({ value, label: t(value), description: t(`${value}Hint`) }))}
      />
      <RadioField
        control={control}
        name="colour"
        label={t('colour')}
        isRow
        options={paperColourNames.map((value) => ({
          value,
          label: (
            <span className={classes.colour}>
              <span className={`${classes.swatch} ${swatches[value]}`} aria-hidden />
              {t(value)}
            </span>
          ),
        }))}
      />
      <RadioField
        control={control}
        name="logoPlace"
        label={t('logoPlace')}
        isRow
        options={logoPlaces.map((value) => ({ value, label: t(value) }))}
      />
      <TextField control={control} name="footerNp" label={t('footerNepali')} description={t('footerHint')} lang="ne" />
      <TextField control={control} name="footer" label={t('footerEnglish')} lang="en" />
    </FormGrid>
  );
}
