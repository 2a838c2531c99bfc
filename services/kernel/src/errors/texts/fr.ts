import { type ErrorTexts } from '../text.ts';

export const fr: ErrorTexts = {
  payload_size_unexpected:
    'L’envoi dépasse la taille autorisée ; rien n’a été enregistré. Envoyez moins de données à la fois.',
  server_error: 'Désolés, quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant.',
  wrong_argument_type: 'Une valeur n’est pas du type attendu ; rien n’a été enregistré. Vérifiez les champs signalés.',
  refresh_token_not_found: 'Votre session est terminée. Connectez-vous à nouveau.',
  password_length: 'Le mot de passe doit comporter de 8 à 16 caractères.',
  password_characters:
    'Le mot de passe doit comporter une minuscule, une majuscule, un chiffre et l’un de ces caractères : . - / @ # $ % ^ & _ + = ( ). Les autres caractères, dont les lettres accentuées, ne sont pas autorisés.',
  password_contains_name:
    'Le mot de passe ne doit contenir ni le prénom, ni le nom, ni le matricule. Choisissez un autre mot de passe.',
  password_reused: 'Ce mot de passe a déjà été utilisé. Choisissez un autre mot de passe.',
  login_attempt_failed:
    'Après plusieurs essais, la connexion est bloquée pour un certain temps. Réessayez plus tard ou contactez l’administration.',
  sms_verification_failed: 'Le code de vérification du SMS ne correspond pas. Demandez un nouveau code.',
  too_many_otp_attempts:
    'Après plusieurs codes qui ne correspondaient pas, la connexion est bloquée pour un certain temps. Réessayez plus tard.',
  identity_not_found: 'La connexion n’est pas possible avec ces données. Vérifiez-les ou contactez l’administration.',
  mobile_access_disabled: 'L’accès mobile est désactivé. Si vous en avez besoin, contactez l’administration.',
  invalid_credentials: 'Le nom d’utilisateur et le mot de passe ne correspondent pas. Vérifiez les deux et réessayez.',
  password_verification_error: 'Le mot de passe actuel ne correspond pas. Saisissez-le à nouveau.',
  sso_login_failed:
    'L’authentification unique (SSO) n’a pas fonctionné. Réessayez ou connectez-vous avec votre mot de passe.',
  captcha_failed: 'Le contrôle de sécurité n’a pas été terminé. Recommencez-le.',
  device_verification_failed:
    'Cet appareil n’a pas pu être vérifié. Utilisez un appareil enregistré ou contactez l’administration.',
  channel_verification_failed:
    'Ce mode de connexion n’a pas pu être vérifié. Choisissez-en un autre ou contactez l’administration.',
  authentication_verification_error: 'Votre identité n’a pas pu être vérifiée. Connectez-vous à nouveau.',
  token_verification_error: 'Votre session n’a pas pu être vérifiée. Connectez-vous à nouveau.',
  totp_verification_failed:
    'Le code de vérification ne correspond pas. Saisissez les six chiffres qu’affiche maintenant votre application d’authentification.',
  sso_type_required:
    'Aucun fournisseur n’a été choisi pour l’authentification unique (SSO). Choisissez un fournisseur.',
  network_error: 'Il n’y a pas de connexion au serveur. Vérifiez le réseau et réessayez.',

  unauthorised: 'Aucune session n’est ouverte ou votre session est terminée. Connectez-vous.',
  forbidden: 'Vous n’avez pas l’autorisation nécessaire. Si vous en avez besoin, contactez l’administration.',
  password_change_required: 'Définissez d’abord un nouveau mot de passe ; vous pourrez ensuite continuer.',
  area_disabled: 'Cette rubrique est désactivée pour votre organisation.',
  guarded_field: 'Vous n’avez pas l’autorisation de filtrer ou de trier selon ce champ.',
  entity_not_found: 'Cette fiche est introuvable. Elle est peut-être archivée ou n’est pas visible pour vous.',
  resource_not_found: 'Il n’y a rien à cette adresse. Vérifiez l’adresse ou revenez à la page d’accueil.',
  method_not_allowed: 'Cette action n’est pas possible ici.',
  feed_gone: 'Cet emplacement du flux n’existe plus. Lisez le flux depuis le début.',
  unsupported_file_format: 'Ce format de fichier n’est pas pris en charge. Choisissez un fichier dans un autre format.',
  too_many_requests: 'Il y a eu trop d’envois en peu de temps. Attendez un instant et réessayez.',
  request_timeout: 'La réponse a pris trop de temps. Réessayez ou réduisez la sélection.',
  service_unavailable: 'Cette partie de Kadro n’est pas disponible pour le moment. Réessayez dans quelques minutes.',

  http_message_not_readable: 'L’envoi n’a pas pu être lu ; rien n’a été enregistré.',
  constraint_violation: 'Certaines valeurs sont à corriger ; rien n’a été enregistré. Vérifiez les champs signalés.',
  unknown_property: 'Ce champ n’est pas connu ici.',
  invalid_method_argument: 'Une valeur ne peut pas être utilisée ici ; rien n’a été enregistré. Vérifiez les valeurs.',
  page_too_large: 'Il y a trop de lignes par page. Maximum : {{max}}.',
  query_too_complex: 'Cette requête demande trop de données à la fois. Demandez moins de champs ou de lignes.',
  unknown_field: 'Il n’est pas possible de filtrer selon ce champ.',
  unsorted_field: 'Il n’est pas possible de trier selon ce champ.',
  search_too_short: 'Le texte à rechercher est trop court. Nombre minimal de lettres : {{min}}.',

  less_than_2_mb_error:
    'Le fichier est trop volumineux ; il n’a pas été enregistré. Choisissez un fichier de {{max}} Mo au plus.',
  image_too_large:
    'L’image est trop volumineuse ; elle n’a pas été enregistrée. Choisissez une image de {{max}} ko au plus.',
  file_format: 'Ce format de fichier n’est pas autorisé. Formats autorisés : {{formats}}.',
  import_column_doubled: 'Cette colonne figure plusieurs fois dans le fichier. N’en gardez qu’une.',
  import_quote_open:
    'Les guillemets ouverts à la ligne {{row}} ne sont pas fermés. Fermez-les et importez de nouveau le fichier.',
  import_row_too_long:
    'Cette ligne a plus de cellules que le fichier n’a de colonnes. Vérifiez les séparateurs et les guillemets.',
  import_key_repeated:
    'Une ligne précédente du fichier concerne le même élément ; celle-ci n’a pas été appliquée. N’en gardez qu’une.',
  import_date_unclear:
    'Cette date ne peut pas être lue avec certitude. Écrivez toutes les dates au format de l’organisation ou toutes comme 2026-01-31.',
  import_file_erased:
    'Le fichier de cet import a été effacé au bout de {{days}} jours. Importez la ligne dans un nouveau fichier.',

  required: 'Une valeur est nécessaire.',
  value_invalid: 'Cette valeur ne peut pas être utilisée. Vérifiez-la.',
  wrong_type: 'Cette valeur n’est pas du type attendu.',
  not_in_list: 'Cette valeur ne fait pas partie des choix possibles. Choisissez dans la liste.',
  not_integer: 'Saisissez un nombre entier.',
  too_long: 'Le texte est trop long. Nombre maximal de caractères : {{max}}.',
  too_short: 'Le texte est trop court. Nombre minimal de caractères : {{min}}.',
  too_small: 'Le nombre est trop petit. Minimum : {{min}}.',
  too_large: 'Le nombre est trop grand. Maximum : {{max}}.',
  too_many: 'Il y a trop d’éléments. Maximum : {{max}}.',
  too_few: 'Il n’y a pas assez d’éléments. Minimum : {{min}}.',
  id_invalid: 'Cet identifiant ne peut pas être utilisé. Choisissez à nouveau l’élément.',
  email_invalid: 'Saisissez une adresse e-mail complète, par exemple nom@example.com.',
  phone_invalid: 'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +33 1 99 00 00 00.',
  url_invalid: 'Saisissez une adresse web complète qui commence par https://.',
  date_invalid: 'Cette date n’existe pas. Saisissez une autre date.',
  date_time_invalid: 'Cette date avec heure n’existe pas. Saisissez-en une autre.',
  time_zone_invalid: 'Ce fuseau horaire n’est pas connu. Choisissez-en un dans la liste.',
  language_text_required: 'Saisissez le texte dans au moins une langue.',

  same_record_exist:
    'Une fiche avec ces valeurs existe déjà ; rien n’a été enregistré. Utilisez d’autres valeurs ou ouvrez cette fiche.',
  already_used: 'Cette valeur est déjà utilisée. Saisissez-en une autre.',
  changed_meanwhile:
    'Une autre personne a modifié cette fiche entre-temps ; vos modifications n’ont pas été enregistrées. Rechargez-la et refaites-les.',
  own_request:
    'Nul ne peut décider de sa propre demande. La décision revient aux responsables du circuit d’approbation.',
  waiting_for_previous_manager:
    'Ce n’est pas encore votre tour : la décision revient d’abord à {{manager}}. Vous recevrez un avis dès que vous pourrez décider.',
  detail_awaited:
    'Un complément a été demandé et n’est pas encore arrivé. La décision sera possible dès réception de la réponse.',
  approver_missing:
    'Aucun responsable ne peut décider de cette demande ; rien n’a été enregistré. Contactez l’administration.',
  data_integrity_violation:
    'Les données de cet envoi ne concordent pas ; rien n’a été enregistré. Vérifiez la sélection.',
  idempotency_key_reused:
    'Cet envoi a déjà été fait avec d’autres valeurs ; rien n’a été enregistré. Rechargez la page et saisissez à nouveau les valeurs.',
  still_failing:
    'Le traitement a de nouveau échoué et l’élément reste dans la liste. Supprimez d’abord la cause, puis renvoyez-le.',
  nobody_listens: 'Aucune partie de Kadro ne traite plus ce message ; le renvoyer n’a pas d’effet. Mettez-le de côté.',
  job_must_finish: 'Cette tâche doit aller à son terme et ne peut pas être interrompue.',
  reference_unknown: 'Cet élément n’existe pas ou n’est pas visible pour vous. Choisissez-en un autre.',
  archived_record: 'Cette fiche est archivée et ne peut être ni utilisée ni modifiée. Choisissez-en une autre.',
  meaningful_text: 'Le texte en dit trop peu. Nombre minimal de lettres, sans espaces ni ponctuation : {{min}}.',
  amount_range: 'Le montant est hors des limites autorisées. Minimum : {{min}}. Maximum : {{max}}.',
  amount_invalid: 'Ce montant n’est pas lisible. Saisissez un nombre avec deux décimales au plus.',
  currency_mismatch: 'Les montants sont dans des devises différentes. Utilisez une seule devise.',
  date_order: 'La fin précède le début. Choisissez d’autres dates.',
  date_range_too_long: 'La période est trop longue. Nombre maximal de jours : {{max}}.',
  read_model_building: 'Ces données sont en cours de reconstruction. Réessayez dans un instant.',
};
