import type { Catalogo } from '../catalogo.ts';

export const usuarios: Catalogo['usuarios'] = {
  perfil: 'ملفي الشخصي',
  secciones: {
    info: 'البيانات الشخصية',
    seguridad: 'الأمان',
    'forma-pago': 'طريقة الدفع',
    notificaciones: 'الإشعارات',
    privacidad: 'الخصوصية',
  },
  info: {
    detalle: 'تُملأ وثائقك وفواتيرك تلقائيًا بهذه البيانات. أنت تقرر ما تكتبه منها.',
    identificacion: 'الهوية',
    contacto: 'الاتصال والفوترة',
    preferencias: 'التفضيلات',
  },
  campo: {
    email: 'البريد الإلكتروني',
    nombreCompleto: 'الاسم الكامل',
    telefono: 'الهاتف',
    tipoDocumento: 'نوع الوثيقة',
    numeroDocumento: 'رقم الوثيقة',
    nit: 'الرقم الضريبي (NIT)',
    fechaNacimiento: 'تاريخ الميلاد',
    direccion: 'العنوان',
    idioma: 'اللغة',
  },
  ayuda: {
    email: 'بهذا البريد تسجّل الدخول. لا يُغيَّر من هنا.',
    telefono: 'ثمانية أرقام، أو الرقم الدولي مع رمزه.',
    nit: 'اكتب CF إذا كنت مستهلكًا نهائيًا.',
    fechaNacimiento: 'اليوم والشهر والسنة، مثل 24/03/1990.',
    dpi: 'أرقام CUI الثلاثة عشر.',
    pasaporte: 'من 5 إلى 20 حرفًا ورقمًا.',
    idioma: 'تُطبَّق فورًا على كل الشاشات.',
  },
  documento: { ninguno: 'بلا وثيقة', dpi: 'بطاقة DPI (CUI)', pasaporte: 'جواز سفر' },
};
