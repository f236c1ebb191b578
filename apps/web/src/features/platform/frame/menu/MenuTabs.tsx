import { useLocation } from 'react-router';
import { nameIn } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useMenu } from '../../../../platform/session.tsx';
import { ScreenTabs } from '../../../../ui/shell/ScreenTabs.tsx';
import { tabsAt } from './menu-shape.ts';

/** Above a screen that has one entry of the menu together with others: those as tabs, each with its address. */
export function MenuTabs() {
  const menu = useMenu();
  const language = useLanguage();
  const { pathname } = useLocation();
  const found = tabsAt(menu.data ?? [], pathname);
  if (found === null) return null;
  const tabs = found.tabs.map(({ screenUrl, moduleName, moduleNameNp }) => ({
    to: screenUrl ?? '/',
    label: nameIn(language, moduleName, moduleNameNp),
    isOffered: true,
  }));
  return <ScreenTabs label={found.name[language]} tabs={tabs} />;
}
