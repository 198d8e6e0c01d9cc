import type { Catalogo } from '../../../i18n/catalogo.ts';

export const pendiente: Catalogo['pendiente'] = {
  detalle: 'Bu ekran henüz hazırlanmadı',
  verDocumentos: 'Belgeleri gör',
  nuestrosPlanes: {
    titulo: 'Planlarımız',
    texto: 'Henüz plan sunmuyoruz: bugün her belge ayrı ödenir ve fiyatı kendi sayfasındadır.',
  },
  misPlanes: {
    titulo: 'Planlarım',
    texto: 'Planınızı, ondan ne kadar kullandığınızı, randevularınızı ve faturalarınızı gösterecek.',
  },
  suscribirse: {
    titulo: 'Bir plana abone olun',
    texto: 'Seçilen planı gözden geçirip ödemenizi sağlayacak.',
  },
  tableroVenta: { titulo: 'Satış panosu', texto: 'Gelirleri, siparişleri ve dönüşümü gösterecek.' },
  tableroSuscripciones: {
    titulo: 'Abonelik panosu',
    texto: 'Etkin abonelikleri, yinelenen geliri ve ayrılanları gösterecek.',
  },
  listaPlanes: { titulo: 'Plan listesi', texto: 'Satıştaki planları listeleyecek.' },
  administrarPlanes: {
    titulo: 'Plan yönetimi',
    texto: 'Bir planı düzenleyecek: fiyatlar, avantajlar ve sınırlar.',
  },
  suscripciones: {
    titulo: 'Plan abonelikleri',
    texto: 'Kimin hangi plana, ne zamana kadar sahip olduğunu listeleyecek.',
  },
  suscripcionesPendientes: {
    titulo: 'Bekleyen abonelikler',
    texto: 'Ödemesinin incelenmesini bekleyenleri listeleyecek.',
  },
};
