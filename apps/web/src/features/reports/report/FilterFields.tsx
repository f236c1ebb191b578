import type { Report } from '@bahi/contract/reports/report/report';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { RecordFilterKind, ReportFilterField } from '@bahi/contract/reports/report/report-filter';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ReportValues } from './report-form.ts';
import { useAccountChoices } from './choices/use-account-choices.ts';
import { choiceHooks, useSellableChoices } from './choices/use-report-choices.ts';

type Props = { form: AppForm<ReportValues>; name: string; field: ReportFilterField; report: Report };

/** One part of a report's filter, by what it is. */
export function FilterField(props: Props) {
  const { form, name, field } = props;
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const todayAd = formatAdDate(useToday());
  const shown = { control: form.control, name, label: field.label[language] };
  if (field.kind === 'text') return <TextField {...shown} placeholder={t('everything')} maxLength={60} />;
  if (field.kind === 'day') return <DateField {...shown} max={field.isPast === true ? todayAd : undefined} />;
  if (field.kind === 'flag') return <CheckboxField {...shown} />;
  if (field.kind === 'inventoryType') return <TypeField {...props} />;
  if (field.kind === 'sellable') return <SellableField {...props} />;
  if (field.kind === 'account') return <AccountField {...props} usual={field.usual} />;
  if (field.kind !== 'choice') return <RecordField {...props} kind={field.kind} />;
  const options = Object.entries(field.words).map(([value, { en, ne }]) => ({ value, label: en, labelNp: ne }));
  const usual = field.words[field.usual ?? '']?.[language];
  return <SelectField {...shown} placeholder={usual ?? t('everything')} options={options} clearable />;
}

/** A record that the caller sees, also one that is inactive by now. */
function RecordField({ form, name, field, kind }: Props & { kind: RecordFilterKind }) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const chosen = useWatch({ control: form.control, name });
  const useChoices = choiceHooks[kind];
  const choices = useChoices(String(chosen ?? ''));
  return (
    <SelectField
      control={form.control}
      name={name}
      label={field.label[language]}
      placeholder={t('everything')}
      options={choices.options}
      isLoading={choices.isLoading}
      {...choices.searching}
      clearable
    />
  );
}

/** An account of the tree, also one that is out of use by now. */
function AccountField({ form, name, field, usual }: Props & { usual: string }) {
  const language = useLanguage();
  const choices = useAccountChoices(usual);
  const { label, labelNp } = choices.chosen;
  return (
    <SelectField
      control={form.control}
      name={name}
      label={field.label[language]}
      placeholder={nameIn(language, label, labelNp)}
      options={choices.options}
      isLoading={choices.isLoading}
      clearable
    />
  );
}

/** Items or services; which of them can be chosen depends on it. */
function TypeField({ form, name, field, report }: Props) {
  const t = useTexts(reportScreenMessages);
  const words = reportColumns.texts;
  const language = useLanguage();
  const sellable = Object.entries(report.filter).find(([, { kind }]) => kind === 'sellable')?.[0];
  return (
    <SelectField
      control={form.control}
      name={name}
      label={field.label[language]}
      placeholder={t('everything')}
      options={[
        { value: 'SERVICE', label: words.service.en, labelNp: words.service.ne },
        { value: 'ITEM', label: words.item.en, labelNp: words.item.ne },
      ]}
      onChanged={() => {
        if (sellable !== undefined) form.setValue(sellable, '');
      }}
      clearable
    />
  );
}

function SellableField({ form, name, field, report }: Props) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const typeName = Object.entries(report.filter).find(([, { kind }]) => kind === 'inventoryType')?.[0] ?? name;
  const [type, chosen] = useWatch({ control: form.control, name: [typeName, name] });
  const kind = type === 'ITEM' || type === 'SERVICE' ? type : null;
  const sellables = useSellableChoices(kind, String(chosen ?? ''));
  return (
    <SelectField
      control={form.control}
      name={name}
      label={field.label[language]}
      placeholder={kind === null ? t('typeFirst') : t('everything')}
      disabled={kind === null}
      options={sellables.options}
      isLoading={sellables.isLoading}
      {...sellables.searching}
      clearable
    />
  );
}
