import type { Textos } from '../../i18n/palabra.ts';

export const comprobantes = {
  enviar: {
    titulo: [
      '¿Ya transfirió? Suba su comprobante',
      'Already transferred? Upload your receipt',
      'Havaleyi yaptınız mı? Dekontunuzu yükleyin',
      'هل أجريت التحويل؟ ارفع الإيصال',
    ],
    otro: ['Suba otro comprobante', 'Upload another receipt', 'Başka bir dekont yükleyin', 'رفع إيصال آخر'],
    archivo: ['Comprobante de la transferencia', 'Receipt of the transfer', 'Havale dekontu', 'إيصال التحويل'],
    monto: ['Monto que transfirió', 'Amount you transferred', 'Havale ettiğiniz tutar', 'المبلغ الذي حوّلته'],
    fecha: ['Fecha de la transferencia', 'Date of the transfer', 'Havale tarihi', 'تاريخ التحويل'],
    fechaAyuda: [
      'Día, mes y año. Puede dejarla vacía.',
      'Day, month and year. You may leave it empty.',
      'Gün, ay ve yıl. Boş bırakabilirsiniz.',
      'اليوم والشهر والسنة. يمكنك تركه فارغًا.',
    ],
    banco: [
      'Banco desde el que transfirió',
      'Bank you transferred from',
      'Havaleyi yaptığınız banka',
      'المصرف الذي حوّلت منه',
    ],
    referencia: [
      'Número de referencia o boleta',
      'Reference or slip number',
      'Referans veya fiş numarası',
      'رقم المرجع أو القسيمة',
    ],
    opcional: [
      'Opcional; nos ayuda a encontrarla antes.',
      'Optional; it helps us find it sooner.',
      'İsteğe bağlı; havaleyi daha çabuk bulmamıza yardımcı olur.',
      'اختياري؛ يساعدنا على العثور عليه أسرع.',
    ],
    boton: ['Enviar comprobante', 'Send receipt', 'Dekontu gönder', 'إرسال الإيصال'],
    recibido: [
      'Recibimos su comprobante. Le avisaremos en cuanto lo revisemos.',
      'We received your receipt. We will tell you as soon as we review it.',
      'Dekontunuzu aldık. İnceler incelemez size haber vereceğiz.',
      'استلمنا إيصالك. سنُعلمك فور مراجعته.',
    ],
  },
  enviado: {
    titulo: ['Lo que nos envió', 'What you sent us', 'Bize gönderdiğiniz', 'ما أرسلته إلينا'],
    enviadoEl: ['Enviado el {fecha}', 'Sent on {fecha}', 'Gönderim tarihi: {fecha}', 'أُرسل في {fecha}'],
    cambiar: [
      'Me equivoqué: enviar otro',
      'I made a mistake: send another',
      'Yanlış gönderdim: başka bir dekont gönder',
      'أخطأت: إرسال غيره',
    ],
    conservar: ['Conservar el que envié', 'Keep the one I sent', 'Gönderdiğimi koru', 'الإبقاء على ما أرسلته'],
  },
  dato: {
    monto: [
      'Dice haber transferido',
      'Says to have transferred',
      'Havale ettiğini belirttiği tutar',
      'المبلغ المصرَّح بتحويله',
    ],
    fecha: ['El día', 'On', 'Tarih', 'اليوم'],
    banco: ['Desde', 'From', 'Banka', 'من'],
    referencia: ['Referencia', 'Reference', 'Referans', 'المرجع'],
    montoRecibido: ['Recibido', 'Received', 'Alınan', 'المستلَم'],
    motivo: ['Motivo', 'Reason', 'Gerekçe', 'السبب'],
    pedido: ['Total del pedido', 'Total of the order', 'Sipariş toplamı', 'مجموع الطلب'],
  },
  estado: {
    enRevision: ['Por revisar', 'To review', 'İncelenecek', 'بانتظار المراجعة'],
    aceptado: ['Aceptado', 'Accepted', 'Kabul edildi', 'مقبول'],
    rechazado: ['Rechazado', 'Rejected', 'Reddedildi', 'مرفوض'],
    reemplazado: ['Reemplazado', 'Replaced', 'Yenisiyle değiştirildi', 'استُبدل'],
  },
  porRevisar: {
    titulo: ['Transferencias por revisar', 'Transfers to review', 'İncelenecek havaleler', 'تحويلات بانتظار المراجعة'],
    texto: [
      'La que más espera, primero. Mientras se revisa, el pedido no vence.',
      'The one that has waited longest first. While it is reviewed, the order does not expire.',
      'En uzun süredir bekleyen önce gelir. İnceleme sürerken siparişin süresi dolmaz.',
      'الأطول انتظارًا أولًا. لا تنتهي مهلة الطلب ما دامت المراجعة جارية.',
    ],
    revisar: ['Revisar', 'Review', 'İncele', 'مراجعة'],
    revisarDe: [
      'Revisar la transferencia del pedido {referencia}',
      'Review the transfer of order {referencia}',
      '{referencia} numaralı siparişin havalesini incele',
      'مراجعة تحويل الطلب {referencia}',
    ],
    mas: ['Mostrar más', 'Show more', 'Daha fazla göster', 'عرض المزيد'],
  },
  revision: {
    titulo: ['Pedido {referencia}', 'Order {referencia}', 'Sipariş {referencia}', 'الطلب {referencia}'],
    comprobantes: [
      'Comprobantes de la transferencia',
      'Receipts of the transfer',
      'Havale dekontları',
      'إيصالات التحويل',
    ],
    ninguno: [
      'El cliente todavía no ha subido un comprobante.',
      'The customer has not uploaded a receipt yet.',
      'Müşteri henüz dekont yüklemedi.',
      'لم يرفع العميل إيصالًا بعد.',
    ],
    imagen: [
      'Comprobante del pedido {referencia}',
      'Receipt of order {referencia}',
      '{referencia} numaralı siparişin dekontu',
      'إيصال الطلب {referencia}',
    ],
    noEsperaPago: [
      'Este pedido ya no espera el pago: el comprobante solo se puede rechazar.',
      'This order no longer waits to be paid: the receipt can only be rejected.',
      'Bu sipariş artık ödeme beklemiyor: dekont yalnızca reddedilebilir.',
      'لم يعد هذا الطلب ينتظر الدفع: لا يمكن إلا رفض الإيصال.',
    ],
    monto: [
      'Monto que llegó al banco',
      'Amount that reached the bank',
      'Bankaya ulaşan tutar',
      'المبلغ الذي وصل إلى المصرف',
    ],
    difiere: [
      'No es el total del pedido ({total}). Si lo acepta, la factura sale por el total.',
      'It is not the total of the order ({total}). If you accept it, the invoice is for the total.',
      'Bu, siparişin toplamı ({total}) değil. Kabul ederseniz fatura toplam tutar üzerinden kesilir.',
      'ليس هذا مجموع الطلب ({total}). إذا قبلته صدرت الفاتورة بالمجموع.',
    ],
    motivoAceptar: ['Por qué lo acepta', 'Why you accept it', 'Kabul gerekçeniz', 'سبب قبوله'],
    aceptar: ['Aceptar y dar por pagado', 'Accept and mark as paid', 'Kabul et ve ödenmiş say', 'قبول واعتباره مدفوعًا'],
    aceptado: [
      'Transferencia aceptada. El pedido {referencia} está pagado.',
      'Transfer accepted. Order {referencia} is paid.',
      'Havale kabul edildi. {referencia} numaralı sipariş ödendi.',
      'قُبل التحويل. الطلب {referencia} مدفوع.',
    ],
    rechazar: ['Rechazar…', 'Reject…', 'Reddet…', 'رفض…'],
    rechazarTitulo: [
      '¿Rechazar el comprobante?',
      'Reject the receipt?',
      'Dekont reddedilsin mi?',
      'هل تريد رفض الإيصال؟',
    ],
    rechazarTexto: [
      'El cliente recibe el motivo por correo y tiene {horas} horas más para subir otro.',
      'The customer gets the reason by e-mail and has {horas} more hours to upload another.',
      'Müşteri gerekçeyi e-posta ile alır ve başka bir dekont yüklemek için {horas} saati daha olur.',
      'يصل السبب إلى العميل بالبريد، ولديه {horas, plural, two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} أخرى لرفع إيصال غيره.',
    ],
    motivoRechazo: [
      'Motivo, como lo leerá el cliente',
      'Reason, as the customer will read it',
      'Müşterinin okuyacağı şekliyle gerekçe',
      'السبب، كما سيقرؤه العميل',
    ],
    confirmarRechazo: ['Rechazar comprobante', 'Reject receipt', 'Dekontu reddet', 'رفض الإيصال'],
    conservar: ['Volver', 'Back', 'Geri dön', 'رجوع'],
    rechazado: [
      'Comprobante rechazado. Avisamos al cliente.',
      'Receipt rejected. We told the customer.',
      'Dekont reddedildi. Müşteriye haber verdik.',
      'رُفض الإيصال، وأُعلم العميل.',
    ],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    comprobantes: typeof comprobantes;
  }
}
