import type { Catalogo } from '../catalogo.ts';

export const catalogos: Catalogo['catalogos'] = {
  estado: { titulo: 'الحالة', activos: 'نشط', archivados: 'مؤرشف', todos: 'الحالة: الكل' },
  orden: 'الترتيب',
  archivar: 'أرشفة {nombre}',
  restaurar: 'إخراج {nombre} من الأرشيف',
  borrar: 'حذف {nombre}',
  archivado: 'تمت أرشفة «{nombre}»: لم يعد معروضًا، وما يستخدمه لا يتغير.',
  restaurado: 'عاد «{nombre}» معروضًا.',
  deshacer: 'تراجع',
  borrarTitulo: 'هل تريد حذف «{nombre}»؟',
  borrarTexto: 'إن لم يستخدمه شيء، يُحذف نهائيًا ولا يمكن استرجاعه.',
  borrarConfirmar: 'حذف',
  borrado: 'تم حذف «{nombre}».',
  enUsoTitulo: '«{nombre}» قيد الاستخدام',
  enUso: 'لا يمكن حذفه لأنه مستخدم في:',
  enUsoArchivar: 'يمكنك أرشفته: لا يُعرض بعد ذلك، وما يستخدمه لا يتغير.',
  enUsoArchivado: 'هو في الأرشيف بالفعل: لا يُعرض، وما يستخدمه لا يتغير.',
  entendido: 'مفهوم',
  soloArchivar: 'أرشفة',
  uso: {
    productos: '{n, plural, one {منتج واحد} two {منتجان} few {# منتجات} other {# منتجًا}}',
    codigosPromocionales:
      '{n, plural, one {رمز ترويجي واحد} two {رمزان ترويجيان} few {# رموز ترويجية} other {# رمزًا ترويجيًا}}',
  },
  yMas: 'و{n} غيرها',
  mover: 'نقل {nombre}. اسحب، أو استخدم الأسهم، أو اضغط للاختيار.',
  subir: 'نقل إلى أعلى',
  bajar: 'نقل إلى أسفل',
  alPrincipio: 'نقل إلى البداية',
  alFinal: 'نقل إلى النهاية',
  movido: '{nombre}: المكان {lugar} من {total}.',
};
