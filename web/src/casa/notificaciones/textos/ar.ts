import type { Catalogo } from '../../../i18n/catalogo.ts';

export const avisos: Catalogo['avisos'] = {
  titulo: 'الإشعارات',
  abrir: 'الإشعارات',
  abrirConSinLeer: 'الإشعارات: {n} غير مقروءة',
  sinLeer: 'إشعارات غير مقروءة: {n}',
  nuevo: 'غير مقروء.',
  leerTodos: 'اعتبارها كلها مقروءة',
  ninguno: 'لا إشعارات لديك بعد. حين يتقدّم شيء يخصّك ستراه هنا.',
  anteriores: 'عرض الأقدم',
  canal: {
    correo: 'البريد',
    app: 'في الجرس',
  },
  grupo: {
    seguridad: 'الأمان',
    dinero: 'المدفوعات والفواتير',
    tramites: 'المعاملات',
    citas: 'المواعيد',
    suscripcion: 'الاشتراك',
    oficina: 'المكتب',
    otros: 'أخرى',
  },
  siempre: 'تصل دائمًا',
  siempreTexto: 'نُعلمك دائمًا بما يمسّ أمان حسابك ومالك، حمايةً لك.',
};
