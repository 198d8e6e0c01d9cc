import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const dosPasos: Catalogo['dosPasos'] = {
  titulo: 'İki adımlı doğrulama',
  detalle: 'Girişte parolanızın yanında telefonunuzdan bir kod istenir: parolayı tahmin eden giremez.',
  sin: 'Herhangi bir kod uygulaması olur: Google Authenticator, Microsoft Authenticator, Aegis, 1Password ya da başka biri.',
  activar: 'Etkinleştir',
  activa: '{fecha} tarihinden beri etkin.',
  quedan: '{n, plural, one {# yedek kodunuz kaldı.} other {# yedek kodunuz kaldı.}}',
  otros: 'Yeni yedek kodlar',
  quitar: 'Kapat',
  quitarTitulo: 'İki adımlı doğrulamayı kapat',
  quitarTexto: 'Giriş için parolanız yetecek ve yedek kodlarınız geçersiz olacak.',
  quitada: 'İki adımlı doğrulama kapatıldı.',
  escanee: 'Bu kodu uygulamanızla tarayın.',
  imagen: 'Uygulama için QR kodu',
  oEscriba: 'Tarayamıyorsanız bu anahtarı uygulamaya yazın:',
  abrir: 'Bu telefondaki uygulamada aç',
  codigo: 'Uygulamanın gösterdiği kod',
  respaldos: 'Yedek kodlarınız',
  guardelos:
    'Güvenli bir yerde saklayın: telefonunuzu kaybederseniz her biri bir kez giriş sağlar. Onları bir daha göstermeyeceğiz.',
  copiar: 'Kodları kopyala',
  copiados: 'Kodlar kopyalandı.',
  guardados: 'Sakladım',
};
