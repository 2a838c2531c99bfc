import { type NoticeTexts } from '../requests/notices/telling.ts';

const what = '{{on, day}}, {{duration, minutes}}';
const whose = `{{person}}: ${what}`;
const noted = `${what}. {{note}}`;
const whoseNoted = `${whose}. {{note}}`;
const [whatArabic, whoseArabic] = [
  '{{on, day}}، {{duration, minutes}}',
  '{{person}}: {{on, day}}، {{duration, minutes}}',
];

export const noticeTexts: NoticeTexts = {
  en: {
    asked: { title: 'An overtime request waits for you', body: whose },
    approved: { title: 'Your overtime is approved', body: what },
    denied: { title: 'Your overtime request was denied', body: noted },
    detailAsked: { title: 'More detail is needed for your overtime request', body: noted },
    cancelled: { title: 'An overtime request was cancelled', body: whoseNoted },
  },
  tr: {
    asked: { title: 'Bir fazla mesai talebi kararınızı bekliyor', body: whose },
    approved: { title: 'Fazla mesainiz onaylandı', body: what },
    denied: { title: 'Fazla mesai talebiniz reddedildi', body: noted },
    detailAsked: { title: 'Fazla mesai talebiniz için ek bilgi gerekiyor', body: noted },
    cancelled: { title: 'Bir fazla mesai talebi iptal edildi', body: whoseNoted },
  },
  de: {
    asked: { title: 'Ein Überstundenantrag wartet auf Ihre Entscheidung', body: whose },
    approved: { title: 'Ihre Überstunden sind genehmigt', body: what },
    denied: { title: 'Ihr Überstundenantrag wurde abgelehnt', body: noted },
    detailAsked: { title: 'Zu Ihrem Überstundenantrag fehlen noch Angaben', body: noted },
    cancelled: { title: 'Ein Überstundenantrag wurde storniert', body: whoseNoted },
  },
  es: {
    asked: { title: 'Una solicitud de horas extra espera tu decisión', body: whose },
    approved: { title: 'Tus horas extra están aprobadas', body: what },
    denied: { title: 'Tu solicitud de horas extra fue denegada', body: noted },
    detailAsked: { title: 'Faltan datos en tu solicitud de horas extra', body: noted },
    cancelled: { title: 'Se canceló una solicitud de horas extra', body: whoseNoted },
  },
  it: {
    asked: { title: 'Una richiesta di straordinario attende la tua decisione', body: whose },
    approved: { title: 'Il tuo straordinario è approvato', body: what },
    denied: { title: 'La tua richiesta di straordinario è stata rifiutata', body: noted },
    detailAsked: { title: 'Servono altri dettagli per la tua richiesta di straordinario', body: noted },
    cancelled: { title: 'Una richiesta di straordinario è stata annullata', body: whoseNoted },
  },
  pt: {
    asked: { title: 'Um pedido de horas extra aguarda a sua decisão', body: whose },
    approved: { title: 'As suas horas extra estão aprovadas', body: what },
    denied: { title: 'O seu pedido de horas extra foi recusado', body: noted },
    detailAsked: { title: 'Faltam dados no seu pedido de horas extra', body: noted },
    cancelled: { title: 'Um pedido de horas extra foi cancelado', body: whoseNoted },
  },
  nl: {
    asked: { title: 'Een overwerkaanvraag wacht op jouw beslissing', body: whose },
    approved: { title: 'Je overwerk is goedgekeurd', body: what },
    denied: { title: 'Je overwerkaanvraag is afgewezen', body: noted },
    detailAsked: { title: 'Bij je overwerkaanvraag ontbreken nog gegevens', body: noted },
    cancelled: { title: 'Een overwerkaanvraag is geannuleerd', body: whoseNoted },
  },
  fr: {
    asked: { title: 'Une demande d’heures supplémentaires attend votre décision', body: `{{person}} : ${what}` },
    approved: { title: 'Vos heures supplémentaires sont approuvées', body: what },
    denied: { title: 'Votre demande d’heures supplémentaires a été refusée', body: noted },
    detailAsked: { title: 'Il manque des précisions à votre demande d’heures supplémentaires', body: noted },
    cancelled: {
      title: 'Une demande d’heures supplémentaires a été annulée',
      body: `{{person}} : ${noted}`,
    },
  },
  ar: {
    asked: { title: 'طلب عمل إضافي بانتظار قرارك', body: whoseArabic },
    approved: { title: 'تمت الموافقة على عملك الإضافي', body: whatArabic },
    denied: { title: 'رُفض طلب العمل الإضافي', body: `${whatArabic}. {{note}}` },
    detailAsked: { title: 'يلزم تفاصيل إضافية لطلب العمل الإضافي', body: `${whatArabic}. {{note}}` },
    cancelled: { title: 'أُلغي طلب عمل إضافي', body: `${whoseArabic}. {{note}}` },
  },
};
