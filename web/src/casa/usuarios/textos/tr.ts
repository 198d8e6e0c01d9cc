import type { Catalogo } from '../../../i18n/catalogo.ts';

export const usuarios: Catalogo['usuarios'] = {
  perfil: 'Profilim',
  secciones: {
    info: 'Kişisel bilgiler',
    seguridad: 'Güvenlik',
    'forma-pago': 'Ödeme yöntemi',
    notificaciones: 'Bildirimler',
    privacidad: 'Gizlilik',
  },
  info: {
    detalle:
      'Belgeleriniz ve faturalarınız bu bilgilerle kendiliğinden doldurulur. Hangilerini yazacağınıza siz karar verirsiniz.',
    identificacion: 'Kimlik',
    contacto: 'İletişim ve fatura',
    preferencias: 'Tercihler',
  },
  correo: {
    titulo: 'E-posta',
    detalle: 'Bu e-postayla oturum açarsınız; size buraya yazarız.',
    cambiar: 'E-postayı değiştir',
    nuevo: 'Yeni e-posta',
    pedir: 'Kodları gönder',
    pedirDetalle: 'Yeni e-postaya bir kod, {email} adresine de başka bir kod göndereceğiz. İkisi de gereklidir.',
    codigos: 'İki kodu yazın',
    codigosDetalle:
      'Biri {nuevo} adresine, diğeri {email} adresine gelir. {minutos} dakika geçerlidir. İstenmeyen e-posta klasörüne de bakın.',
    codigoNuevo: 'Yeni e-postadaki kod',
    codigoAnterior: 'Mevcut e-postadaki kod',
    terminar: 'E-postayı değiştir',
    otros: 'Başka kodlar gönder',
    otrosEn: '{segundos} sn sonra başka kodlar gönder',
    espera: '{email} adresine geçmek için kodlar bekleniyor.',
    seguir: 'Kodları yaz',
    hecho: 'E-postanız değiştirildi ve diğer oturumlar kapatıldı.',
  },
  foto: {
    titulo: 'Fotoğraf',
    detalle: 'İsteğe bağlıdır. Yalnızca siz ve ofiste sizinle ilgilenenler görür.',
    admite: 'JPG, PNG, WebP ya da HEIC, en fazla {maximo} MB. Çekildiği yer ve tarih olmadan, kare olarak saklanır.',
    subir: 'Fotoğraf yükle',
    cambiar: 'Fotoğrafı değiştir',
    quitar: 'Kaldır',
    quitarPregunta: 'Fotoğrafınız kaldırılsın mı?',
    quitarTexto:
      'Hemen silinir ve yerine adınızın baş harfleri görünür. İstediğiniz zaman başka bir fotoğraf yükleyebilirsiniz.',
    lista: 'Fotoğrafınız artık profilinizde.',
  },
  campo: {
    nombreCompleto: 'Ad ve soyad',
    telefono: 'Telefon',
    tipoDocumento: 'Kimlik belgesi türü',
    numeroDocumento: 'Kimlik belgesi numarası',
    nit: 'NIT',
    fechaNacimiento: 'Doğum tarihi',
    direccion: 'Adres',
    idioma: 'Dil',
  },
  ayuda: {
    telefono: 'Sekiz rakam veya ülke koduyla uluslararası numara.',
    nit: 'Nihai tüketiciyseniz CF yazın.',
    fechaNacimiento: 'Gün, ay ve yıl; örneğin 24/03/1990.',
    dpi: 'CUI numarasının 13 rakamı.',
    pasaporte: 'Pasaporttaki gibi, 3 ila 18 harf ve rakam.',
    idioma: 'Tüm ekranlarda hemen uygulanır.',
  },
  documento: { ninguno: 'Belge yok', dpi: 'DPI (CUI)', pasaporte: 'Pasaport' },
};
