import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const facturacion: Catalogo['facturacion'] = {
  titulo: 'بيانات الفوترة',
  emisor: 'مُصدِر الفواتير',
  emisorDetalle: 'كما في سجلك الضريبي (RTU). تحفظ كل فاتورة هذه البيانات كما كانت يوم الدفع.',
  domicilio: 'عنوان المنشأة',
  transferencia: 'التحويلات',
  transferenciaDetalle: 'ما يقرؤه من يختار الدفع بالتحويل: المصرف ونوع الحساب ورقمه واسم صاحبه.',
  campo: {
    razonSocial: 'الاسم القانوني للشركة',
    nit: 'NIT',
    establecimiento: 'رمز المنشأة',
    regimen: 'نظام ضريبة الدخل (ISR)',
    direccion: 'العنوان',
    municipio: 'البلدية',
    departamento: 'المحافظة',
    codigoPostal: 'الرمز البريدي',
    datosTransferencia: 'بيانات التحويل',
  },
  establecimientoAyuda: 'إذا تركته فارغًا فهو 1.',
  regimenAyuda: 'هي العبارة التي تحملها كل فاتورة.',
  regimenes: {
    trimestral: 'خاضع لدفعات ISR ربع السنوية',
    retencion: 'خاضع للاقتطاع النهائي لضريبة ISR',
  },
  incompleto:
    'تنقص بيانات مُصدِر الفواتير. تُدفع المشتريات كالمعتاد، لكن فواتيرها تنتظر حتى تُكمل الاسم القانوني ورقم NIT والعنوان.',
  detenidos: {
    titulo: 'غير مصدَّقة',
    detalle: 'فواتير وإشعارات دائنة لم تقبلها جهة التصديق بعد. تستمر المشتريات كالمعتاد.',
    pendiente_certificacion: 'في الانتظار',
    rechazada: 'مرفوضة',
    intentos: 'المحاولات: {intentos}. آخرها في {fecha}.',
    reintentar: 'إعادة التصديق',
    reintentarCual: 'إعادة تصديق {numero}',
    pedido: 'طُلب تصديق {numero}.',
  },
};
