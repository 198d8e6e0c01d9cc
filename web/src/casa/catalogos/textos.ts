import type { Textos } from '../../i18n/palabra.ts';

/** Texts shared by every catalogue; those of a single one are in `palabras`. */
export const catalogos = {
  estado: {
    titulo: ['Estado', 'State', 'Durum', 'الحالة'],
    activos: ['Activo', 'Active', 'Etkin', 'نشط'],
    archivados: ['Archivado', 'Archived', 'Arşivde', 'مؤرشف'],
    todos: ['Estado: todos', 'State: all', 'Durum: tümü', 'الحالة: الكل'],
  },
  crear: ['Agregar al catálogo', 'Add to the catalogue', 'Kataloğa ekle', 'إضافة إلى الكتالوج'],
  orden: ['Orden', 'Order', 'Sıra', 'الترتيب'],
  archivar: ['Archivar {nombre}', 'Archive {nombre}', '{nombre} kaydını arşivle', 'أرشفة {nombre}'],
  restaurar: [
    'Sacar del archivo {nombre}',
    'Take {nombre} out of the archive',
    '{nombre} kaydını arşivden çıkar',
    'إخراج {nombre} من الأرشيف',
  ],
  borrar: ['Borrar {nombre}', 'Delete {nombre}', '{nombre} kaydını sil', 'حذف {nombre}'],
  archivado: [
    '«{nombre}» quedó en el archivo: ya no se ofrece, y lo que lo usa no cambia.',
    '“{nombre}” is archived: it is no longer offered, and what uses it does not change.',
    '“{nombre}” arşivlendi: artık sunulmuyor, onu kullananlar değişmez.',
    'تمت أرشفة «{nombre}»: لم يعد معروضًا، وما يستخدمه لا يتغير.',
  ],
  restaurado: [
    '«{nombre}» volvió a ofrecerse.',
    '“{nombre}” is offered again.',
    '“{nombre}” yeniden sunuluyor.',
    'عاد «{nombre}» معروضًا.',
  ],
  deshacer: ['Deshacer', 'Undo', 'Geri al', 'تراجع'],
  borrarTitulo: ['¿Borrar «{nombre}»?', 'Delete “{nombre}”?', '“{nombre}” silinsin mi?', 'هل تريد حذف «{nombre}»؟'],
  borrarTexto: [
    'Si nada lo usa, se borra del todo y no se puede recuperar.',
    'If nothing uses it, it is deleted for good and cannot be recovered.',
    'Hiçbir şey kullanmıyorsa tamamen silinir ve geri getirilemez.',
    'إن لم يستخدمه شيء، يُحذف نهائيًا ولا يمكن استرجاعه.',
  ],
  borrarConfirmar: ['Borrar', 'Delete', 'Sil', 'حذف'],
  borrado: ['«{nombre}» se borró.', '“{nombre}” was deleted.', '“{nombre}” silindi.', 'تم حذف «{nombre}».'],
  enUsoTitulo: [
    '«{nombre}» está en uso',
    '“{nombre}” is in use',
    '“{nombre}” kullanılıyor',
    '«{nombre}» قيد الاستخدام',
  ],
  enUso: [
    'No se puede borrar porque lo usan:',
    'It cannot be deleted because it is used by:',
    'Silinemez, çünkü şunlar kullanıyor:',
    'لا يمكن حذفه لأنه مستخدم في:',
  ],
  enUsoArchivar: [
    'Puede archivarlo: deja de ofrecerse, y lo que ya lo usa no cambia.',
    'You can archive it: it is no longer offered, and what uses it does not change.',
    'Arşivleyebilirsiniz: artık sunulmaz, onu kullananlar değişmez.',
    'يمكنك أرشفته: لا يُعرض بعد ذلك، وما يستخدمه لا يتغير.',
  ],
  enUsoArchivado: [
    'Ya está archivado: no se ofrece más, y lo que lo usa no cambia.',
    'It is archived already: it is no longer offered, and what uses it does not change.',
    'Zaten arşivde: artık sunulmuyor, onu kullananlar değişmez.',
    'هو في الأرشيف بالفعل: لا يُعرض، وما يستخدمه لا يتغير.',
  ],
  entendido: ['Entendido', 'Understood', 'Anladım', 'مفهوم'],
  soloArchivar: ['Archivar', 'Archive', 'Arşivle', 'أرشفة'],
  uso: {
    productos: [
      '{n, plural, one {# producto} other {# productos}}',
      '{n, plural, one {# product} other {# products}}',
      '{n, plural, other {# ürün}}',
      '{n, plural, one {منتج واحد} two {منتجان} few {# منتجات} other {# منتجًا}}',
    ],
    codigosPromocionales: [
      '{n, plural, one {# código promocional} other {# códigos promocionales}}',
      '{n, plural, one {# promo code} other {# promo codes}}',
      '{n, plural, other {# promosyon kodu}}',
      '{n, plural, one {رمز ترويجي واحد} two {رمزان ترويجيان} few {# رموز ترويجية} other {# رمزًا ترويجيًا}}',
    ],
    solicitudes: [
      '{n, plural, one {# trámite} other {# trámites}}',
      '{n, plural, one {# case} other {# cases}}',
      '{n, plural, other {# işlem}}',
      '{n, plural, one {معاملة واحدة} two {معاملتان} few {# معاملات} other {# معاملة}}',
    ],
    citas: [
      '{n, plural, one {# cita} other {# citas}}',
      '{n, plural, one {# appointment} other {# appointments}}',
      '{n, plural, other {# randevu}}',
      '{n, plural, one {موعد واحد} two {موعدان} few {# مواعيد} other {# موعدًا}}',
    ],
    comentarios: [
      '{n, plural, one {# comentario} other {# comentarios}}',
      '{n, plural, one {# comment} other {# comments}}',
      '{n, plural, other {# yorum}}',
      '{n, plural, one {تعليق واحد} two {تعليقان} few {# تعليقات} other {# تعليقًا}}',
    ],
  },
  yMas: ['y {n} más', 'and {n} more', 've {n} tane daha', 'و{n} غيرها'],
  mover: [
    'Mover {nombre}. Arrastre, use las flechas o pulse para elegir.',
    'Move {nombre}. Drag, use the arrows, or press to choose.',
    '{nombre} kaydını taşıyın. Sürükleyin, okları kullanın ya da seçmek için basın.',
    'نقل {nombre}. اسحب، أو استخدم الأسهم، أو اضغط للاختيار.',
  ],
  subir: ['Subir un lugar', 'Move up', 'Bir yukarı taşı', 'نقل إلى أعلى'],
  bajar: ['Bajar un lugar', 'Move down', 'Bir aşağı taşı', 'نقل إلى أسفل'],
  alPrincipio: ['Llevar al principio', 'Move to the top', 'En başa taşı', 'نقل إلى البداية'],
  alFinal: ['Llevar al final', 'Move to the bottom', 'En sona taşı', 'نقل إلى النهاية'],
  movido: [
    '{nombre}: lugar {lugar} de {total}.',
    '{nombre}: place {lugar} of {total}.',
    '{nombre}: {total} içinde {lugar}. sıra.',
    '{nombre}: المكان {lugar} من {total}.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    catalogos: typeof catalogos;
  }
}
