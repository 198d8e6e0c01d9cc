import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the page of the library of clauses. */
export const clausulas = {
  titulo: ['Biblioteca de cláusulas', 'Library of clauses', 'Madde kitaplığı', 'مكتبة البنود'],
  detalle: [
    'Las cláusulas que los documentos comparten. Se escriben y se toman en la plantilla de un documento; aquí se ve dónde está cada una.',
    'The clauses that documents share. They are written and taken in the template of a document; this page shows where each one is.',
    'Belgelerin paylaştığı maddeler. Bir belgenin şablonunda yazılır ve alınırlar; bu sayfa her birinin nerede olduğunu gösterir.',
    'البنود التي تتشاركها المستندات. تُكتب وتُؤخذ في قالب مستند، وتبيّن هذه الصفحة مكان كل منها.',
  ],
  buscar: [
    'Buscar por nombre, título o documento',
    'Search by name, title or document',
    'Ada, başlığa ya da belgeye göre ara',
    'البحث بالاسم أو العنوان أو المستند',
  ],
  vacioTitulo: [
    'Todavía no hay cláusulas compartidas',
    'There are no shared clauses yet',
    'Henüz paylaşılan madde yok',
    'لا توجد بنود مشتركة بعد',
  ],
  vacio: [
    'En la plantilla de un documento, elija una cláusula y guárdela en la biblioteca.',
    'In the template of a document, choose a clause and save it in the library.',
    'Bir belgenin şablonunda bir madde seçip kitaplığa kaydedin.',
    'في قالب مستند اختر بندًا واحفظه في المكتبة.',
  ],
  ninguna: ['Ninguna cláusula dice eso.', 'No clause says that.', 'Bunu söyleyen madde yok.', 'لا بند يقول ذلك.'],
  version: [
    'Versión {n}, de {quien}, {fecha}',
    'Version {n}, by {quien}, {fecha}',
    'Sürüm {n}, {quien}, {fecha}',
    'الإصدار {n}، {quien}، {fecha}',
  ],
  archivada: ['archivada', 'archived', 'arşivde', 'مؤرشف'],
  sinUsos: ['Ningún documento la tiene.', 'No document has it.', 'Hiçbir belgede yok.', 'لا يوجد في أي مستند.'],
  enVenta: ['a la venta, versión {n}', 'on sale, version {n}', 'satışta, sürüm {n}', 'معروض للبيع، الإصدار {n}'],
  escrita: [
    'sin publicar, versión {n}',
    'not published, version {n}',
    'yayımlanmadı, sürüm {n}',
    'غير منشور، الإصدار {n}',
  ],
  ver: ['Ver su texto', 'Show its text', 'Metnini göster', 'عرض نصه'],
  ocultar: ['Ocultar su texto', 'Hide its text', 'Metnini gizle', 'إخفاء نصه'],
  nombre: ['Nombre en la biblioteca', 'Name in the library', 'Kitaplıktaki adı', 'الاسم في المكتبة'],
  renombrar: ['Cambiar el nombre', 'Change the name', 'Adı değiştir', 'تغيير الاسم'],
  archivar: ['Archivar', 'Archive', 'Arşivle', 'أرشفة'],
  recuperar: ['Sacar del archivo', 'Take out of the archive', 'Arşivden çıkar', 'إخراج من الأرشيف'],
  listo: ['Guardado en la biblioteca.', 'Saved in the library.', 'Kitaplığa kaydedildi.', 'حُفظ في المكتبة.'],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    clausulas: typeof clausulas;
  }
}
