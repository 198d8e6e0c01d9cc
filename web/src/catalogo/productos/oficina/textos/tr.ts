import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const oferta: Catalogo['oferta'] = {
  titulo: 'Ürünler',
  detalle: 'Ofisin sattığı ya da satmış olduğu ürünler: fiyatı, sürümü, kaç adet satıldığı ve kimin değiştirdiği.',
  porTipo: 'Türe göre ürünler',
  tipos: { todos: 'Tümü', documento: 'Belgeler', gestion: 'İşlemler' },
  buscar: 'Ada ya da adrese göre ara',
  vacioTitulo: 'Bu türde ürün yok',
  vacio: 'Sistemle gelen belgeler «npm run catalogo» komutuyla satışa çıkarılır.',
  columna: {
    nombre: 'Ürün',
    estado: 'Durum',
    precio: 'KDV dahil fiyat',
    version: 'Sürüm',
    vendidos: 'Satılan',
    borradores: 'Açık taslaklar',
    cambiado: 'Son değişiklik',
  },
  estado: { publicado: 'Satışta', borrador: 'Hazırlanıyor', archivado: 'Satıştan çekildi' },
  todosLosEstados: 'Durum: tümü',
  sinVersion: 'Yayımlanmadı',
  retirar: '{nombre} ürününü satıştan çek',
  vender: '{nombre} ürününü satışa çıkar',
  retirarTitulo: '«{nombre}» satıştan çekilsin mi?',
  retirarTexto:
    'Kimse başlayamaz ya da ödeyemez. Ödenmiş olanlar sürer. {n, plural, =0 {Kimsenin açık taslağı yok.} one {# açık taslak var; saklanır, ancak ürün satışta değilken ödenemez.} other {# açık taslak var; saklanır, ancak ürün satışta değilken ödenemez.}}',
  retirarConfirmar: 'Satıştan çek',
  retirado: '«{nombre}» artık satışta değil. İstediğiniz zaman yeniden satışa çıkarabilirsiniz.',
  vendido: '«{nombre}» yeniden satışta.',
  verPagina: 'Sayfasını gör',
  cambiarPrecio: 'Fiyatı değiştir',
  campo: { precio: 'KDV dahil fiyat' },
  ayudaPrecio:
    'Şu andan itibaren geçerlidir. Sepetinde olanlar değişikliği görür ve ödemeden önce kabul etmelidir; ödemesi süren alışveriş fiyatını korur.',
  fueraDeVenta: 'Satışta değil. Fiyatını değiştirmek için yeniden satışa çıkarın.',
  sinGestiones: 'İşlemler henüz satılmıyor.',
};
