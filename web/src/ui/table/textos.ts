import type { Textos } from '../../i18n/palabra.ts';

/** Texts of every list of the back office. */
export const lista = {
  acciones: ['Acciones', 'Actions', 'İşlemler', 'الإجراءات'],
  columnas: ['Columnas', 'Columns', 'Sütunlar', 'الأعمدة'],
  exportar: ['Exportar', 'Export', 'Dışa aktar', 'تصدير'],
  exportaFiltrado: [
    'Se exporta lo que está filtrado, todas sus páginas y columnas.',
    'What is filtered is exported, with all its pages and columns.',
    'Filtrelenenler, tüm sayfaları ve sütunlarıyla dışa aktarılır.',
    'يُصدَّر ما تمت تصفيته، بكل صفحاته وأعمدته.',
  ],
  formato: {
    csv: [
      'CSV (texto separado por comas)',
      'CSV (comma-separated text)',
      'CSV (virgülle ayrılmış metin)',
      'CSV (نص مفصول بفواصل)',
    ],
    xlsx: ['Excel (XLSX)', 'Excel (XLSX)', 'Excel (XLSX)', 'إكسل (XLSX)'],
    pdf: ['PDF, como se ve', 'PDF, as it is seen', 'PDF, görüldüğü gibi', '‏PDF كما يظهر'],
  },
  ordenar: ['Ordenar por', 'Order by', 'Sırala', 'الترتيب حسب'],
  haciaArriba: [
    '{columna}, de menor a mayor',
    '{columna}, from least to most',
    '{columna}, küçükten büyüğe',
    '{columna}، تصاعديًا',
  ],
  haciaAbajo: [
    '{columna}, de mayor a menor',
    '{columna}, from most to least',
    '{columna}, büyükten küçüğe',
    '{columna}، تنازليًا',
  ],
  quitar: ['Quitar {filtro}', 'Remove {filtro}', 'Kaldır: {filtro}', 'إزالة {filtro}'],
  quitarFiltros: ['Quitar los filtros', 'Remove the filters', 'Filtreleri kaldır', 'إزالة عوامل التصفية'],
  nada: [
    'Nada coincide con lo que busca. Pruebe con otras palabras o quite algún filtro.',
    'Nothing matches what you are looking for. Try other words or remove a filter.',
    'Aradığınızla eşleşen bir şey yok. Başka sözcükler deneyin veya bir filtreyi kaldırın.',
    'لا شيء يطابق بحثك. جرّب كلمات أخرى أو أزل أحد عوامل التصفية.',
  ],
  direccionVieja: [
    'Esta dirección apunta a una página de la lista que ya no está.',
    'This address leads to a page of the list that is no longer there.',
    'Bu adres, listenin artık bulunmayan bir sayfasına götürüyor.',
    'يشير هذا العنوان إلى صفحة من القائمة لم تعد موجودة.',
  ],
  alPrincipio: [
    'Ir al principio de la lista',
    'Go to the beginning of the list',
    'Listenin başına git',
    'الذهاب إلى بداية القائمة',
  ],
  paginas: ['Páginas', 'Pages', 'Sayfalar', 'الصفحات'],
  pagina: ['Página {n}', 'Page {n}', 'Sayfa {n}', 'صفحة {n}'],
  primera: ['Primera página', 'First page', 'İlk sayfa', 'الصفحة الأولى'],
  anterior: ['Anterior', 'Previous', 'Önceki', 'السابق'],
  siguiente: ['Siguiente', 'Next', 'Sonraki', 'التالي'],
  total: [
    '{n, plural, one {# resultado} other {# resultados}}',
    '{n, plural, one {# result} other {# results}}',
    '{n, plural, other {# sonuç}}',
    '{n, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  ],
  muchas: ['Más de {n} resultados', 'More than {n} results', '{n} sonuçtan fazla', 'أكثر من {n} نتيجة'],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    lista: typeof lista;
  }
}
