import { type catalogue } from '../catalogue.ts';

export const tr: Record<keyof typeof catalogue, string> = {
  manager_cycle: 'Bu yönetici, doğrudan veya başkaları üzerinden aynı kişiye bağlı. Başka bir yönetici seçin.',
  parent_cycle: 'Seçilen üst kayıt bu kaydın altında yer alıyor. Başka bir üst kayıt seçin.',
  not_active: 'Bu kişi artık burada çalışmıyor; bu nedenle değişiklik yapılamaz.',
  already_resigned: 'Bu kişinin işten çıkışı zaten kayıtlı.',
  not_resigned: 'Bu kişi hâlâ çalışıyor; bu nedenle yeniden işe giriş kaydedilemez.',
  last_super_admin: 'Bu kişi kuruluşun son süper yöneticisi. Önce bu rolü başka birine verin.',
  own_role: 'Kimse kendi rolünü değiştiremez. Başka bir sistem yöneticisine başvurun.',
  own_account: 'Bu işlem kişinin kendi hesabında yapılamaz. Başka bir yöneticiye başvurun.',
  date_before_hiring: 'Bu gün işe giriş tarihinden önce. Daha sonraki bir gün seçin.',
  admin_branches_required: 'Sınırlı sistem yöneticisi için en az bir şube gerekir. Bir şube seçin.',
  not_plannable: 'Bu değişiklik ileri bir gün için planlanamaz. Değişikliği o gün yapın.',
  plan_settled: 'Bu planlı değişiklik yürürlüğe girmiş veya geri alınmış.',
  still_employed:
    'Bu kişi hâlâ çalışıyor. Ad ve iletişim bilgileri ancak iş ilişkisi sona erdikten sonra unutulabilir.',
  confirmation_wrong: 'Onay eşleşmiyor. Hiçbir şey değiştirilmedi.',
};
