import type { Catalogo } from '../../../i18n/catalogo.ts';

export const lista: Catalogo['lista'] = {
  acciones: 'الإجراءات',
  columnas: 'الأعمدة',
  exportar: 'تصدير',
  exportaFiltrado: 'يُصدَّر ما تمت تصفيته، بكل صفحاته وأعمدته.',
  formato: { csv: 'CSV (نص مفصول بفواصل)', xlsx: 'إكسل (XLSX)', pdf: '‏PDF كما يظهر' },
  ordenar: 'الترتيب حسب',
  haciaArriba: '{columna}، تصاعديًا',
  haciaAbajo: '{columna}، تنازليًا',
  quitar: 'إزالة {filtro}',
  quitarFiltros: 'إزالة عوامل التصفية',
  nada: 'لا شيء يطابق بحثك. جرّب كلمات أخرى أو أزل أحد عوامل التصفية.',
  direccionVieja: 'يشير هذا العنوان إلى صفحة من القائمة لم تعد موجودة.',
  alPrincipio: 'الذهاب إلى بداية القائمة',
  paginas: 'الصفحات',
  pagina: 'صفحة {n}',
  primera: 'الصفحة الأولى',
  anterior: 'السابق',
  siguiente: 'التالي',
  total: '{n, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  muchas: 'أكثر من {n} نتيجة',
};
