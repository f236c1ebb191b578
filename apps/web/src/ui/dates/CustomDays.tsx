import { dateMessages } from '@bahi/contract/ui/date.messages';
import { useTexts } from '../../platform/i18n.ts';
import { BsDatePicker } from './BsDatePicker.tsx';

type Days = { from: string; to: string };
type Props = { value: Days; onChange: (range: Days) => void; max?: string | undefined };

/** The two days of a range of one's own. */
export function CustomDays({ value, onChange, max }: Props) {
  const t = useTexts(dateMessages);
  return (
    <>
      <BsDatePicker label={t('from')} value={value.from} max={max} onChange={(from) => onChange({ ...value, from })} />
      <BsDatePicker
        label={t('to')}
        value={value.to}
        max={max}
        onChange={(to) => onChange({ ...value, to })}
        error={value.from !== '' && value.to !== '' && value.to < value.from ? t('endAfterStart') : undefined}
      />
    </>
  );
}
