/** All pages of these requests, in one file: each more that the first load has to know of costs. */
export { default as AskCorrectionPage } from './ask/Correction.tsx';
export { default as AskShiftPage } from './ask/Shift.tsx';
export {
  CorrectionRows,
  CorrectionsOfAll,
  CorrectionsOfMine,
  ShiftRows,
  ShiftsOfAll,
  ShiftsOfMine,
} from './inbox/pages.tsx';
export { default as OwnPage } from './own/Page.tsx';
export { CorrectionPage, ShiftRequestPage } from './own/Request.tsx';
