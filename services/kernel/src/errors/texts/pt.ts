import { type ErrorTexts } from '../text.ts';

export const pt: ErrorTexts = {
  payload_size_unexpected: 'O pedido excede o tamanho permitido; nada foi guardado. Envie menos dados de cada vez.',
  server_error: 'Lamentamos, algo não funcionou do nosso lado. Tente novamente daqui a pouco.',
  wrong_argument_type: 'Um valor não é do tipo esperado; nada foi guardado. Verifique os campos assinalados.',
  refresh_token_not_found: 'A sua sessão terminou. Inicie sessão novamente.',
  password_length: 'A palavra-passe deve ter entre 8 e 16 caracteres.',
  password_characters:
    'A palavra-passe precisa de uma letra minúscula, uma letra maiúscula, um algarismo e um destes caracteres: . - / @ # $ % ^ & _ + = ( ). Não são permitidos outros caracteres, nem letras com acento ou cedilha.',
  password_contains_name:
    'A palavra-passe não pode conter o nome, o apelido nem o número de colaborador. Escolha outra palavra-passe.',
  password_reused: 'Esta palavra-passe já foi usada. Escolha outra palavra-passe.',
  login_attempt_failed:
    'Após várias tentativas, o início de sessão está bloqueado durante algum tempo. Tente mais tarde ou contacte a administração.',
  sms_verification_failed: 'O código de verificação do SMS não corresponde. Peça um novo código.',
  too_many_otp_attempts:
    'Após vários códigos que não correspondiam, o início de sessão está bloqueado durante algum tempo. Tente mais tarde.',
  identity_not_found: 'Não é possível iniciar sessão com estes dados. Verifique os dados ou contacte a administração.',
  mobile_access_disabled: 'O acesso móvel está desativado. Se precisar dele, contacte a administração.',
  invalid_credentials: 'O nome de utilizador e a palavra-passe não correspondem. Verifique ambos e tente novamente.',
  password_verification_error: 'A palavra-passe atual não corresponde. Introduza a palavra-passe novamente.',
  sso_login_failed: 'O início de sessão único não funcionou. Tente novamente ou inicie sessão com a palavra-passe.',
  captcha_failed: 'A verificação de segurança não foi concluída. Repita a verificação.',
  device_verification_failed:
    'Não foi possível verificar este dispositivo. Use um dispositivo registado ou contacte a administração.',
  channel_verification_failed:
    'Não foi possível verificar esta forma de iniciar sessão. Escolha outra ou contacte a administração.',
  authentication_verification_error: 'Não foi possível verificar a sua identidade. Inicie sessão novamente.',
  token_verification_error: 'Não foi possível verificar a sua sessão. Inicie sessão novamente.',
  totp_verification_failed:
    'O código de verificação não corresponde. Introduza os seis algarismos que a aplicação de autenticação mostra agora.',
  sso_type_required: 'Não foi escolhido um fornecedor para o início de sessão único. Escolha um fornecedor.',
  network_error: 'Não há ligação ao servidor. Verifique a rede e tente novamente.',

  unauthorised: 'Não há sessão iniciada ou a sua sessão terminou. Inicie sessão.',
  forbidden: 'Não tem permissão para esta ação. Se precisar dela, contacte a administração.',
  password_change_required: 'Defina primeiro uma nova palavra-passe; depois pode continuar.',
  area_disabled: 'Esta área está desativada na sua organização.',
  guarded_field: 'Não tem permissão para filtrar ou ordenar por este campo.',
  entity_not_found: 'Este registo não foi encontrado. Pode estar arquivado ou não ser visível para si.',
  resource_not_found: 'Não há nada neste endereço. Verifique o endereço ou volte à página inicial.',
  method_not_allowed: 'Esta ação não está disponível aqui.',
  feed_gone: 'Este ponto do fluxo já não existe. Leia o fluxo desde o início.',
  unsupported_file_format: 'Este formato de ficheiro não é suportado. Escolha um ficheiro noutro formato.',
  too_many_requests: 'Houve demasiados pedidos em pouco tempo. Aguarde um momento e tente novamente.',
  request_timeout: 'A resposta demorou demasiado. Tente novamente ou restrinja a seleção.',
  service_unavailable: 'Esta parte do Kadro não está disponível neste momento. Tente novamente daqui a alguns minutos.',

  http_message_not_readable: 'Não foi possível ler o pedido; nada foi guardado.',
  constraint_violation: 'É preciso corrigir alguns valores; nada foi guardado. Verifique os campos assinalados.',
  unknown_property: 'Este campo não é conhecido aqui.',
  invalid_method_argument: 'Um valor não pode ser usado aqui; nada foi guardado. Verifique os valores.',
  page_too_large: 'Há demasiadas linhas numa página. Máximo: {{max}}.',
  query_too_complex: 'Esta consulta pede demasiado de uma só vez. Peça menos campos ou linhas.',
  unknown_field: 'Não é possível filtrar por este campo.',
  unsorted_field: 'Não é possível ordenar por este campo.',
  search_too_short: 'O texto a procurar é demasiado curto. Número mínimo de letras: {{min}}.',

  less_than_2_mb_error:
    'O ficheiro é demasiado grande; não foi guardado. Escolha um ficheiro com {{max}} MB no máximo.',
  image_too_large: 'A imagem é demasiado grande; não foi guardada. Escolha uma imagem com {{max}} kB no máximo.',
  file_format: 'Este formato de ficheiro não é permitido. Formatos permitidos: {{formats}}.',
  import_column_doubled: 'Esta coluna aparece mais de uma vez no ficheiro. Deixe só uma.',
  import_quote_open: 'As aspas abertas na linha {{row}} não estão fechadas. Feche-as e importe de novo o ficheiro.',
  import_row_too_long:
    'Esta linha tem mais células do que colunas tem o ficheiro. Verifique os separadores e as aspas.',
  import_key_repeated: 'Uma linha anterior do ficheiro é sobre o mesmo registo; esta não foi aplicada. Deixe só uma.',
  import_date_unclear:
    'Não é possível ler esta data com certeza. Escreva todas as datas no formato da organização ou todas como 2026-01-31.',
  import_file_erased:
    'O ficheiro desta importação foi apagado ao fim de {{days}} dias. Importe a linha num ficheiro novo.',

  required: 'É necessário um valor.',
  value_invalid: 'Este valor não pode ser usado. Verifique o valor.',
  wrong_type: 'Este valor não é do tipo esperado.',
  not_in_list: 'Este valor não é um dos possíveis. Escolha um da lista.',
  not_integer: 'Introduza um número inteiro.',
  too_long: 'O texto é demasiado longo. Número máximo de caracteres: {{max}}.',
  too_short: 'O texto é demasiado curto. Número mínimo de caracteres: {{min}}.',
  too_small: 'O número é demasiado pequeno. Mínimo: {{min}}.',
  too_large: 'O número é demasiado grande. Máximo: {{max}}.',
  too_many: 'Há demasiados itens. Máximo: {{max}}.',
  too_few: 'Há poucos itens. Mínimo: {{min}}.',
  id_invalid: 'Este identificador não pode ser usado. Escolha o registo novamente.',
  email_invalid: 'Introduza um endereço de e-mail completo, por exemplo nome@example.com.',
  phone_invalid: 'Introduza um número de telefone com indicativo do país, por exemplo +351 210 000 000.',
  url_invalid: 'Introduza um endereço web completo que comece por https://.',
  date_invalid: 'Esta data não existe. Introduza outra data.',
  date_time_invalid: 'Esta data com hora não existe. Introduza outra.',
  time_zone_invalid: 'Este fuso horário não é conhecido. Escolha um da lista.',
  language_text_required: 'Introduza o texto em pelo menos um idioma.',

  same_record_exist:
    'Já existe um registo com estes valores; nada foi guardado. Use outros valores ou abra esse registo.',
  already_used: 'Este valor já está a ser usado. Introduza outro.',
  changed_meanwhile:
    'Entretanto, outra pessoa alterou este registo; as suas alterações não foram guardadas. Carregue-o de novo e repita as alterações.',
  own_request: 'Ninguém pode decidir sobre o próprio pedido. Decidem os gestores do circuito de aprovação.',
  waiting_for_previous_manager:
    'Ainda não é a sua vez: primeiro decide {{manager}}. Receberá um aviso quando puder decidir.',
  detail_awaited: 'Foi pedida mais informação, que ainda não chegou. Será possível decidir quando chegar a resposta.',
  approver_missing: 'Não há ninguém que possa decidir sobre este pedido; nada foi guardado. Contacte a administração.',
  data_integrity_violation: 'Os dados deste pedido não são coerentes entre si; nada foi guardado. Verifique a seleção.',
  idempotency_key_reused:
    'Este pedido já foi enviado com outros valores; nada foi guardado. Carregue a página de novo e volte a introduzir os valores.',
  still_failing:
    'Ainda não foi possível processar e continua na lista. Elimine primeiro a causa e depois envie novamente.',
  nobody_listens:
    'O Kadro já não tem nenhuma parte que processe esta mensagem; enviá-la novamente não tem efeito. Ponha-a de lado.',
  job_must_finish: 'Esta tarefa tem de ser concluída e não pode ser interrompida.',
  reference_unknown: 'Este registo não existe ou não é visível para si. Escolha outro.',
  archived_record: 'Este registo está arquivado e não pode ser usado nem alterado. Escolha outro.',
  meaningful_text: 'O texto diz muito pouco. Número mínimo de letras, sem espaços nem pontuação: {{min}}.',
  amount_range: 'O montante está fora do intervalo permitido. Mínimo: {{min}}. Máximo: {{max}}.',
  amount_invalid: 'Não é possível ler este montante. Introduza um número com duas casas decimais no máximo.',
  currency_mismatch: 'Os montantes estão em moedas diferentes. Use uma só moeda.',
  date_order: 'O fim é anterior ao início. Escolha outras datas.',
  date_range_too_long: 'O período é demasiado longo. Número máximo de dias: {{max}}.',
  read_model_building: 'Estes registos estão a ser reconstruídos. Tente de novo daqui a pouco.',
};
