import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import {
  type JoinedBusiness,
  joinedBusinessContract,
} from '@bahi/contract/account/joined-business/joined-business.contract';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { sampleBusinessScreenMessages } from '@bahi/contract/platform/sample-business/sample-business-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Menu, VisuallyHidden } from '@mantine/core';
import { Building2, Check, ChevronDown, FlaskConical, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useCall } from '../../../../platform/query.ts';
import { askedHere, switchAddress } from '../../../../platform/routing/switch-business.ts';
import { fewWithoutSearch, namedLike } from '../../../account/joined-business/named-like.ts';
import classes from './BusinessSwitcher.module.css';

const iconPixels = 18;
const ownBusinesses = `${screens.profile}?tab=businesses`;

/** The name of the business as the way to the others that one has joined: those used last first. */
export function BusinessSwitcher({ children }: { children: ReactNode }) {
  const t = useTexts(joinedBusinessScreenMessages);
  const ui = useTexts(uiMessages);
  const sample = useTexts(sampleBusinessScreenMessages);
  const { business, can } = useSession();
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
        {list.isPending ? (
          <p role="status" className={classes.none}>
            {ui('loading')}
          </p>
        ) : null}
        {list.isError ? (
          <Menu.Item closeMenuOnClick={false} onClick={() => void list.refetch()}>
            {ui('failedTitle')} <small className={classes.why}>{ui('retry')}</small>
          </Menu.Item>
        ) : null}
        <div className={classes.list}>
          {shown.map((row) => (
            <BusinessItem key={row.userId} row={row} />
          ))}
          {rows.length > 0 && shown.length === 0 ? <p className={classes.none}>{t('noMatch')}</p> : null}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={ownBusinesses} leftSection={<Settings2 size={iconPixels} aria-hidden />}>
          {t('title')}
        </Menu.Item>
        {can(sampleBusinessContract.begin) && business?.isSample !== true ? (
          <Menu.Item
            component={Link}
            to={screens.sampleBusiness}
            leftSection={<FlaskConical size={iconPixels} aria-hidden />}
          >
            {sample('tryIt')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * One of them to switch to; one whose proofs have changed to join anew. Where one is, and what is out of reach, is said to
 * whoever comes to it by keys as well, and goes nowhere.
 */
function BusinessItem({ row }: { row: JoinedBusiness }) {
  const t = useTexts(joinedBusinessScreenMessages);
  const name = nameIn(useLanguage(), row.companyName, row.companyNameNp);
  const icon = row.isCurrent ? <Check size={iconPixels} aria-hidden /> : <Building2 size={iconPixels} aria-hidden />;
  if (row.state === 'CHANGED')
    return (
      <Menu.Item component={Link} to={ownBusinesses} leftSection={icon}>
        {name} <small className={classes.why}>{t('CHANGED')}</small>
      </Menu.Item>
    );
  if (row.isCurrent || row.state === 'CLOSED')
    return (
      <Menu.Item aria-disabled closeMenuOnClick={false} className={classes.here} leftSection={icon}>
        {name} <small className={classes.why}>{t(row.isCurrent ? 'here' : 'CLOSED')}</small>
      </Menu.Item>
    );
  return (
    <Menu.Item component={Link} to={switchAddress(row.userId)} state={askedHere} leftSection={icon}>
      {name}
    </Menu.Item>
  );
}
