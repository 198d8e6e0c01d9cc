import type { Catalogo } from '../../../i18n/catalogo.ts';

export const reportes: Catalogo['reportes'] = {
  periodo: 'Dönem',
  desde: 'Başlangıç',
  hasta: 'Bitiş',
  atajo: {
    hoy: 'Bugün',
    treintaDias: '30 gün',
    esteMes: 'Bu ay',
    mesPasado: 'Geçen ay',
    esteAnio: 'Bu yıl',
    anioPasado: 'Geçen yıl',
    todo: 'Tümü',
  },
  comparar: {
    con: 'Karşılaştır',
    nada: 'Hiçbiriyle',
    anterior: 'Önceki dönemle',
    anioPasado: 'Geçen yılla',
    dias: '{desde} – {hasta} ile karşılaştırılıyor. Bitmemiş bir dönemin yalnızca geçen günleri karşılaştırılır.',
    sinDias: 'Karşılaştırmak için başlamış bir dönemin iki gününü de seçin.',
  },
  vacio: 'Bu dönemde hiçbir şey yok.',
  total: 'Toplam',
  ventas: {
    titulo: 'Aylık satışlar',
    detalle: 'Her ay ödenenler, ödeme gününe göre; iade edilenler, alacak dekontunun gününe göre.',
  },
  detalle: {
    titulo: 'Ürünlerin ayrıntısı',
    detalle: 'Dönemde her üründen satılan, indirilen ve iade edilen.',
  },
  masVendidos: {
    titulo: 'En çok satan ürünler',
    detalle: 'Dönemde ödenen belgelere göre, en çok satandan en aza.',
  },
  tramites: {
    titulo: 'Duruma göre işlemler',
    detalle: 'Dönemde satın alınan işlemler, bugünkü durumlarına göre.',
  },
  columna: {
    mes: 'Ay',
    pedidos: 'Siparişler',
    producto: 'Ürün',
    estado: 'Durum',
    vendidos: 'Satılan',
    subtotal: 'Fiyat',
    descuento: 'İndirim',
    cobrado: 'KDV dâhil tahsilat',
    devuelto: 'İade edilen',
    neto: 'Net',
    ultimaVenta: 'Son satış',
    tramites: 'İşlemler',
    vencidos: 'Süresi geçen',
    masAntiguo: 'En eskisi',
  },
};
