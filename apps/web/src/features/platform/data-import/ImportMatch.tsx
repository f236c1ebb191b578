import '@mantine/core/styles/Input.layer.css';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { attributeKey, columnLabel, importColumns } from '@bahi/contract/platform/data-import/import-columns';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { NativeSelect } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './DataImport.module.css';
import type { ImportDetail } from './import-types.ts';

/** What each column of the file is. A change counts at once, and rows are judged by it. */
export function ImportMatch({ found }: { found: ImportDetail }) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const save = useSend(dataImportContract.saveSettings);
  const { kind, headings, columns, missingColumns } = found;
  const choose = (at: number, key: string): void => {
    // A column that is given to another heading is taken from the one that had it.
    const next = columns.map((known, other) =>
      other === at ? key || null : known === key && key !== attributeKey ? null : known,
    );
    save.mutate({ params: { id: found.id }, body: { columns: next } });
  };
  const options = [
    { value: '', label: t('notTaken') },
    ...importColumns[kind].map(({ key, label }) => ({ value: key, label: label[language] })),
    ...(kind === 'ITEM' ? [{ value: attributeKey, label: t('attributeOf') }] : []),
  ];
  return (
    <Surface title={t('match')}>
      <p className={classes.soft}>{t('matchHint')}</p>
      {missingColumns.map(({ column, nearest }) => (
        <p key={column} role="alert" className={classes.failure}>
          <CircleAlert size={18} aria-hidden />
          {nearest === null
            ? t('missingColumn', { column: columnLabel(kind, column, language) })
            : t('nearestColumn', { column: columnLabel(kind, column, language), nearest })}
        </p>
      ))}
      <div className={classes.match}>
        {headings.map((heading, at) => {
          const name = heading === '' ? t('withoutHeading', { number: formatNumber(at + 1, language) }) : heading;
          return (
            <NativeSelect
              // Headings may be alike: their place tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              label={name}
              aria-label={t('columnOf', { heading: name })}
              disabled={save.isPending || !can(dataImportContract.saveSettings)}
              value={columns[at] ?? ''}
              data={options}
              onChange={({ currentTarget: { value } }) => choose(at, value)}
            />
          );
        })}
      </div>
    </Surface>
  );
}
