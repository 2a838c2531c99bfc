import { type Language } from '@kadro/kernel';

export const noticeNames = ['asked', 'approved', 'denied', 'detailAsked', 'cancelled', 'recounted'] as const;

export type NoticeName = (typeof noticeNames)[number];

/** Placeholders stand apart from other words, as no language inflects them. */
type NoticeText = Readonly<{ title: string; body: string }>;

export const noticeTexts: Readonly<Record<Language, Readonly<Record<NoticeName, NoticeText>>>> = {
  en: {
    asked: { title: 'A leave request waits for you', body: '{{person}}: {{type}}, {{period, period}}' },
    approved: { title: 'Your leave is approved', body: '{{type}}, {{period, period}}' },
    denied: { title: 'Your leave request was denied', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: {
      title: 'More detail is needed for your leave request',
      body: '{{type}}, {{period, period}}. {{note}}',
    },
    cancelled: { title: 'A leave request was cancelled', body: '{{person}}: {{type}}, {{period, period}}. {{note}}' },
    recounted: {
      title: 'Your leave was counted again',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  tr: {
    asked: { title: 'Bir izin talebi kararınızı bekliyor', body: '{{person}}: {{type}}, {{period, period}}' },
    approved: { title: 'İzniniz onaylandı', body: '{{type}}, {{period, period}}' },
    denied: { title: 'İzin talebiniz reddedildi', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: { title: 'İzin talebiniz için ek bilgi gerekiyor', body: '{{type}}, {{period, period}}. {{note}}' },
    cancelled: { title: 'Bir izin talebi iptal edildi', body: '{{person}}: {{type}}, {{period, period}}. {{note}}' },
    recounted: {
      title: 'İzin günleriniz yeniden hesaplandı',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  de: {
    asked: {
      title: 'Ein Urlaubsantrag wartet auf Ihre Entscheidung',
      body: '{{person}}: {{type}}, {{period, period}}',
    },
    approved: { title: 'Ihr Urlaub ist genehmigt', body: '{{type}}, {{period, period}}' },
    denied: { title: 'Ihr Urlaubsantrag wurde abgelehnt', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: {
      title: 'Zu Ihrem Urlaubsantrag fehlen noch Angaben',
      body: '{{type}}, {{period, period}}. {{note}}',
    },
    cancelled: {
      title: 'Ein Urlaubsantrag wurde storniert',
      body: '{{person}}: {{type}}, {{period, period}}. {{note}}',
    },
    recounted: {
      title: 'Ihr Urlaub wurde neu berechnet',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  es: {
    asked: { title: 'Una solicitud de ausencia espera tu decisión', body: '{{person}}: {{type}}, {{period, period}}' },
    approved: { title: 'Tu ausencia está aprobada', body: '{{type}}, {{period, period}}' },
    denied: { title: 'Tu solicitud de ausencia fue denegada', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: { title: 'Faltan datos en tu solicitud de ausencia', body: '{{type}}, {{period, period}}. {{note}}' },
    cancelled: {
      title: 'Se canceló una solicitud de ausencia',
      body: '{{person}}: {{type}}, {{period, period}}. {{note}}',
    },
    recounted: {
      title: 'Los días de tu ausencia se han vuelto a calcular',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  it: {
    asked: {
      title: 'Una richiesta di assenza attende la tua decisione',
      body: '{{person}}: {{type}}, {{period, period}}',
    },
    approved: { title: 'La tua assenza è approvata', body: '{{type}}, {{period, period}}' },
    denied: { title: 'La tua richiesta di assenza è stata rifiutata', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: {
      title: 'Servono altri dettagli per la tua richiesta di assenza',
      body: '{{type}}, {{period, period}}. {{note}}',
    },
    cancelled: {
      title: 'Una richiesta di assenza è stata annullata',
      body: '{{person}}: {{type}}, {{period, period}}. {{note}}',
    },
    recounted: {
      title: 'I giorni della tua assenza sono stati ricalcolati',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  pt: {
    asked: { title: 'Um pedido de ausência aguarda a sua decisão', body: '{{person}}: {{type}}, {{period, period}}' },
    approved: { title: 'A sua ausência está aprovada', body: '{{type}}, {{period, period}}' },
    denied: { title: 'O seu pedido de ausência foi recusado', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: { title: 'Faltam dados no seu pedido de ausência', body: '{{type}}, {{period, period}}. {{note}}' },
    cancelled: {
      title: 'Um pedido de ausência foi cancelado',
      body: '{{person}}: {{type}}, {{period, period}}. {{note}}',
    },
    recounted: {
      title: 'Os dias da sua ausência foram recalculados',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  nl: {
    asked: { title: 'Een verlofaanvraag wacht op jouw beslissing', body: '{{person}}: {{type}}, {{period, period}}' },
    approved: { title: 'Je verlof is goedgekeurd', body: '{{type}}, {{period, period}}' },
    denied: { title: 'Je verlofaanvraag is afgewezen', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: {
      title: 'Bij je verlofaanvraag ontbreken nog gegevens',
      body: '{{type}}, {{period, period}}. {{note}}',
    },
    cancelled: {
      title: 'Een verlofaanvraag is geannuleerd',
      body: '{{person}}: {{type}}, {{period, period}}. {{note}}',
    },
    recounted: {
      title: 'Je verlof is opnieuw berekend',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  fr: {
    asked: { title: 'Une demande de congé attend votre décision', body: '{{person}} : {{type}}, {{period, period}}' },
    approved: { title: 'Votre congé est approuvé', body: '{{type}}, {{period, period}}' },
    denied: { title: 'Votre demande de congé a été refusée', body: '{{type}}, {{period, period}}. {{note}}' },
    detailAsked: {
      title: 'Il manque des précisions à votre demande de congé',
      body: '{{type}}, {{period, period}}. {{note}}',
    },
    cancelled: {
      title: 'Une demande de congé a été annulée',
      body: '{{person}} : {{type}}, {{period, period}}. {{note}}',
    },
    recounted: {
      title: 'Les jours de votre congé ont été recalculés',
      body: '{{type}}, {{period, period}}. {{before, days}} → {{after, days}}',
    },
  },
  ar: {
    asked: { title: 'طلب إجازة بانتظار قرارك', body: '{{person}}: {{type}}، {{period, period}}' },
    approved: { title: 'تمت الموافقة على إجازتك', body: '{{type}}، {{period, period}}' },
    denied: { title: 'رُفض طلب إجازتك', body: '{{type}}، {{period, period}}. {{note}}' },
    detailAsked: { title: 'يلزم تفاصيل إضافية لطلب إجازتك', body: '{{type}}، {{period, period}}. {{note}}' },
    cancelled: { title: 'أُلغي طلب إجازة', body: '{{person}}: {{type}}، {{period, period}}. {{note}}' },
    recounted: {
      title: 'أُعيد حساب أيام إجازتك',
      body: '{{type}}، {{period, period}}. {{before, days}} ← {{after, days}}',
    },
  },
};
