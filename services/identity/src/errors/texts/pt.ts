import { type catalogue } from '../catalogue.ts';

export const pt: Record<keyof typeof catalogue, string> = {
  manager_cycle: 'Este gestor depende da mesma pessoa, diretamente ou através de outras. Escolha outro gestor.',
  parent_cycle: 'O item escolhido depende deste mesmo registo. Escolha outro item superior.',
  not_active: 'Esta pessoa já não trabalha aqui, pelo que a alteração não é possível.',
  already_resigned: 'A saída desta pessoa já está registada.',
  not_resigned: 'Esta pessoa ainda trabalha aqui, pelo que não é possível registar a sua readmissão.',
  last_super_admin: 'É o último superadministrador da organização. Atribua primeiro o perfil de acesso a outra pessoa.',
  own_role: 'Ninguém pode alterar o próprio perfil de acesso. Contacte outra pessoa da administração.',
  own_account: 'Não é possível fazê-lo na própria conta. Contacte outro administrador.',
  date_before_hiring: 'Este dia é anterior à data de admissão. Escolha um dia posterior.',
  admin_branches_required: 'Um administrador restrito precisa de pelo menos um local de trabalho. Escolha um local.',
  not_plannable: 'Não é possível planear isto para um dia posterior. Altere no próprio dia.',
  plan_settled: 'Esta alteração planeada já entrou em vigor ou foi anulada.',
  still_employed:
    'Esta pessoa ainda trabalha aqui. O nome e os contactos só podem ser esquecidos depois do fim do vínculo.',
  confirmation_wrong: 'A confirmação não corresponde. Nada foi alterado.',
};
