import type { Answer, Sent } from '@bahi/contract/endpoint';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { type NoticeTopic, noticeTopics } from '@bahi/contract/platform/notice/notice-kinds';
import { noticeMessages } from '@bahi/contract/platform/notice/notice.messages';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { languages } from '@bahi/domain/language';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './Notices.module.css';

registerTexts(noticeMessages);

type Choices = Answer<typeof noticeContract.choices>;
/** What was changed alone: the rest may have been changed elsewhere. */
type Changes = Sent<typeof noticeContract.saveChoices>['body'];

/** What comes to the user by which way; each choice is kept at once. */
export function NoticeChoices() {
  const t = useTexts(noticeScreenMessages);
  const found = useCall(noticeContract.choices, {}, { staleTime: 0 });
  return (
    <Surface title={t('choose')}>
      {found.data === undefined ? (
        found.error === null ? (
          <FormSkeleton fields={5} />
        ) : (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )
      ) : (
        <Chosen choices={found.data} />
      )}
    </Surface>
  );
}

type Way = {
  key: 'byBell' | 'byEmail' | 'bySms';
  chosen: readonly NoticeTopic[];
  after: (on: NoticeTopic[]) => Changes;
};

function Chosen({ choices }: { choices: Choices }) {
  const t = useTexts(noticeScreenMessages);
  const save = useSend(noticeContract.saveChoices);
  const { withoutBell, byEmail, bySms, language, email, mobile } = choices;
  // What is pressed while one is being kept is not there yet to be changed; no box is shut, so that the focus stays.
  const keep = (body: Changes): void => {
    if (!save.isPending) save.mutate({ body });
  };
  const ways: Way[] = [
    {
      key: 'byBell',
      chosen: noticeTopics.filter((topic) => !withoutBell.includes(topic)),
      after: (on) => ({ withoutBell: noticeTopics.filter((topic) => !on.includes(topic)) }),
    },
    ...(email === null
      ? []
      : [{ key: 'byEmail' as const, chosen: byEmail, after: (on: NoticeTopic[]) => ({ byEmail: on }) }]),
    ...(mobile === null
      ? []
      : [{ key: 'bySms' as const, chosen: bySms, after: (on: NoticeTopic[]) => ({ bySms: on }) }]),
  ];
  return (
    <>
      <ChoiceTable ways={ways} keep={keep} />
      <p className={classes.soft}>
        {[
          email === null ? t('noEmail') : t('emailTo', { address: email }),
          mobile === null ? t('noSms') : t('smsTo', { address: mobile }),
          ...(ways.length > 1 ? [t('onceADay')] : []),
        ].join(' ')}
      </p>
      {ways.length === 1 ? null : (
        <div className={classes.languages} role="group" aria-label={t('language')}>
          <p className={classes.soft}>{t('language')}</p>
          <SegmentedControl
            value={language}
            onChange={(chosen) => keep({ language: chosen })}
            data={languages.map((known) => ({ value: known, label: t(known) }))}
          />
        </div>
      )}
    </>
  );
}

type TableProps = { ways: readonly Way[]; keep: (changes: Changes) => void };

function ChoiceTable({ ways, keep }: TableProps) {
  const t = useTexts(noticeScreenMessages);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          {ways.map(({ key }) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeTopics.map((topic) => (
          <tr key={topic}>
            <th scope="row">{t(topic)}</th>
            {ways.map(({ key, chosen, after }) => (
              <td key={key}>
                <Checkbox
                  className={classes.mark ?? ''}
                  aria-label={t('spoken', { what: t(topic), way: t(key) })}
                  checked={chosen.includes(topic)}
                  onChange={({ currentTarget: { checked } }) =>
                    keep(after(checked ? [...chosen, topic] : chosen.filter((other) => other !== topic)))
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
