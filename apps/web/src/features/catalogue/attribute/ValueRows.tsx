import { attributeValueForm } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { attributeScreenMessages } from '@bahi/contract/catalogue/attribute/attribute-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { AttributeValues } from './AttributeDialog.tsx';
import classes from './Values.module.css';

/** What a new swatch begins with, until its colour is chosen. */
const firstColour = '#808080';

/** The values of an attribute, a row each. */
export function ValueRows({ form }: { form: AppForm<AttributeValues> }) {
  const t = useTexts(attributeScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const isColour = useWatch({ control, name: 'isColour' }) === true;
  const rows = useFieldArray<AttributeValues, 'attributeValues', 'key', AttributeValues>({
    control,
    name: 'attributeValues',
    keyName: 'key',
  });
  return (
    <div className={classes.rows}>
      {rows.fields.map((row, position) => (
        <fieldset key={row.key} className={classes.row}>
          <legend className={classes.legend}>{t('row', { number: formatNumber(position + 1, language) })}</legend>
          <TextField control={control} name={`attributeValues.${position}.value`} label={t('value')} required />
          <TextField
            control={control}
            name={`attributeValues.${position}.valueAlias`}
            label={t('valueAlias')}
            lang="ne"
          />
          {isColour ? (
            <div className={classes.colour}>
              <TextField
                control={control}
                name={`attributeValues.${position}.swatch`}
                label={t('swatch')}
                type="color"
              />
            </div>
          ) : null}
          <DangerIcon
            aria-label={t('removeValue', { number: formatNumber(position + 1, language) })}
            onClick={() => rows.remove(position)}
          >
            <Trash2 size={18} aria-hidden />
          </DangerIcon>
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => rows.append(newValues(attributeValueForm, isColour ? { swatch: firstColour } : {}))}
        >
          {t('addValue')}
        </Button>
      </div>
    </div>
  );
}
