import type { Catalogo } from '../../i18n/catalogo.ts';

export const reingreso: Catalogo['reingreso'] = {
  titulo: 'يُرجى تأكيد هويتك',
  texto:
    'قبل المتابعة، اكتب كلمة المرور؛ لن نطلبها مرة أخرى لمدة {minutos, plural, two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  clave: 'كلمة المرور',
  codigo: 'رمز تطبيقك',
  ayudaCodigo: 'أو أحد رموز الاحتياط.',
  mostrar: 'إظهار كلمة المرور',
  ocultar: 'إخفاء كلمة المرور',
  confirmar: 'متابعة',
};
