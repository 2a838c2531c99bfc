import { type catalogue } from '../catalogue.ts';

export const it: Record<keyof typeof catalogue, string> = {
  manager_cycle:
    'Questo responsabile dipende dalla stessa persona, direttamente o tramite altre. Scegli un altro responsabile.',
  parent_cycle: 'L’elemento scelto dipende da questo stesso elemento. Scegli un altro livello superiore.',
  not_active: 'Questa persona non lavora più qui, quindi la modifica non è possibile.',
  already_resigned: 'La cessazione del rapporto di lavoro di questa persona è già registrata.',
  not_resigned: 'Questa persona lavora ancora qui, quindi non è possibile registrarne la riassunzione.',
  last_super_admin: 'È l’ultimo super amministratore dell’organizzazione. Assegna prima il ruolo a un’altra persona.',
  own_role: 'Nessuno può cambiare il proprio ruolo. Contatta un’altra persona dell’amministrazione.',
  own_account: 'Non è possibile farlo sul proprio account. Rivolgiti a un altro amministratore.',
  date_before_hiring: 'Questo giorno precede la data di assunzione. Scegli un giorno successivo.',
  admin_branches_required: 'Per un amministratore limitato serve almeno una sede. Scegli una sede.',
  not_plannable: 'Non si può pianificare per un giorno successivo. Modificalo il giorno stesso.',
  plan_settled: 'Questa modifica pianificata è già in vigore o è stata revocata.',
  still_employed:
    'Questa persona lavora ancora qui. Nome e recapiti si possono dimenticare solo dopo la fine del rapporto.',
  confirmation_wrong: 'La conferma non corrisponde. Nulla è stato modificato.',
};
