import { type catalogue } from '../catalogue.ts';

export const pt: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'Já existe uma ausência nestas datas: {{period}}. Escolha outras datas ou cancele primeiro esse pedido.',
  leave_balance_insufficient:
    'O saldo de ausências não é suficiente. Saldo em dias na data {{on}}: {{balance}}. Dias em falta: {{missing}}. Escolha um período mais curto ou outro tipo de ausência.',
  leave_notice_too_short:
    'Esta ausência tem de ser pedida mais cedo. Antecedência mínima em dias: {{days}}. Escolha uma data posterior.',
  leave_days_too_few: 'O período é demasiado curto para este tipo de ausência. Número mínimo de dias: {{days}}.',
  leave_days_too_many: 'O período é demasiado longo para este tipo de ausência. Número máximo de dias: {{days}}.',
  leave_no_working_day:
    'Não há nenhum dia de trabalho nestas datas, por isso não é preciso pedir ausência. Escolha outras datas.',
  leave_usage_rule:
    'Este tipo de ausência só pode ser usado por altura do aniversário. Escolha outras datas ou outro tipo de ausência.',
  leave_document_required: 'Este tipo de ausência exige um documento. Anexe-o ao pedido.',
  leave_duration_not_offered: 'Esta duração não está disponível para este tipo de ausência. Escolha outra duração.',
  leave_period_required: 'Escolha a parte do dia.',
  leave_hours_invalid:
    'Estas horas não cabem no dia de trabalho. Escolha um fim posterior ao início e, no máximo, o tempo de trabalho do dia.',
  leave_day_outside: 'Este pedido não pode ser cancelado a partir deste dia. Escolha outro dia.',
  leave_not_known_yet:
    'Esta pessoa acabou de ser adicionada; nada foi guardado. Tente novamente dentro de alguns segundos.',
};
