import type { Catalogo } from '../catalogo.ts';

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
  campo: {
    email: 'E-posta',
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
    email: 'Bu e-postayla oturum açarsınız. Buradan değiştirilemez.',
    telefono: 'Sekiz rakam veya ülke koduyla uluslararası numara.',
    nit: 'Nihai tüketiciyseniz CF yazın.',
    fechaNacimiento: 'Gün, ay ve yıl; örneğin 24/03/1990.',
    dpi: 'CUI numarasının 13 rakamı.',
    pasaporte: '5 ila 20 harf ve rakam.',
    idioma: 'Tüm ekranlarda hemen uygulanır.',
  },
  documento: { ninguno: 'Belge yok', dpi: 'DPI (CUI)', pasaporte: 'Pasaport' },
};
