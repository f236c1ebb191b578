import { screens } from '@bahi/contract/screens';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './UiReferencePage.module.css';
import { ReferenceGuard } from './ReferenceGuard.tsx';

/** The way to each part of the reference of our own components. */
export function UiReferencePage() {
  const t = useTexts(uiReferenceScreenMessages);
  const parts = ['table', 'tab', 'view', 'form'] as const;
  return (
    <ReferenceGuard>
      <PageTitle title={t('title')} />
      <Surface>
        <p className={classes.intro}>{t('intro')}</p>
        <DetailList
          details={parts.map((part) => ({
            label: t(`${part}Text`),
            value: <TextLink to={screens[`${part}Reference`]}>{t(`${part}Title`)}</TextLink>,
            wide: true,
          }))}
        />
      </Surface>
    </ReferenceGuard>
  );
}
