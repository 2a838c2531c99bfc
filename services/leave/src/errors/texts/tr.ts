import { type catalogue } from '../catalogue.ts';

export const tr: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'Bu tarihlerde zaten bir izin var: {{period}}. Başka tarih seçin veya önce o talebi iptal edin.',
  leave_balance_insufficient:
    'İzin bakiyesi yeterli değil. {{on}} tarihinde gün olarak bakiye: {{balance}}. Eksik gün: {{missing}}. Daha kısa bir süre veya başka bir izin türü seçin.',
  leave_notice_too_short:
    'Bu iznin daha önceden talep edilmesi gerekiyor. Gün olarak önceden bildirim süresi: {{days}}. Daha ileri bir tarih seçin.',
  leave_days_too_few: 'Süre bu izin türü için çok kısa. En az gün sayısı: {{days}}.',
  leave_days_too_many: 'Süre bu izin türü için çok uzun. En çok gün sayısı: {{days}}.',
  leave_no_working_day: 'Bu tarihlerde çalışma günü yok, bu yüzden izin gerekmiyor. Başka tarih seçin.',
  leave_usage_rule:
    'Bu izin türü yalnızca doğum günü döneminde kullanılabilir. Başka tarih veya başka bir izin türü seçin.',
  leave_document_required: 'Bu izin türü için belge gerekiyor. Belgeyi talebe ekleyin.',
  leave_duration_not_offered: 'Bu süre bu izin türünde sunulmuyor. Başka bir süre seçin.',
  leave_period_required: 'Günün bölümünü seçin.',
  leave_hours_invalid:
    'Bu saatler çalışma gününe sığmıyor. Bitişi başlangıçtan sonra ve günün çalışma süresini aşmayacak şekilde seçin.',
  leave_day_outside: 'Bu talep bu günden itibaren iptal edilemez. Başka bir gün seçin.',
  leave_not_known_yet: 'Bu kişi az önce eklendi; hiçbir şey kaydedilmedi. Birkaç saniye sonra tekrar deneyin.',
};
