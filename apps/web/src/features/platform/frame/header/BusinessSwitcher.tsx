import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Menu, VisuallyHidden } from '@mantine/core';
import { Building2, Check, ChevronDown, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { askedHere, switchAddress } from '../../../../platform/routing/switch-business.ts';
import { fewWithoutSearch, namedLike } from '../../../account/joined-business/named-like.ts';
import classes from './BusinessSwitcher.module.css';

const iconPixels = 18;

/** The name of the business as the way to the others that one has joined: those used last first. */
export function BusinessSwitcher({ children }: { children: ReactNode }) {
  const t = useTexts(joinedBusinessScreenMessages);
  const language = useLanguage();
  const list = useCall(joinedBusinessContract.list, {}, { isQuiet: true });
  const [text, setText] = useState('');
  const rows = list.data ?? [];
  const shown = namedLike(rows, text);
  return (
    <Menu position="bottom-start" width={300} withinPortal={false} onClose={() => setText('')}>
      <Menu.Target>
        <button type="button" className={classes.target}>
          <VisuallyHidden>{t('switchBusiness')} </VisuallyHidden>
          {children}
          <ChevronDown size={16} aria-hidden className={classes.arrow} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {rows.length > fewWithoutSearch ? (
          <Menu.Search
            aria-label={t('search')}
            placeholder={t('search')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : null}
        <div className={classes.list}>
          {shown.map((row) => (
            <Menu.Item
              key={row.userId}
              component={Link}
              to={switchAddress(row.userId)}
              state={askedHere}
              disabled={row.isCurrent || row.state !== 'OPEN'}
              aria-current={row.isCurrent ? 'true' : undefined}
              leftSection={
                row.isCurrent ? <Check size={iconPixels} aria-hidden /> : <Building2 size={iconPixels} aria-hidden />
              }
            >
              {nameIn(language, row.companyName, row.companyNameNp)}
              {row.state === 'OPEN' ? null : <small className={classes.why}>{t(row.state)}</small>}
            </Menu.Item>
          ))}
          {rows.length > 0 && shown.length === 0 ? <p className={classes.none}>{t('noMatch')}</p> : null}
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={`${screens.profile}?tab=businesses`}
          leftSection={<Settings2 size={iconPixels} aria-hidden />}
        >
          {t('title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
