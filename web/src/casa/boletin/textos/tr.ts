import type { Catalogo } from '../../../i18n/catalogo.ts';

export const boletin: Catalogo['boletin'] = {
  titulo: 'Bülten',
  detalle: 'Belgeler ve işlemlerle ilgili yenilikleri alın. Dilediğiniz zaman bırakabilirsiniz.',
  nombre: 'Ad',
  correo: 'E-posta',
  enviar: 'Abone ol',
  email: { requerido: 'Bu alan zorunludur', invalido: 'Geçerli bir e-posta adresi girin' },
  suscrito: 'Aboneliğiniz başarıyla oluşturuldu.',
  confirme: '{email} adresine bir e-posta gönderdik. Aboneliği onaylamak için içindeki bağlantıyı açın.',
  fallo: 'Bir hata oluştu, lütfen yeniden deneyin.',
  inicio: 'Ana sayfaya git',
  confirmar: {
    esperando: 'Aboneliğiniz onaylanıyor…',
    listo: 'Aboneliğiniz onaylandı',
    ya: 'Aboneliğiniz zaten onaylanmıştı',
    detalle: 'Yeniliklerimizi e-posta ile alacaksınız.',
  },
  baja: {
    pregunta: 'Bülteni almayı bırakmak istiyor musunuz?',
    detalle: 'Size artık bülten göndermeyeceğiz. Belgelerinizle ve işlemlerinizle ilgili bildirimler değişmez.',
    pedir: 'Almayı bırak',
    quedarse: 'Almaya devam et',
    listo: 'Bundan böyle bülteni almayacaksınız',
    ya: 'Bu adres zaten bülteni almıyordu',
    listoDetalle: 'Dilediğiniz zaman ana sayfanın alt kısmından yeniden abone olabilirsiniz.',
  },
  invalido: 'Bu bağlantı artık geçerli değil',
  invalidoDetalle:
    'Bağlantı eksik olabilir, süresi ({dias} gün) dolmuş olabilir veya iptal edilmiş bir aboneliğe ait olabilir. Yeniden abone olun, size yeni bir bağlantı gönderelim.',
  pedirOtro: 'Yeniden abone ol',
};
