import type { Catalogo } from '../../../../../i18n/catalogo.ts';

export const tablero: Catalogo['tablero'] = {
  vista: 'طريقة العرض',
  lista: 'قائمة',
  tablero: 'لوحة',
  notario: 'كاتب العدل',
  cualquiera: 'كاتب العدل: أيّ كاتب عدل',
  desde: 'من',
  hasta: 'إلى',
  cambios: 'تغيّرت القائمة أثناء اطلاعكم عليها.',
  mostrar: 'عرض التغييرات',
  titulo: 'المعاملات حسب الحالة',
  ayuda: 'تنقّلوا بين البطاقات بالأسهم، وافتحوها بمفتاح Enter.',
  cuantos:
    '{n, plural, zero {لا معاملات} one {معاملة واحدة} two {معاملتان} few {# معاملات} many {# معاملة} other {# معاملة}}',
  muchos: 'أكثر من {n} معاملة',
  nada: 'لا شيء',
  ver: 'عرض الكل في القائمة',
  actua: 'على: {quien}',
  de: '{nombre}، {numero}',
};
