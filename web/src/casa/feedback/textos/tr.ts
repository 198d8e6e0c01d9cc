import type { Catalogo } from '../../../i18n/catalogo.ts';

export const feedback: Catalogo['feedback'] = {
  titulo: 'Bize yazın',
  detalle:
    'Ne düşündüğünüzü, neyin ters gittiğini ya da neyi daha iyi yapabileceğimizi anlatın. Ofis okur ve gerekirse e-postayla yanıtlar.',
  motivo: 'Neden',
  elija: 'Bir neden seçin',
  texto: 'Mesajınız',
  puntos: 'Nasıl değerlendirirsiniz? (isteğe bağlı)',
  sinPuntos: 'Belirtmek istemiyorum',
  punto: {
    n1: 'Çok kötü',
    n2: 'Kötü',
    n3: 'Orta',
    n4: 'İyi',
    n5: 'Çok iyi',
  },
  nombre: 'Ad',
  correo: 'E-posta',
  correoAyuda: 'Bu adrese yanıt veririz.',
  enviar: 'Gönder',
  deTramite: 'Yazdığınız, geldiğiniz işlemle birlikte saklanır.',
  sinMotivos: 'Şimdilik buradan mesaj almıyoruz. E-posta adresimiz ve telefonumuz ana sayfanın altındadır.',
  recibido: {
    titulo: 'Mesajınızı aldık',
    visita: 'Gerekirse {email} adresine, konuşmayı sürdüreceğiniz bir bağlantıyla yanıt veririz.',
    cuenta: 'Yanıt size e-postayla ve bildirimlerinizde ulaşacak.',
    ver: 'Konuşmayı gör',
    otro: 'Bir tane daha yaz',
  },
  mios: {
    titulo: 'Konuşmalarınız',
    respondido: '{fecha} tarihinde yanıtladık',
    enviado: '{fecha} tarihinde yazdınız',
    mas: 'Daha fazla',
  },
  hilo: {
    titulo: 'Ofisle konuşmanız',
    detalle: '{fecha} tarihinden beri ofisle konuşma.',
    usted: 'Siz',
    oficina: 'Ofis',
    responder: 'Yanıtınız',
    enviar: 'Yanıtı gönder',
    enviado: 'Yanıtınızı aldık.',
    todas: 'Tüm konuşmalarınız',
  },
  invalido: 'Bu bağlantı artık geçerli değil',
  invalidoDetalle:
    'Eksik, süresi dolmuş ({dias} gün geçerlidir) ya da iptal edilmiş olabilir. Bize yeniden yazın, oradan sürdürelim.',
};
