import type { Catalogo } from '../catalogo.ts';

export const informacionGeneral: Catalogo['informacionGeneral'] = {
  titulo: 'Genel bilgiler',
  detalle: 'Ziyaretçinin gördüğü şekliyle şirket: ad, iletişim, sosyal ağlar ve renkler.',
  empresa: 'Şirket',
  redes: 'Web sitesi ve sosyal ağlar',
  colores: 'Renk düzeni',
  coloresDetalle: 'Sayfayı, araç çubuğunu ve menüyü değiştirir. Alt bilgi her zaman koyudur.',
  vistaPrevia: 'Önizleme',
  vistaTitulo: 'Belgeniz imzaya hazır',
  vistaTexto: 'Sayfalarınızın metni böyle okunur; bu da bir',
  vistaEnlace: 'örnek bağlantı',
  vistaBoton: 'Başla',
  muestra: 'Tema: {nombre}',
  campo: {
    nombreEmpresa: 'Şirket adı',
    lema: 'Slogan',
    email: 'İletişim e-postası',
    telefono: 'Telefon',
    direccion: 'Adres',
    sitioWeb: 'Web sitesi',
    linkFacebook: 'Facebook',
    linkLinkedIn: 'LinkedIn',
    linkTwitter: 'Twitter (X)',
    linkInstagram: 'Instagram',
    esquemaColores: 'Renk düzeni',
  },
};
