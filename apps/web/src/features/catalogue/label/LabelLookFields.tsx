import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { labelPrices } from '@bahi/contract/catalogue/label/label.contract';
import { labelScreenMessages } from '@bahi/contract/catalogue/label/label-screen.messages';
import { type LabelSize, type LabelSizeName, labelSizes } from '@bahi/domain/goods/label-sizes';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { type LabelLook, placesOf, wholeIn } from './label-look.ts';
import classes from './LabelPage.module.css';

type Props = {
  look: LabelLook;
  startAt: string;
  onLook: (changes: Partial<LabelLook>) => void;
  onStartAt: (startAt: string) => void;
};

const sizeNames = Object.keys(labelSizes).filter((name): name is LabelSizeName => name in labelSizes);
const printed = {
  businessName: 'businessName',
  attributeValue: 'attributeValue',
  sku: 'withSku',
  barcode: 'withBarcode',
} as const;

/** Which labels they are, and what is printed on each; it is remembered on this machine. */
export function LabelLookFields({ look, startAt, onLook, onStartAt }: Props) {
  const t = useTexts(labelScreenMessages);
  const size: LabelSize = labelSizes[look.size];
  return (
    <div className={classes.look}>
      <NativeSelect
        label={t('size')}
        value={look.size}
        data={sizeNames.map((name) => ({ value: name, label: t(name) }))}
        onChange={({ currentTarget: { value } }) =>
          onLook({ size: sizeNames.find((name) => name === value) ?? 'A4_24' })
        }
      />
      {size.isSheet ? <StartAt look={look} startAt={startAt} onStartAt={onStartAt} /> : null}
      <NativeSelect
        label={t('language')}
        value={look.language}
        data={[
          { value: 'ne', label: t('nepali') },
          { value: 'en', label: t('english') },
        ]}
        onChange={(event) => onLook({ language: event.currentTarget.value === 'en' ? 'en' : 'ne' })}
      />
      <NativeSelect
        label={t('price')}
        value={look.price}
        data={labelPrices.map((name) => ({ value: name, label: t(name) }))}
        onChange={({ currentTarget: { value } }) =>
          onLook({ price: labelPrices.find((name) => name === value) ?? 'NONE' })
        }
      />
      {(['businessName', 'attributeValue', 'sku', 'barcode'] as const).map((name) => (
        <Checkbox
          key={name}
          label={t(printed[name])}
          checked={look[name]}
          onChange={(event) => onLook({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}

/** Where a sheet that is used on begins: typed, or pressed on the picture of the sheet. */
function StartAt({ look, startAt, onStartAt }: Pick<Props, 'look' | 'startAt' | 'onStartAt'>) {
  const t = useTexts(labelScreenMessages);
  const { columns }: LabelSize = labelSizes[look.size];
  const places = placesOf(look.size);
  const first = wholeIn(startAt, 1, places);
  return (
    <div className={classes.start}>
      <QuantityInput
        label={t('startAt')}
        description={t('startAtHint')}
        value={startAt}
        onChange={onStartAt}
        error={first === null ? t('wrongStart', { places }) : undefined}
      />
      <div className={classes.sheet} data-columns={columns} aria-hidden>
        {Array.from({ length: places }, (_, place) => (
          <button
            key={place}
            type="button"
            tabIndex={-1}
            className={classes.place}
            data-used={(first !== null && place + 1 < first) || undefined}
            onClick={() => onStartAt(String(place + 1))}
          />
        ))}
      </div>
    </div>
  );
}
