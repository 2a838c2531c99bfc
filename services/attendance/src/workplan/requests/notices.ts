import { type NoticeTexts } from '../../requests/notices/telling.ts';

const what = '{{period, period}}';
const whose = `{{person}}: ${what}`;
const noted = `${what}. {{note}}`;
const whoseNoted = `${whose}. {{note}}`;

export const shiftChangeTexts: NoticeTexts = {
  en: {
    asked: { title: 'A request for other shifts waits for you', body: whose },
    approved: { title: 'Your shifts are changed as you asked', body: what },
    denied: { title: 'Your request for other shifts was denied', body: noted },
    detailAsked: { title: 'More detail is needed for your shift request', body: noted },
    cancelled: { title: 'A request for other shifts was cancelled', body: whoseNoted },
  },
  tr: {
    asked: { title: 'Bir vardiya değişikliği talebi kararınızı bekliyor', body: whose },
    approved: { title: 'Vardiyanız talep ettiğiniz gibi değiştirildi', body: what },
    denied: { title: 'Vardiya değişikliği talebiniz reddedildi', body: noted },
    detailAsked: { title: 'Vardiya değişikliği talebiniz için ek bilgi gerekiyor', body: noted },
    cancelled: { title: 'Bir vardiya değişikliği talebi iptal edildi', body: whoseNoted },
  },
  de: {
    asked: { title: 'Ein Antrag auf Schichtänderung wartet auf Ihre Entscheidung', body: whose },
    approved: { title: 'Ihre Schichten sind wie beantragt geändert', body: what },
    denied: { title: 'Ihr Antrag auf Schichtänderung wurde abgelehnt', body: noted },
    detailAsked: { title: 'Zu Ihrem Antrag auf Schichtänderung fehlen noch Angaben', body: noted },
    cancelled: { title: 'Ein Antrag auf Schichtänderung wurde storniert', body: whoseNoted },
  },
  es: {
    asked: { title: 'Una solicitud de cambio de turno espera tu decisión', body: whose },
    approved: { title: 'Tus turnos se cambiaron como pediste', body: what },
    denied: { title: 'Tu solicitud de cambio de turno fue denegada', body: noted },
    detailAsked: { title: 'Faltan datos en tu solicitud de cambio de turno', body: noted },
    cancelled: { title: 'Se canceló una solicitud de cambio de turno', body: whoseNoted },
  },
  it: {
    asked: { title: 'Una richiesta di cambio turno attende la tua decisione', body: whose },
    approved: { title: 'I tuoi turni sono cambiati come richiesto', body: what },
    denied: { title: 'La tua richiesta di cambio turno è stata rifiutata', body: noted },
    detailAsked: { title: 'Servono altri dettagli per la tua richiesta di cambio turno', body: noted },
    cancelled: { title: 'Una richiesta di cambio turno è stata annullata', body: whoseNoted },
  },
  pt: {
    asked: { title: 'Um pedido de troca de turno aguarda a sua decisão', body: whose },
    approved: { title: 'Os seus turnos foram alterados como pediu', body: what },
    denied: { title: 'O seu pedido de troca de turno foi recusado', body: noted },
    detailAsked: { title: 'Faltam dados no seu pedido de troca de turno', body: noted },
    cancelled: { title: 'Um pedido de troca de turno foi cancelado', body: whoseNoted },
  },
  nl: {
    asked: { title: 'Een aanvraag voor een andere dienst wacht op jouw beslissing', body: whose },
    approved: { title: 'Je diensten zijn gewijzigd zoals je vroeg', body: what },
    denied: { title: 'Je aanvraag voor een andere dienst is afgewezen', body: noted },
    detailAsked: { title: 'Bij je aanvraag voor een andere dienst ontbreken nog gegevens', body: noted },
    cancelled: { title: 'Een aanvraag voor een andere dienst is geannuleerd', body: whoseNoted },
  },
  fr: {
    asked: { title: 'Une demande de changement d’horaire attend votre décision', body: `{{person}} : ${what}` },
    approved: { title: 'Vos horaires sont modifiés comme demandé', body: what },
    denied: { title: 'Votre demande de changement d’horaire a été refusée', body: noted },
    detailAsked: { title: 'Il manque des précisions à votre demande de changement d’horaire', body: noted },
    cancelled: { title: 'Une demande de changement d’horaire a été annulée', body: `{{person}} : ${noted}` },
  },
  ar: {
    asked: { title: 'طلب تغيير الوردية بانتظار قرارك', body: whose },
    approved: { title: 'تم تغيير وردياتك كما طلبت', body: what },
    denied: { title: 'رُفض طلب تغيير الوردية', body: noted },
    detailAsked: { title: 'يلزم تفاصيل إضافية لطلب تغيير الوردية', body: noted },
    cancelled: { title: 'أُلغي طلب تغيير الوردية', body: whoseNoted },
  },
};
