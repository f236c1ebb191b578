import './ui/shell/fonts.css';
import './ui/public-page/public-page.css';
import './features/sales/sharing/page/bill-page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckReceiptPage } from './features/sales/sharing/page/CheckReceiptPage.tsx';
import { SharedPaperPage } from './features/sales/sharing/page/SharedPaperPage.tsx';

// Pages of their own: whoever checks a bill on a slow line waits for nothing of the app behind the login.
const [, name, paperId = '', paperCode = ''] = location.pathname.split('/');

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    {name === 'check-receipt' ? <CheckReceiptPage /> : <SharedPaperPage link={{ paperId, paperCode }} />}
  </StrictMode>,
);
