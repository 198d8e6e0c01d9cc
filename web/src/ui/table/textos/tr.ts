import type { Catalogo } from '../../../i18n/catalogo.ts';

export const lista: Catalogo['lista'] = {
  acciones: 'İşlemler',
  columnas: 'Sütunlar',
  exportar: 'Dışa aktar',
  exportaFiltrado: 'Filtrelenenler, tüm sayfaları ve sütunlarıyla dışa aktarılır.',
  formato: { csv: 'CSV (virgülle ayrılmış metin)', xlsx: 'Excel (XLSX)', pdf: 'PDF, görüldüğü gibi' },
  ordenar: 'Sırala',
  haciaArriba: '{columna}, küçükten büyüğe',
  haciaAbajo: '{columna}, büyükten küçüğe',
  quitar: 'Kaldır: {filtro}',
  quitarFiltros: 'Filtreleri kaldır',
  nada: 'Aradığınızla eşleşen bir şey yok. Başka sözcükler deneyin veya bir filtreyi kaldırın.',
  direccionVieja: 'Bu adres, listenin artık bulunmayan bir sayfasına götürüyor.',
  alPrincipio: 'Listenin başına git',
  paginas: 'Sayfalar',
  pagina: 'Sayfa {n}',
  primera: 'İlk sayfa',
  anterior: 'Önceki',
  siguiente: 'Sonraki',
  total: '{n, plural, other {# sonuç}}',
  muchas: '{n} sonuçtan fazla',
};
