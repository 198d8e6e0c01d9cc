import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const testimoniosOficina: Catalogo['testimoniosOficina'] = {
  titulo: 'Müşteri görüşleri',
  detalle:
    'Müşterilerin gösterilmesine izin verdiği yorumlar. Her ürünün sayfası seçilen son altısını ad ve soyadın baş harfiyle gösterir. Düzeltilmezler: ya seçilirler ya seçilmezler.',
  buscar: 'Ürün, müşteri veya yorum',
  todas: 'Tümü',
  situacion: { elegido: 'Gösteriliyor', porElegir: 'Gösterilmiyor' },
  columna: {
    producto: 'Ürün',
    puntos: 'Değerlendirme',
    comentario: 'Yorum',
    fecha: 'İzin tarihi',
    situacion: 'Durum',
  },
  mostrar: '{firma} yorumunu göster',
  dejar: '{firma} yorumunu gösterme',
  mostrado: 'Artık ürün sayfasında gösteriliyor.',
  retirado: 'Artık gösterilmiyor.',
  vacioTitulo: 'Henüz müşteri görüşü yok',
  vacio: 'Biri değerlendirip sözlerinin gösterilmesine izin verince burada olur.',
};
