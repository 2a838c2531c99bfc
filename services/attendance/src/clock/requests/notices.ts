import { type NoticeTexts } from '../../requests/notices/telling.ts';

const what = '{{on, day}}';
const whose = `{{person}}: ${what}`;
const noted = `${what}. {{note}}`;
const whoseNoted = `${whose}. {{note}}`;

export const correctionTexts: NoticeTexts = {
  en: {
    asked: { title: 'A correction of clock records waits for you', body: whose },
    approved: { title: 'Your clock records are corrected', body: what },
    denied: { title: 'Your correction of clock records was denied', body: noted },
    detailAsked: { title: 'More detail is needed for your correction', body: noted },
    cancelled: { title: 'A correction of clock records was cancelled', body: whoseNoted },
  },
  tr: {
    asked: { title: 'Bir giriş-çıkış düzeltmesi kararınızı bekliyor', body: whose },
    approved: { title: 'Giriş-çıkış kayıtlarınız düzeltildi', body: what },
    denied: { title: 'Giriş-çıkış düzeltmeniz reddedildi', body: noted },
    detailAsked: { title: 'Düzeltmeniz için ek bilgi gerekiyor', body: noted },
    cancelled: { title: 'Bir giriş-çıkış düzeltmesi iptal edildi', body: whoseNoted },
  },
  de: {
    asked: { title: 'Eine Korrektur von Zeitbuchungen wartet auf Ihre Entscheidung', body: whose },
    approved: { title: 'Ihre Zeitbuchungen sind korrigiert', body: what },
    denied: { title: 'Ihre Korrektur von Zeitbuchungen wurde abgelehnt', body: noted },
    detailAsked: { title: 'Zu Ihrer Korrektur fehlen noch Angaben', body: noted },
    cancelled: { title: 'Eine Korrektur von Zeitbuchungen wurde storniert', body: whoseNoted },
  },
  es: {
    asked: { title: 'Una corrección de fichajes espera tu decisión', body: whose },
    approved: { title: 'Tus fichajes están corregidos', body: what },
    denied: { title: 'Tu corrección de fichajes fue denegada', body: noted },
    detailAsked: { title: 'Faltan datos en tu corrección', body: noted },
    cancelled: { title: 'Se canceló una corrección de fichajes', body: whoseNoted },
  },
  it: {
    asked: { title: 'Una correzione di timbrature attende la tua decisione', body: whose },
    approved: { title: 'Le tue timbrature sono corrette', body: what },
    denied: { title: 'La tua correzione di timbrature è stata rifiutata', body: noted },
    detailAsked: { title: 'Servono altri dettagli per la tua correzione', body: noted },
    cancelled: { title: 'Una correzione di timbrature è stata annullata', body: whoseNoted },
  },
  pt: {
    asked: { title: 'Uma correção de registos de ponto aguarda a sua decisão', body: whose },
    approved: { title: 'Os seus registos de ponto estão corrigidos', body: what },
    denied: { title: 'A sua correção de registos de ponto foi recusada', body: noted },
    detailAsked: { title: 'Faltam dados na sua correção', body: noted },
    cancelled: { title: 'Uma correção de registos de ponto foi cancelada', body: whoseNoted },
  },
  nl: {
    asked: { title: 'Een correctie van klokregistraties wacht op jouw beslissing', body: whose },
    approved: { title: 'Je klokregistraties zijn gecorrigeerd', body: what },
    denied: { title: 'Je correctie van klokregistraties is afgewezen', body: noted },
    detailAsked: { title: 'Bij je correctie ontbreken nog gegevens', body: noted },
    cancelled: { title: 'Een correctie van klokregistraties is geannuleerd', body: whoseNoted },
  },
  fr: {
    asked: { title: 'Une correction de pointages attend votre décision', body: `{{person}} : ${what}` },
    approved: { title: 'Vos pointages sont corrigés', body: what },
    denied: { title: 'Votre correction de pointages a été refusée', body: noted },
    detailAsked: { title: 'Il manque des précisions à votre correction', body: noted },
    cancelled: { title: 'Une correction de pointages a été annulée', body: `{{person}} : ${noted}` },
  },
  ar: {
    asked: { title: 'طلب تصحيح سجلات الحضور بانتظار قرارك', body: whose },
    approved: { title: 'تم تصحيح سجلات حضورك', body: what },
    denied: { title: 'رُفض طلب تصحيح سجلات الحضور', body: noted },
    detailAsked: { title: 'يلزم تفاصيل إضافية لطلب التصحيح', body: noted },
    cancelled: { title: 'أُلغي طلب تصحيح سجلات الحضور', body: whoseNoted },
  },
};
