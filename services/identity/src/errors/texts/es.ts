import { type catalogue } from '../catalogue.ts';

export const es: Record<keyof typeof catalogue, string> = {
  manager_cycle:
    'Este responsable depende de la misma persona, directamente o a través de otras. Elige otro responsable.',
  parent_cycle: 'El elemento elegido depende de este mismo registro. Elige otro elemento superior.',
  not_active: 'Esta persona ya no trabaja aquí, por lo que el cambio no es posible.',
  already_resigned: 'La baja de esta persona en la empresa ya está registrada.',
  not_resigned: 'Esta persona sigue trabajando aquí, por lo que no se puede registrar su reincorporación.',
  last_super_admin: 'Es el último superadministrador de la organización. Asigna antes ese rol a otra persona.',
  own_role: 'Nadie puede cambiar su propio rol. Contacta con otra persona de la administración.',
  own_account: 'Esto no se puede hacer en la propia cuenta. Contacta con otra persona administradora.',
  date_before_hiring: 'Este día es anterior a la fecha de contratación. Elige un día posterior.',
  admin_branches_required: 'Un administrador limitado necesita al menos un centro de trabajo. Elige un centro.',
  not_plannable: 'Esto no se puede planificar para un día posterior. Cámbialo ese mismo día.',
  plan_settled: 'Este cambio planificado ya entró en vigor o fue anulado.',
  still_employed:
    'Esta persona sigue trabajando aquí. El nombre y los datos de contacto solo se pueden olvidar al terminar la relación laboral.',
  confirmation_wrong: 'La confirmación no coincide. No se ha cambiado nada.',
};
