import { type UiLanguage } from '../theme/languages.ts';
import { type UiTexts } from '../texts.ts';
import { type RequestStatus } from '../feedback/StatusGlyph.tsx';

/** Words of the look page only; the apps bring their own. */
export const uiTexts: UiTexts = {
  required: 'required',
  noValue: 'not given',
  hidden: 'hidden',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  fulfilled: 'fulfilled',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear',
  remove: (what) => `Remove: ${what}`,
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  range: ({ from, to, total, capped }) => `${from}–${to} / ${total}${capped ? '+' : ''}`,
  retry: 'Try now',
  close: 'Close',
  notices: 'Notices',
  becomes: 'becomes',
  errors: (count) => `Fields to look at: ${count}`,
  language: 'Language',
  colours: 'Colours',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

const english = {
  states: [
    'Pending',
    'Approved',
    'Denied',
    'Rejected',
    'Cancelled',
    'Needs detail',
    'Closed',
    'Unknown',
    'Close pending',
    'Revision',
    'Did not come',
    'Super admin',
    'Waiting for Murat',
    'Stopped',
  ],
  days: [
    'fact',
    'asked for',
    'free, planned',
    'this request',
    'in and out',
    'in only',
    'leave',
    'the day meant',
    'did not come',
    'planned change',
  ],
  buttons: ['Send', 'Later', 'Approve', 'Deny', 'Ask for detail', 'See decided'],
  people: ['Ayşe Demir', 'Emre Şahin', 'Zeynep Koç', 'Hakan Öztürk', 'Lena Hoffmann', 'İrem Güneş', 'Tim Bakker'],
  kind: 'Annual leave',
  title: 'Thursday, 22 October',
};

const arabic: typeof english = {
  states: [
    'قيد الانتظار',
    'تمت الموافقة',
    'مرفوض',
    'مردود',
    'ملغى',
    'يلزم توضيح',
    'مغلق',
    'غير معروف',
    'بانتظار الإغلاق',
    'مراجعة',
    'لم يحضر',
    'مدير عام',
    'بانتظار مراد',
    'متوقف',
  ],
  days: [
    'حدث',
    'مطلوب',
    'متاح',
    'هذا الطلب',
    'دخول وخروج',
    'دخول فقط',
    'إجازة',
    'اليوم المقصود',
    'لم يحضر',
    'تغيير مخطط',
  ],
  buttons: ['إرسال', 'لاحقًا', 'موافقة', 'رفض', 'طلب توضيح', 'عرض القرارات'],
  people: ['سارة الخطيب', 'Emre Şahin', 'عمر حداد', 'Hakan Öztürk', 'ليلى منصور', 'İrem Güneş', 'Tim Bakker'],
  kind: 'إجازة سنوية',
  title: 'الخميس، 22 أكتوبر',
};

/** The sample words of a language. */
export const wordsOf = (language: UiLanguage): typeof english => (language === 'ar' ? arabic : english);

/** Every state of a request, in the order of the words. */
export const requestStates: readonly RequestStatus[] = [
  'PENDING',
  'APPROVED',
  'DENIED',
  'REJECTED',
  'CANCELLED',
  'NEED_EXTRA_DETAIL',
  'CLOSED',
  'UNKNOWN',
  'CLOSE_PENDING',
  'REVISION',
  'NOT_COME',
  'SUPER_ADMIN',
  'WAITING',
  'STOPPED',
];
