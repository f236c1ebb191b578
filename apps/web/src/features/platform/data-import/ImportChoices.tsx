import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { partyOfImport } from '@bahi/contract/platform/data-import/import-columns';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { Checkbox, NativeSelect } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { BsDatePicker } from '../../../ui/dates/BsDatePicker.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './DataImport.module.css';
import type { ImportDetail } from './import-types.ts';

/** What becomes of rows that are there already and of what is not there yet; where stock lies, and since when is owed. */
export function ImportChoices({ found }: { found: ImportDetail }) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  const session = useSession();
  const save = useSend(dataImportContract.saveSettings);
  const send = (body: Parameters<typeof save.mutate>[0]['body']): void =>
    save.mutate({ params: { id: found.id }, body });
  const outlets = session.outlets.filter(({ id }) => session.officeId === null || session.officeId === id);
  const isOwed = partyOfImport(found.kind) !== null;
  const disabled = save.isPending || !session.can(dataImportContract.saveSettings);
  return (
    <Surface title={t('choices')}>
      <div className={classes.choices}>
        <NativeSelect
          label={t('present')}
          disabled={disabled}
          value={found.present}
          data={(['SKIP', 'REFUSE'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget: { value } }) => send({ present: value === 'REFUSE' ? 'REFUSE' : 'SKIP' })}
        />
        {isOwed || found.kind === 'ITEM' ? (
          <NativeSelect
            label={t(isOwed ? 'dueOutlet' : 'outlet')}
            disabled={disabled}
            value={String(found.outletId ?? '')}
            data={[
              { value: '', label: t('noOutlet') },
              ...outlets.map(({ id, name, nameNp }) => ({
                value: String(id),
                label: nameIn(language, name, nameNp),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => send({ outletId: value })}
          />
        ) : null}
        {isOwed ? (
          <BsDatePicker
            key={found.asAtAD}
            label={t('asAt')}
            disabled={disabled}
            value={found.asAtAD}
            max={session.todayAD}
            onChange={(asAtAD) => {
              if (asAtAD !== '') send({ asAtAD });
            }}
          />
        ) : null}
        {found.kind === 'ITEM' ? (
          <Checkbox
            label={t('makesMissing')}
            disabled={disabled}
            checked={found.makesMissing}
            onChange={({ currentTarget: { checked } }) => send({ makesMissing: checked })}
          />
        ) : null}
      </div>
      {found.missing.length === 0 ? null : (
        <>
          <h3 className={classes.heading}>{t('missing')}</h3>
          <ul className={classes.missing}>
            {found.missing.map(({ what, name, within, rows }) => (
              <li key={`${what} ${within ?? ''} ${name}`}>
                {within === null
                  ? t('missingOne', { what: t(what), name })
                  : t('missingWithin', { what: t(what), name, within })}{' '}
                <small>{t('inRows', { count: rows })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Surface>
  );
}
