import type { Textos } from '../../../i18n/palabra.ts';

export const facturacion = {
  emisor: ['Quién factura', 'Who invoices', 'Faturayı düzenleyen', 'مُصدِر الفواتير'],
  emisorDetalle: [
    'Como está en su RTU. Cada factura guarda estos datos como eran el día del pago.',
    'As it stands in the tax registry. Each invoice keeps these data as they were on the day it was paid.',
    'Vergi sicilinde (RTU) göründüğü şekliyle. Her fatura bu bilgileri ödeme günündeki hâliyle saklar.',
    'كما في سجلك الضريبي (RTU). تحفظ كل فاتورة هذه البيانات كما كانت يوم الدفع.',
  ],
  domicilio: ['Domicilio del establecimiento', 'Address of the establishment', 'İş yerinin adresi', 'عنوان المنشأة'],
  transferencia: ['Transferencias', 'Transfers', 'Havaleler', 'التحويلات'],
  transferenciaDetalle: [
    'Lo que lee quien elige pagar por transferencia: banco, tipo y número de cuenta, y a nombre de quién.',
    'What a customer reads who pays by transfer: bank, kind and number of the account, and its holder.',
    'Havaleyle ödemeyi seçen müşterinin okuduğu: banka, hesap türü ve numarası ile hesap sahibi.',
    'ما يقرؤه من يختار الدفع بالتحويل: المصرف ونوع الحساب ورقمه واسم صاحبه.',
  ],
  campo: {
    razonSocial: ['Razón social', 'Legal name', 'Ticaret unvanı', 'الاسم القانوني للشركة'],
    nit: ['NIT', 'NIT', 'NIT', 'NIT'],
    establecimiento: ['Código de establecimiento', 'Establishment code', 'İş yeri kodu', 'رمز المنشأة'],
    regimen: ['Régimen del ISR', 'Income tax regime', 'Gelir vergisi (ISR) rejimi', 'نظام ضريبة الدخل (ISR)'],
    direccion: ['Dirección', 'Address', 'Adres', 'العنوان'],
    municipio: ['Municipio', 'Municipality', 'Belediye (municipio)', 'البلدية'],
    departamento: ['Departamento', 'Department', 'İl (departamento)', 'المحافظة'],
    codigoPostal: ['Código postal', 'Postal code', 'Posta kodu', 'الرمز البريدي'],
    datosTransferencia: ['Datos para la transferencia', 'Data for the transfer', 'Havale bilgileri', 'بيانات التحويل'],
  },
  establecimientoAyuda: [
    'Si lo deja vacío, es el 1.',
    'Left empty, it is 1.',
    'Boş bırakırsanız 1 olur.',
    'إذا تركته فارغًا فهو 1.',
  ],
  regimenAyuda: [
    'Es la frase que lleva cada factura.',
    'It is the phrase that each invoice bears.',
    'Her faturada yer alan ibaredir.',
    'هي العبارة التي تحملها كل فاتورة.',
  ],
  regimenes: {
    trimestral: [
      'Sujeto a pagos trimestrales ISR',
      'Subject to quarterly ISR payments',
      'Üç aylık ISR ödemelerine tabi',
      'خاضع لدفعات ISR ربع السنوية',
    ],
    retencion: [
      'Sujeto a retención definitiva ISR',
      'Subject to definitive ISR withholding',
      'Kesin ISR stopajına tabi',
      'خاضع للاقتطاع النهائي لضريبة ISR',
    ],
  },
  incompleto: [
    'Faltan datos de quien factura. Las compras se pagan igual, pero sus facturas esperan hasta que complete razón social, NIT y domicilio.',
    'Data of who invoices are missing. Purchases are paid all the same, but their invoices wait until the legal name, the NIT and the address are here.',
    'Faturayı düzenleyenin bilgileri eksik. Alışverişlerin ödemesi yine alınır, ancak faturaları siz ticaret unvanını, NIT numarasını ve adresi tamamlayana kadar bekler.',
    'تنقص بيانات مُصدِر الفواتير. تُدفع المشتريات كالمعتاد، لكن فواتيرها تنتظر حتى تُكمل الاسم القانوني ورقم NIT والعنوان.',
  ],
  detenidos: {
    titulo: ['Sin certificar', 'Not certified', 'Onaylanmayanlar', 'غير مصدَّقة'],
    detalle: [
      'Facturas y notas de crédito que el certificador todavía no acepta. Las compras siguen en marcha.',
      'Invoices and credit notes that the certifier does not accept yet. The purchases go on.',
      'Onay kuruluşunun henüz kabul etmediği faturalar ve iade faturaları. Alışverişler sürüyor.',
      'فواتير وإشعارات دائنة لم تقبلها جهة التصديق بعد. تستمر المشتريات كالمعتاد.',
    ],
    pendiente_certificacion: ['En espera', 'Waiting', 'Beklemede', 'في الانتظار'],
    rechazada: ['Rechazada', 'Refused', 'Reddedildi', 'مرفوضة'],
    intentos: [
      'Intentos: {intentos}. El último, el {fecha}.',
      'Tries: {intentos}. The last one on {fecha}.',
      'Deneme sayısı: {intentos}. Sonuncusu: {fecha}.',
      'المحاولات: {intentos}. آخرها في {fecha}.',
    ],
    reintentar: ['Certificar de nuevo', 'Certify again', 'Yeniden onaya gönder', 'إعادة التصديق'],
    reintentarCual: [
      'Certificar {numero} de nuevo',
      'Certify {numero} again',
      '{numero} numaralı belgeyi yeniden onaya gönder',
      'إعادة تصديق {numero}',
    ],
    pedido: [
      'Se pidió la certificación de {numero}.',
      'The certification of {numero} was asked for.',
      '{numero} numaralı belgenin onayı istendi.',
      'طُلب تصديق {numero}.',
    ],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    facturacion: typeof facturacion;
  }
}
