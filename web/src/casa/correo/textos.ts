import type { Textos } from '../../i18n/palabra.ts';

export const correo = {
  titulo: ['Buzón de desarrollo', 'Development mailbox', 'Geliştirme posta kutusu', 'صندوق بريد التطوير'],
  detalle: [
    'Los correos que el servicio habría enviado. Este buzón nunca existe en producción.',
    'The emails the service would have sent. This mailbox never exists in production.',
    'Hizmetin göndereceği e-postalar. Bu posta kutusu üretim ortamında hiçbir zaman bulunmaz.',
    'الرسائل التي كانت الخدمة سترسلها. لا يوجد هذا الصندوق في بيئة الإنتاج أبدًا.',
  ],
  filtro: ['Destinatario', 'Recipient', 'Alıcı', 'المرسَل إليه'],
  filtroAyuda: [
    'Escriba el correo completo para ver solo los suyos.',
    'Write the complete email to see only theirs.',
    'Yalnızca o kişininkileri görmek için e-posta adresini eksiksiz yazın.',
    'اكتب البريد كاملًا لعرض رسائله فقط.',
  ],
  vacioTitulo: ['Todavía no hay correos', 'No emails yet', 'Henüz e-posta yok', 'لا توجد رسائل بعد'],
  vacio: [
    'Cuando el servicio envíe uno, aparecerá aquí en unos segundos.',
    'When the service sends one, it will appear here in a few seconds.',
    'Hizmet bir e-posta gönderdiğinde birkaç saniye içinde burada görünecektir.',
    'عندما ترسل الخدمة رسالة ستظهر هنا خلال ثوانٍ.',
  ],
  vacioFiltro: [
    'No hay correos para {para}.',
    'There are no emails for {para}.',
    '{para} için e-posta yok.',
    'لا توجد رسائل إلى {para}.',
  ],
  elegir: [
    'Elija un correo para leerlo.',
    'Choose an email to read it.',
    'Okumak için bir e-posta seçin.',
    'اختر رسالة لقراءتها.',
  ],
  para: ['Para {para}', 'To {para}', 'Kime: {para}', 'إلى {para}'],
  lista: ['Correos recibidos', 'Emails received', 'Alınan e-postalar', 'الرسائل الواردة'],
  html: ['Correo', 'Email', 'E-posta', 'الرسالة'],
  texto: ['Texto', 'Text', 'Metin', 'النص'],
  contenido: [
    'Contenido del correo «{asunto}»',
    'Content of the email “{asunto}”',
    '“{asunto}” konulu e-postanın içeriği',
    'محتوى الرسالة «{asunto}»',
  ],
  apagado: [
    'El buzón no está disponible: solo existe en desarrollo.',
    'The mailbox is not available: it only exists in development.',
    'Posta kutusu kullanılamıyor: yalnızca geliştirme ortamında bulunur.',
    'الصندوق غير متاح: لا يوجد إلا في بيئة التطوير.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    correo: typeof correo;
  }
}
