import './ui/shell/fonts.css';
import './ui/public-page/public-page.css';
import './features/catalogue/item-share/page/item-page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SharedItemPage } from './features/catalogue/item-share/page/SharedItemPage.tsx';

// A page of its own: whoever opens a link to an item, on a slow line, waits for nothing of the app behind the login.
const [, , itemShareableId = '', itemShareableCode = ''] = location.pathname.split('/');

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <SharedItemPage link={{ itemShareableId, itemShareableCode }} />
  </StrictMode>,
);
