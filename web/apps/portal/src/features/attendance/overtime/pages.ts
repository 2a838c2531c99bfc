/** All pages of overtime, in one file: each more that the first load has to know of costs. */
export { default as AskPage } from './ask/Page.tsx';
export { default as NewOvertime } from './ask/NewRequest.tsx';
export { OvertimeOfAll, OvertimeOfMine, OvertimeRows } from './inbox/pages.tsx';
export { default as RequestPage } from './request/Page.tsx';
export { default as RequestsPage } from './requests/Page.tsx';
