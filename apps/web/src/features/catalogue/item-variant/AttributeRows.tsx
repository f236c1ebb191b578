import { attributeContract, attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { AttributesValues } from './attribute-form.ts';
import classes from './ItemAttributePage.module.css';

type Attribute = Answer<typeof attributeContract.list>['rows'][number];

/** The attributes of an item, a row each: the attribute, and those of its values that the item has. */
export function AttributeRows({ form }: { form: AppForm<AttributesValues> }) {
  const t = useTexts(itemVariantScreenMessages);
  const language = useLanguage();
  const { control, formState } = form;
  const rows = useFieldArray({ control, name: 'attributes', keyName: 'key' });
  const all = useCall(attributeContract.list, {});
  const chosen = useWatch({ control, name: 'attributes' }).map(({ attributeId }) => Number(attributeId));
  const attributes = all.data?.rows ?? [];
  const refusal = formState.errors.attributes?.root?.message;
  return (
    <div className={classes.rows}>
      {rows.fields.map((row, position) => (
        <fieldset key={row.key} className={classes.row}>
          <legend className={classes.legend}>{t('attributeRow', { number: position + 1 })}</legend>
          <div className={classes.attribute}>
            <SelectField
              control={control}
              name={`attributes.${position}.attributeId`}
              label={t('attribute')}
              required
              isLoading={all.isPending}
              options={attributes
                .filter(({ id, isActive }) => id === chosen[position] || (isActive && !chosen.includes(id)))
                .map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
              onChanged={() => form.setValue(`attributes.${position}.valueIds`, [])}
            />
          </div>
          <div className={classes.values}>
            <ValuesField
              form={form}
              position={position}
              attribute={attributes.find(({ id }) => id === chosen[position])}
            />
          </div>
          <DangerIcon
            aria-label={t('removeAttribute', { number: formatNumber(position + 1, language) })}
            onClick={() => rows.remove(position)}
          >
            <Trash2 size={18} aria-hidden />
          </DangerIcon>
        </fieldset>
      ))}
      {refusal === undefined ? null : (
        <p className={classes.refused} role="alert">
          {refusal}
        </p>
      )}
      <div className={classes.more}>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => rows.append({ attributeId: '', valueIds: [] })}
        >
          {t('addAttribute')}
        </Button>
        <span>
          {t('attributeMissing')} <TextLink to={screens.attributes}>{attributeMasterData.title[language]}</TextLink>
        </span>
      </div>
    </div>
  );
}

type ValuesProps = { form: AppForm<AttributesValues>; position: number; attribute: Attribute | undefined };

function ValuesField({ form, position, attribute }: ValuesProps) {
  const t = useTexts(itemVariantScreenMessages);
  const language = useLanguage();
  const values = attribute?.attributeValues ?? [];
  return (
    <MultiSelectField
      control={form.control}
      name={`attributes.${position}.valueIds`}
      label={
        attribute === undefined
          ? t('values')
          : t('valuesOf', { attribute: nameIn(language, attribute.name, attribute.nameNp) })
      }
      options={values.map(({ id, value, valueAlias }) => ({ value: id, label: value, labelNp: valueAlias }))}
      disabled={attribute === undefined}
      required
    />
  );
}
