import '@mantine/core/styles/Input.layer.css';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { partyOfImport } from '@bahi/contract/platform/data-import/import-columns';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { TextInput } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './DataImport.module.css';
import type { ImportDetail } from './import-types.ts';

const names = ['expectedRows', 'expectedQuantity', 'expectedValue'] as const;
type Name = (typeof names)[number];
const dueNames = ['expectedRows', 'expectedValue'] as const satisfies readonly Name[];

const labels = {
  expectedRows: 'totalRecords',
  expectedQuantity: 'totalQuantity',
  expectedValue: 'totalValue',
} as const;

/** What the file comes to, beside what the old program says of the same; where they differ it is said by how much. */
export function ImportTotals({ found }: { found: ImportDetail }) {
  const t = useTexts(dataImportScreenMessages);
  const { can } = useSession();
  const save = useSend(dataImportContract.saveTotals, { errors: 'form' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const here = { expectedRows: found.recordCount, expectedQuantity: found.quantity, expectedValue: found.value };
  const mayEdit = found.state === 'STAGED' && can(dataImportContract.saveTotals);
  const isOwed = partyOfImport(found.kind) !== null;
  const shown = found.kind === 'ITEM' ? names : isOwed ? dueNames : names.slice(0, 1);
  const label = (name: Name): string => t(isOwed && name === 'expectedValue' ? 'totalDue' : labels[name]);
  const keep = async (name: Name, value: string): Promise<void> => {
    const kept = Object.fromEntries(names.map((one) => [one, one === name ? value : String(found[one] ?? '')]));
    try {
      await save.mutateAsync({ params: { id: found.id }, body: kept });
      setErrors({});
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    }
  };
  return (
    <Surface title={t('totals')}>
      <div className={classes.totals}>
        {shown.map((name) => (
          <div key={name} className={classes.total}>
            <span className={classes.totalName}>{label(name)}</span>
            <span>
              <small>{t('here')}</small>
              <NumberText value={here[name]} />
            </span>
            {mayEdit ? (
              <TextInput
                key={String(found[name])}
                label={t('there')}
                aria-label={`${t('there')}: ${label(name)}`}
                inputMode="decimal"
                defaultValue={found[name] ?? ''}
                error={errors[name]}
                onBlur={({ currentTarget: { value, defaultValue } }) => {
                  if (value !== defaultValue) void keep(name, value);
                }}
                onKeyDown={({ key, currentTarget }) => {
                  if (key === 'Enter') currentTarget.blur();
                }}
              />
            ) : (
              <span>
                <small>{t('there')}</small>
                <NumberText value={found[name]} />
              </span>
            )}
            <Difference here={here[name]} there={found[name]} />
          </div>
        ))}
      </div>
    </Surface>
  );
}

function Difference({ here, there }: { here: number; there: number | null }) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  if (there === null) return null;
  // In ten-thousandths, in which both are whole numbers.
  const apart = Math.round(here * 10_000) - Math.round(there * 10_000);
  return apart === 0 ? (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('agrees')}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleAlert size={14} aria-hidden />}>
      {t('differs', { difference: formatNumber(apart / 10_000, language) })}
    </Badge>
  );
}
