import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const libreta: Catalogo['libreta'] = {
  titulo: 'Defterim',
  detalle:
    'Başka bir belgede kullanmak üzere saklamayı seçtiğiniz kişiler, araçlar ve taşınmazlar. Bunları yalnızca siz görürsünüz.',
  vacia: 'Defteriniz boş',
  vaciaDetalle:
    'Bir belgede bir kişinin bilgilerini tamamladığınızda, buraya kaydedip sonraki belgede yeniden yazmadan kullanabilirsiniz.',
  tipo: { persona: 'Kişi', vehiculo: 'Araç', inmueble: 'Taşınmaz', direccion: 'Adres' },
  usar: {
    persona: 'Defterinizdeki bir kişiyi kullanın',
    vehiculo: 'Defterinizdeki bir aracı kullanın',
    inmueble: 'Defterinizdeki bir taşınmazı kullanın',
    direccion: 'Defterinizdeki bir adresi kullanın',
  },
  guardar: 'Defterime kaydet',
  actualizar: 'Defterimde güncelle',
  guardada: 'Defterinizde',
  elegir: 'Defterinizden seçin',
  elegirDetalle: 'Bilgiler yanıtlara kopyalanır. Sonradan değiştirebilirsiniz: defter değişmez.',
  usada: '“{nombre}” kaydının bilgilerini yerleştirdik. Geri alabilirsiniz.',
  usadaVencida:
    '“{nombre}” kaydının bilgilerini yerleştirdik. Kimlik belgesinin süresi dolmuş: imzalamadan önce kontrol edin.',
  nombre: 'Defterinizdeki adı',
  nombreAyuda: 'Tanımanız içindir. Belgelerde yer almaz.',
  vence: 'DPI veya pasaportun son geçerlilik tarihi',
  venceAyuda: 'Süresi dolmak üzereyken burada haber vereceğiz.',
  fechaMal: 'Geçerli bir tarih yazın, örneğin 31/12/2030.',
  consiento: 'Bu bilgileri defterime kaydetmek istiyorum ve buna yetkim var.',
  consientoDetalle:
    'Şifrelenerek saklanır ve yalnızca siz görürsünüz. Başka birine aitse yalnızca onun izniyle kaydedin. Dilediğiniz zaman silebilirsiniz.',
  faltaConsentir: 'Kaydetmek için kutuyu işaretleyin.',
  listo: '“{nombre}” defterinize kaydedildi.',
  listoDeNuevo: '“{nombre}” defterinizde güncellendi.',
  terminaEn: 'Belge numarasının sonu: {documento}',
  placaTerminaEn: 'Plakanın sonu: {documento}',
  vigencia: {
    vigente: 'Geçerlilik sonu: {fecha}',
    porVencer: 'Süresi yakında doluyor: {fecha}',
    vencido: 'Süresi doldu: {fecha}',
  },
  editar: 'Düzenle: {nombre}',
  editarTitulo: 'Defterinizde düzenleyin',
  borrar: 'Sil: {nombre}',
  borrarTitulo: 'Defterinizden silinsin mi?',
  borrarDetalle: '“{nombre}” kaydının bilgileri silinir. Kullandığınız belgeler değişmez. Bu işlem geri alınamaz.',
  borrarSi: 'Sil',
  borrada: '“{nombre}” defterinizden silindi.',
  cambiada: 'Bu kayıt başka bir cihazda değişti. Şu anda kayıtlı olanı gösteriyoruz: kontrol edip yeniden kaydedin.',
};
