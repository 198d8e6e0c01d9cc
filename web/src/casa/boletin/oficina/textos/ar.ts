import type { lectores as es } from './es.ts';

export const lectores: typeof es = {
  titulo: 'اشتراكات النشرة',
  detalle: 'من يتلقى النشرة، ومن أين جاء، ومن لم يؤكد بريده.',
  buscar: 'الاسم أو البريد',
  vacioTitulo: 'لا أحد حتى الآن',
  vacio: 'عندما يشترك أحد من أسفل الصفحة سيظهر هنا.',
  todasLasSituaciones: 'كل الحالات',
  todosLosOrigenes: 'كل المصادر',
  columna: {
    nombre: 'الاسم',
    situacion: 'الحالة',
    origen: 'المصدر',
    suscrito: 'تاريخ الاشتراك',
  },
  situacion: { activa: 'نشط', porConfirmar: 'بانتظار التأكيد', baja: 'انسحب' },
  origen: { cuenta: 'حساب', visita: 'زيارة' },
  confirmado: 'تم التأكيد',
  enlace: 'آخر رابط أُرسل',
  ultimoEnlace: 'آخر رابط: {fecha}',
  quitar: 'إلغاء اشتراك {nombre}',
  reenviar: 'إرسال الرابط مجددًا إلى {nombre}',
  quitarTitulo: 'إلغاء اشتراك {nombre}؟',
  quitarTexto: 'افعل ذلك فقط إن طلبه منك. لن يتلقى {correo} النشرة بعد الآن، وعليه الاشتراك من جديد ليعود.',
  quitarConfirmar: 'إلغاء الاشتراك',
  quitado: '{nombre} لم يعد يتلقى النشرة.',
  reenviado: 'أُرسل الرابط إلى {correo}.',
};
