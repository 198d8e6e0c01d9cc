import type { Catalogo } from '../../../i18n/catalogo.ts';

export const certificado: Catalogo['certificado'] = {
  titulo: 'İmza sertifikası',
  detalle: 'Her belgeniz bununla imzalanır ve mühürlenir. Şifreli saklanır; kimse okuyamaz veya indiremez.',
  ninguno:
    'Henüz sertifika yok. İlk belgede kurumun deneme sertifikası oluşturulur; çalışmak için kendinizinkini yükleyin.',
  emisor: 'Düzenleyen: {emisor}',
  hasta: 'Geçerlilik sonu: {fecha}',
  vigente: 'Geçerli',
  porVencer: '{dias} gün içinde sona eriyor',
  vencido: 'Süresi dolmuş',
  dePrueba: 'Deneme',
  desarrollo:
    'Deneme sertifikasıdır: her değişikliği gösterir, ancak kurum dışında kime ait olduğu bilinmez. Kendinizinkini yükleyin.',
  autofirmado:
    'Bir kurum değil, sahibi kendisi düzenledi: bu kurumun dışında kimin olduğu bilinmez. Bir sertifika hizmet sağlayıcısından isteyin.',
  archivo: 'Sertifika dosyası',
  ayuda: 'Sağlayıcınızın verdiği .p12 veya .pfx dosyası.',
  elegir: 'Dosya seç',
  clave: 'Dosyanın parolası',
  mostrar: 'Parolayı göster',
  ocultar: 'Parolayı gizle',
  poner: 'Sertifikayı kaydet',
  reemplazar: 'Sertifikayı değiştir',
  puesto: 'Sertifika kaydedildi.',
  puestoDePrueba: 'Kaydedildi, ama bu kurumun dışında kimse tanımaz: sahibi kendisi düzenledi.',
};
