/** The client's constants (specification, section 9), each stated once. Page sizes: contract/paging. */
export const requestTimeoutMilliseconds = 180_000;
export const queryStaleMilliseconds = 20_000;
export const toastCloseMilliseconds = 5_000;
/** The same toast is not shown again within this time. */
export const toastRepeatMilliseconds = 500;
export const visiblePageNumbers = 3;
/** Fewer items than this always make one page. */
export const fewestItemsForPages = 10;
export const defaultPageSize = 10;
/** What a dropdown of items fetches at most. */
export const dropdownLength = 1000;
export const largestDocumentBytes = 2_000_000;
export const mostDocuments = 5;
export const imageTypes = ['image/jpeg', 'image/png'] as const;
export const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const truncatedCharacters = 18;
export const searchDebounceMilliseconds = 500;
/** 1024 px still counts as mobile, so desktop begins just above 64 em. */
export const desktopQuery = '(min-width: 64.0625em)';
/** Wide dialogs, such as the customer's, are 1200 px wide in a window wider than 1300 px. */
export const wideDialogPixels = 1200;
export const wideDialogQuery = '(min-width: 1300.02px)';
/** From 1240 px on a screen has the width it is made for beside the help and a folded menu. */
export const besideQuery = '(min-width: 77.5em)';
/** From 1440 px on the groups of the menu stand open. */
export const wideDeskQuery = '(min-width: 90em)';
export const sidebarIconPixels = 24;
export const panDigits = 9;
export const otpDigits = 6;
export const apiBase = '/api/v1';
