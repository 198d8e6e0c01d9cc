import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const dosPasos: Catalogo['dosPasos'] = {
  titulo: 'التحقق بخطوتين',
  detalle: 'عند الدخول يُطلب مع كلمة المرور رمز من هاتفك: من يخمّن كلمة المرور لا يدخل.',
  sin: 'استخدم أي تطبيق للرموز: Google Authenticator أو Microsoft Authenticator أو Aegis أو 1Password أو غيرها.',
  activar: 'تفعيل',
  activa: 'مفعّل منذ {fecha}.',
  quedan:
    '{n, plural, zero {لم يبقَ لديك رمز احتياط.} one {بقي لديك رمز احتياط واحد.} two {بقي لديك رمزا احتياط.} few {بقي لديك # رموز احتياط.} many {بقي لديك # رمز احتياط.} other {بقي لديك # رمز احتياط.}}',
  otros: 'رموز احتياط جديدة',
  quitar: 'إلغاء التفعيل',
  quitarTitulo: 'إلغاء التحقق بخطوتين',
  quitarTexto: 'ستكفي كلمة المرور للدخول، ولن تعود رموز الاحتياط صالحة.',
  quitada: 'أُلغي التحقق بخطوتين.',
  escanee: 'امسح هذا الرمز بتطبيقك.',
  imagen: 'رمز QR للتطبيق',
  oEscriba: 'إن تعذّر مسحه فاكتب هذا المفتاح في التطبيق:',
  abrir: 'الفتح في تطبيق هذا الهاتف',
  codigo: 'الرمز الذي يعرضه التطبيق',
  respaldos: 'رموز الاحتياط',
  guardelos: 'احفظها في مكان آمن: كل رمز يصلح مرة واحدة للدخول إن فقدت الهاتف. لن نعرضها مرة أخرى.',
  copiar: 'نسخ الرموز',
  copiados: 'نُسخت الرموز.',
  guardados: 'حفظتها',
};
