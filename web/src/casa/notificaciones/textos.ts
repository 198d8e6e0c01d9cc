import { nombresDeGrupo } from '@fedatario/contract/casa';
import { type Textos, withSpanish } from '../../i18n/palabra.ts';

/** Texts of the bell and of the notification preferences. */
export const avisos = {
  titulo: ['Avisos', 'Notices', 'Bildirimler', 'الإشعارات'],
  abrir: ['Avisos', 'Notices', 'Bildirimler', 'الإشعارات'],
  abrirConSinLeer: [
    'Avisos: {n} sin leer',
    'Notices: {n} unread',
    'Bildirimler: {n} okunmamış',
    'الإشعارات: {n} غير مقروءة',
  ],
  sinLeer: ['Avisos sin leer: {n}', 'Unread notices: {n}', 'Okunmamış bildirimler: {n}', 'إشعارات غير مقروءة: {n}'],
  nuevo: ['Sin leer.', 'Unread.', 'Okunmadı.', 'غير مقروء.'],
  leerTodos: ['Marcar todos como leídos', 'Mark all as read', 'Tümünü okundu say', 'اعتبارها كلها مقروءة'],
  ninguno: [
    'Todavía no tiene avisos. Cuando algo suyo avance, lo verá aquí.',
    'You have no notices yet. When something of yours moves forward, you will see it here.',
    'Henüz bildiriminiz yok. Bir işiniz ilerlediğinde burada göreceksiniz.',
    'لا إشعارات لديك بعد. حين يتقدّم شيء يخصّك ستراه هنا.',
  ],
  anteriores: ['Ver anteriores', 'Show earlier ones', 'Öncekileri göster', 'عرض الأقدم'],
  canal: {
    correo: ['Correo', 'E-mail', 'E-posta', 'البريد'],
    app: ['En la campana', 'In the bell', 'Zil simgesinde', 'في الجرس'],
  },
  grupo: withSpanish(nombresDeGrupo, {
    seguridad: ['Security', 'Güvenlik', 'الأمان'],
    dinero: ['Payments and invoices', 'Ödemeler ve faturalar', 'المدفوعات والفواتير'],
    tramites: ['Procedures', 'İşlemler', 'المعاملات'],
    citas: ['Appointments', 'Randevular', 'المواعيد'],
    suscripcion: ['Subscription', 'Abonelik', 'الاشتراك'],
    oficina: ['Office', 'Ofis', 'المكتب'],
    otros: ['Other', 'Diğer', 'أخرى'],
  }),
  siempre: ['Llegan siempre', 'They always arrive', 'Her zaman gelir', 'تصل دائمًا'],
  siempreTexto: [
    'Lo que toca a la seguridad de su cuenta y a su dinero se le avisa siempre, para protegerle.',
    'You are always told what touches the security of your account and your money, to protect you.',
    'Sizi korumak için hesabınızın güvenliğini ve paranızı ilgilendiren her şey size her zaman bildirilir.',
    'نُعلمك دائمًا بما يمسّ أمان حسابك ومالك، حمايةً لك.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    avisos: typeof avisos;
  }
}
