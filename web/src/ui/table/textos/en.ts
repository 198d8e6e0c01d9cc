import type { Catalogo } from '../../../i18n/catalogo.ts';

export const lista: Catalogo['lista'] = {
  acciones: 'Actions',
  columnas: 'Columns',
  exportar: 'Export',
  exportaFiltrado: 'What is filtered is exported, with all its pages and columns.',
  formato: { csv: 'CSV (comma-separated text)', xlsx: 'Excel (XLSX)', pdf: 'PDF, as it is seen' },
  ordenar: 'Order by',
  haciaArriba: '{columna}, from least to most',
  haciaAbajo: '{columna}, from most to least',
  quitar: 'Remove {filtro}',
  quitarFiltros: 'Remove the filters',
  nada: 'Nothing matches what you are looking for. Try other words or remove a filter.',
  direccionVieja: 'This address leads to a page of the list that is no longer there.',
  alPrincipio: 'Go to the beginning of the list',
  paginas: 'Pages',
  pagina: 'Page {n}',
  primera: 'First page',
  anterior: 'Previous',
  siguiente: 'Next',
  total: '{n, plural, one {# result} other {# results}}',
  muchas: 'More than {n} results',
};
