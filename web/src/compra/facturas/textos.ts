import { nombresDeEstadoDeFactura } from '@fedatario/contract/compra';
import { type Textos, withSpanish } from '../../i18n/palabra.ts';

export const facturas = {
  historial: {
    titulo: ['Historial de compras', 'Purchase history', 'Satın alma geçmişi', 'سجل المشتريات'],
    detalle: [
      'Sus pedidos y facturas, de la última a la primera.',
      'Your orders and invoices, newest first.',
      'Siparişleriniz ve faturalarınız, en yeniden en eskiye.',
      'طلباتك وفواتيرك، من الأحدث إلى الأقدم.',
    ],
    filtros: ['Filtros', 'Filters', 'Filtreler', 'عوامل التصفية'],
    estado: ['Estado', 'State', 'Durum', 'الحالة'],
    todos: ['Todos', 'All', 'Tümü', 'الكل'],
    desde: ['Desde', 'From', 'Başlangıç', 'من'],
    hasta: ['Hasta', 'To', 'Bitiş', 'حتى'],
    quitarFiltros: ['Quitar los filtros', 'Clear the filters', 'Filtreleri kaldır', 'إزالة عوامل التصفية'],
    alReves: [
      'La fecha «desde» es posterior a la fecha «hasta».',
      'The “from” date is after the “to” date.',
      'Başlangıç tarihi bitiş tarihinden sonra.',
      'تاريخ «من» لاحق لتاريخ «حتى».',
    ],
    vacio: [
      'Todavía no ha comprado nada',
      'You have not bought anything yet',
      'Henüz bir şey satın almadınız',
      'لم تشترِ شيئًا بعد',
    ],
    vacioDetalle: [
      'Aquí estarán sus pedidos y sus facturas, cada una con el trámite que nació de ella.',
      'Your orders and invoices will be here, each with the procedure that came of it.',
      'Siparişleriniz ve faturalarınız, her birinden doğan işlemle birlikte burada yer alacaktır.',
      'ستظهر هنا طلباتك وفواتيرك، كل منها مع المعاملة التي نشأت عنها.',
    ],
    nada: [
      'Ninguna compra coincide con esos filtros',
      'No purchase matches those filters',
      'Bu filtrelere uyan bir alışveriş yok',
      'لا توجد مشتريات تطابق عوامل التصفية هذه',
    ],
    elegir: ['Elegir un documento', 'Choose a document', 'Belge seç', 'اختيار وثيقة'],
    mas: ['Mostrar más', 'Show more', 'Daha fazla göster', 'عرض المزيد'],
  },
  estado: withSpanish(nombresDeEstadoDeFactura, {
    pendientePago: ['To be paid', 'Ödenecek', 'بانتظار الدفع'],
    pagada: ['Paid', 'Ödendi', 'مدفوعة'],
    parcialmenteReembolsada: ['Partly refunded', 'Kısmen iade edildi', 'مستردة جزئيًا'],
    reembolsada: ['Refunded', 'İade edildi', 'مستردة'],
    vencida: ['Expired', 'Süresi doldu', 'منتهية المهلة'],
    anulada: ['Cancelled', 'İptal edildi', 'ملغاة'],
  }),
  comprobante: {
    enRevision: ['Comprobante en revisión', 'Receipt under review', 'Dekont inceleniyor', 'الإيصال قيد المراجعة'],
    porRevisar: ['Comprobante por revisar', 'Receipt to review', 'İncelenecek dekont', 'إيصال بانتظار المراجعة'],
    nadaQueHacer: ['No tiene que hacer nada', 'You need do nothing', 'Bir şey yapmanız gerekmiyor', 'لا يلزمك فعل شيء'],
  },
  pedido: ['Pedido {referencia}', 'Order {referencia}', 'Sipariş {referencia}', 'الطلب {referencia}'],
  factura: ['Factura {numero}', 'Invoice {numero}', 'Fatura {numero}', 'الفاتورة {numero}'],
  referencia: ['Pedido {referencia}', 'Order {referencia}', 'Sipariş {referencia}', 'الطلب {referencia}'],
  motivoAnulacion: [
    'La oficina lo anuló: {motivo}',
    'The office annulled it: {motivo}',
    'Ofisimiz iptal etti: {motivo}',
    'ألغاه المكتب: {motivo}',
  ],
  hecho: ['Hecho el {fecha}', 'Placed on {fecha}', 'Sipariş tarihi: {fecha}', 'قُدِّم في {fecha}'],
  pagado: ['Pagado el {fecha}', 'Paid on {fecha}', 'Ödeme tarihi: {fecha}', 'دُفع في {fecha}'],
  situacion: {
    reembolsada: {
      titulo: ['Compra reembolsada', 'Purchase refunded', 'Alışverişin tutarı iade edildi', 'تم استرداد قيمة الشراء'],
      texto: [
        'Le devolvimos todo lo que pagó por la factura {numero}. Sus notas de crédito están más abajo.',
        'We gave you back all that you paid for invoice {numero}. Its credit notes are below.',
        '{numero} numaralı fatura için ödediğiniz tutarın tamamını iade ettik. İade faturaları aşağıdadır.',
        'رددنا إليك كل ما دفعته مقابل الفاتورة {numero}. تجد إشعاراتها الدائنة أدناه.',
      ],
    },
    pagada: {
      titulo: [
        'Pago recibido. Gracias.',
        'Payment received. Thank you.',
        'Ödemeniz alındı. Teşekkür ederiz.',
        'استلمنا الدفعة. شكرًا لك.',
      ],
      texto: [
        'Su factura es la {numero}.',
        'Your invoice is {numero}.',
        'Fatura numaranız {numero}.',
        'فاتورتك هي {numero}.',
      ],
    },
    continuar: {
      titulo: ['El pago espera por usted', 'The payment waits for you', 'Ödeme sizi bekliyor', 'الدفع بانتظارك'],
      texto: [
        'Continúe en la página del proveedor de pagos. Todavía no se ha cobrado nada.',
        'Go on at the payment provider’s page. Nothing has been charged yet.',
        'Ödeme sağlayıcısının sayfasında devam edin. Henüz hiçbir tahsilat yapılmadı.',
        'تابع في صفحة مزوّد الدفع. لم يُحصَّل أي مبلغ بعد.',
      ],
      boton: [
        'Continuar el pago de {total}',
        'Continue paying {total}',
        '{total} ödemesine devam et',
        'متابعة دفع {total}',
      ],
    },
    rechazada: {
      titulo: ['El pago no se hizo', 'The payment was not made', 'Ödeme gerçekleşmedi', 'لم تتم عملية الدفع'],
      texto: [
        'No se cobró nada y su pedido sigue guardado. Intente de nuevo, con otra tarjeta o por transferencia.',
        'Nothing was charged and your order is kept. Try again, with another card or by transfer.',
        'Hiçbir tahsilat yapılmadı ve siparişiniz kayıtlı. Başka bir kartla veya havaleyle yeniden deneyin.',
        'لم يُحصَّل أي مبلغ وطلبك ما زال محفوظًا. حاول من جديد ببطاقة أخرى أو بالتحويل.',
      ],
      boton: [
        'Pagar {total} con otra tarjeta',
        'Pay {total} with another card',
        '{total} tutarını başka kartla öde',
        'دفع {total} ببطاقة أخرى',
      ],
    },
    preguntando: {
      titulo: ['Estamos confirmando su pago', 'We are confirming your payment', 'Ödemenizi doğruluyoruz', 'نؤكد دفعتك'],
      texto: [
        'No vuelva a pagar. Esta página cambia sola en cuanto el banco responda.',
        'Do not pay again. This page changes by itself as soon as the bank answers.',
        'Yeniden ödeme yapmayın. Banka yanıt verir vermez bu sayfa kendiliğinden değişir.',
        'لا تدفع مرة أخرى. تتغير هذه الصفحة تلقائيًا فور رد المصرف.',
      ],
    },
    incierta: {
      titulo: [
        'Todavía no sabemos si el pago se hizo',
        'We do not know yet whether the payment was made',
        'Ödemenin yapılıp yapılmadığını henüz bilmiyoruz',
        'لا نعلم بعد إن كانت عملية الدفع قد تمت',
      ],
      texto: [
        'No vuelva a pagar: estamos preguntando al banco. Puede cerrar esta página; si se cobró, su pedido quedará pagado.',
        'Do not pay again: we are asking the bank. You may close this page; if it was charged, your order will be paid.',
        'Yeniden ödeme yapmayın: bankaya soruyoruz. Bu sayfayı kapatabilirsiniz; tahsilat yapıldıysa siparişiniz ödenmiş sayılır.',
        'لا تدفع مرة أخرى: نستفسر من المصرف. يمكنك إغلاق هذه الصفحة؛ إذا حُصِّل المبلغ فسيُعتبر طلبك مدفوعًا.',
      ],
    },
    sinProveedor: {
      titulo: [
        'El servicio de tarjetas no respondió',
        'The card service did not answer',
        'Kart hizmeti yanıt vermedi',
        'لم تستجب خدمة البطاقات',
      ],
      texto: [
        'No se cobró nada y su pedido está guardado. Intente de nuevo en un minuto, o pague por transferencia.',
        'Nothing was charged and your order is kept. Try again in a minute, or pay by transfer.',
        'Hiçbir tahsilat yapılmadı ve siparişiniz kayıtlı. Bir dakika sonra yeniden deneyin veya havaleyle ödeyin.',
        'لم يُحصَّل أي مبلغ وطلبك محفوظ. حاول من جديد بعد دقيقة أو ادفع بالتحويل.',
      ],
    },
    sinPago: {
      titulo: [
        'Su pedido espera el pago',
        'Your order waits to be paid',
        'Siparişiniz ödeme bekliyor',
        'طلبك ينتظر الدفع',
      ],
      texto: [
        'No se cobró nada. Elija cómo pagarlo.',
        'Nothing was charged. Choose how to pay it.',
        'Hiçbir tahsilat yapılmadı. Nasıl ödeyeceğinizi seçin.',
        'لم يُحصَّل أي مبلغ. اختر طريقة الدفع.',
      ],
    },
    transferencia: {
      titulo: ['Haga la transferencia', 'Make the transfer', 'Havaleyi yapın', 'أجرِ التحويل'],
      texto: [
        'Su pedido está guardado. Cuando confirmemos su transferencia le avisaremos y comenzará el trabajo.',
        'Your order is kept. When we confirm your transfer we will tell you and begin the work.',
        'Siparişiniz kayıtlı. Havalenizi doğruladığımızda size haber vereceğiz ve çalışma başlayacak.',
        'طلبك محفوظ. عندما نؤكد تحويلك سنُعلمك ويبدأ العمل.',
      ],
    },
    enRevision: {
      titulo: [
        'Estamos revisando su transferencia',
        'We are reviewing your transfer',
        'Havalenizi inceliyoruz',
        'نراجع تحويلك',
      ],
      texto: [
        'Recibimos su comprobante. No tiene que hacer nada: mientras lo revisamos su pedido no vence, y le avisaremos por correo.',
        'We received your receipt. You need do nothing: while we review it your order does not expire, and we will write to you.',
        'Dekontunuzu aldık. Bir şey yapmanız gerekmiyor: inceleme sürerken siparişinizin süresi dolmaz, size e-posta ile haber vereceğiz.',
        'استلمنا إيصالك. لا يلزمك فعل شيء: لا تنتهي مهلة طلبك أثناء المراجعة، وسنُعلمك بالبريد.',
      ],
    },
    comprobanteRechazado: {
      titulo: [
        'Su comprobante necesita cambios',
        'Your receipt needs changes',
        'Dekontunuzun değiştirilmesi gerekiyor',
        'إيصالك يحتاج إلى تعديل',
      ],
      texto: [
        'No pudimos aceptar el que envió. Suba otro aquí; si ya transfirió, no transfiera de nuevo.',
        'We could not accept the one you sent. Upload another here; if you already transferred, do not do it again.',
        'Gönderdiğiniz dekontu kabul edemedik. Buradan başka bir dekont yükleyin; havaleyi yaptıysanız yeniden yapmayın.',
        'لم نتمكن من قبول ما أرسلته. ارفع إيصالًا آخر هنا؛ وإذا كنت قد حوّلت فلا تحوّل من جديد.',
      ],
    },
    vencida: {
      titulo: ['El plazo para pagar terminó', 'The time to pay is over', 'Ödeme süresi sona erdi', 'انتهت مهلة الدفع'],
      texto: [
        'No se cobró nada. Lo que había en este pedido volvió a su carrito.',
        'Nothing was charged. What was in this order is back in your cart.',
        'Hiçbir tahsilat yapılmadı. Bu siparişteki her şey sepetinize döndü.',
        'لم يُحصَّل أي مبلغ. عاد محتوى هذا الطلب إلى سلتك.',
      ],
    },
    anulada: {
      titulo: ['Pedido anulado', 'Order cancelled', 'Sipariş iptal edildi', 'أُلغي الطلب'],
      texto: [
        'No se cobró nada. Lo que había en este pedido volvió a su carrito.',
        'Nothing was charged. What was in this order is back in your cart.',
        'Hiçbir tahsilat yapılmadı. Bu siparişteki her şey sepetinize döndü.',
        'لم يُحصَّل أي مبلغ. عاد محتوى هذا الطلب إلى سلتك.',
      ],
    },
  },
  motivo: ['Motivo: {motivo}', 'Reason: {motivo}', 'Gerekçe: {motivo}', 'السبب: {motivo}'],
  ultimo: [
    'El último intento no pasó. {motivo}',
    'The last try did not go through. {motivo}',
    'Son deneme sonuçlanmadı. {motivo}',
    'لم تنجح المحاولة الأخيرة. {motivo}',
  ],
  verCompras: ['Ver mis compras', 'See my purchases', 'Alışverişlerimi gör', 'عرض مشترياتي'],
  irAlCarrito: ['Ver el carrito', 'See the cart', 'Sepeti gör', 'عرض السلة'],
  plazo: {
    hasta: ['Tiene hasta el {fecha}', 'You have until {fecha}', 'Son ödeme zamanı: {fecha}', 'لديك مهلة حتى {fecha}'],
    quedan: ['Quedan {tiempo}', '{tiempo} left', '{tiempo} kaldı', 'يتبقى {tiempo}'],
    termino: ['El plazo terminó', 'The time is over', 'Süre sona erdi', 'انتهت المهلة'],
    horas: ['{h} h {m} min', '{h} h {m} min', '{h} sa {m} dk', '{h} س {m} د'],
    minutos: ['{m} min {s} s', '{m} min {s} s', '{m} dk {s} sn', '{m} د {s} ث'],
  },
  transferencia: {
    monto: ['Monto exacto', 'Exact amount', 'Tam tutar', 'المبلغ بالضبط'],
    referencia: ['Escriba como referencia', 'Write as reference', 'Açıklamaya yazılacak referans', 'اكتب كمرجع'],
    cuenta: ['Cuenta', 'Account', 'Hesap', 'الحساب'],
    sinCuenta: [
      'La oficina no ha publicado su cuenta todavía. Escríbanos y se la damos.',
      'The office has not published its account yet. Write to us and we will give it to you.',
      'Ofisimiz henüz hesabını yayımlamadı. Bize yazın, size iletelim.',
      'لم ينشر المكتب حسابه بعد. راسلنا لنعطيك إياه.',
    ],
    copiar: ['Copiar', 'Copy', 'Kopyala', 'نسخ'],
    copiarQue: ['Copiar: {que}', 'Copy: {que}', 'Kopyala: {que}', 'نسخ: {que}'],
    copiado: ['Copiado: {que}', 'Copied: {que}', 'Kopyalandı: {que}', 'نُسخ: {que}'],
  },
  pagarDeNuevo: {
    otra: ['Pagar de otra forma', 'Pay in another way', 'Başka bir yolla öde', 'الدفع بطريقة أخرى'],
    boton: ['Pagar {total}', 'Pay {total}', '{total} öde', 'دفع {total}'],
    transferir: [
      'Pagar {total} por transferencia',
      'Pay {total} by transfer',
      '{total} tutarını havaleyle öde',
      'دفع {total} بالتحويل',
    ],
  },
  anular: {
    boton: ['Anular el pedido', 'Cancel the order', 'Siparişi iptal et', 'إلغاء الطلب'],
    titulo: [
      '¿Anular el pedido {referencia}?',
      'Cancel order {referencia}?',
      '{referencia} numaralı sipariş iptal edilsin mi?',
      'هل تريد إلغاء الطلب {referencia}؟',
    ],
    texto: [
      'No se cobra nada y lo que hay en él vuelve a su carrito. El código promocional queda libre otra vez.',
      'Nothing is charged and what is in it goes back to your cart. The promo code is free again.',
      'Hiçbir tahsilat yapılmaz ve siparişteki her şey sepetinize döner. Promosyon kodu yeniden kullanılabilir olur.',
      'لا يُحصَّل أي مبلغ ويعود محتواه إلى سلتك. ويصبح الرمز الترويجي متاحًا من جديد.',
    ],
    siTransfirio: [
      'Si ya hizo la transferencia, no lo anule: suba su comprobante en la página del pedido.',
      'If you made the transfer already, do not cancel it: upload your receipt on the page of the order.',
      'Havaleyi yaptıysanız iptal etmeyin: dekontunuzu sipariş sayfasında yükleyin.',
      'إذا أجريت التحويل فلا تلغِه: ارفع إيصالك في صفحة الطلب.',
    ],
    confirmar: ['Anular el pedido', 'Cancel the order', 'Siparişi iptal et', 'إلغاء الطلب'],
    conservar: ['Conservarlo', 'Keep it', 'Siparişi koru', 'الإبقاء عليه'],
  },
  lineas: {
    titulo: ['Detalle', 'Detail', 'Ayrıntı', 'التفاصيل'],
    concepto: ['Concepto', 'Item', 'Kalem', 'البند'],
    precio: ['Precio', 'Price', 'Fiyat', 'السعر'],
    descuento: ['Descuento', 'Discount', 'İndirim', 'الخصم'],
    base: ['Base', 'Base', 'Matrah', 'الأساس'],
    iva: ['IVA', 'VAT', 'KDV', 'ضريبة القيمة المضافة'],
    total: ['Total', 'Total', 'Toplam', 'المجموع'],
    tramite: ['Trámite {numero}', 'Procedure {numero}', 'İşlem {numero}', 'المعاملة {numero}'],
    gestion: ['Gestión {numero}', 'Filing {numero}', 'Başvuru {numero}', 'الإجراء {numero}'],
    ver: ['Ver {que}', 'See {que}', 'Gör: {que}', 'عرض {que}'],
    codigo: ['Descuento ({codigo})', 'Discount ({codigo})', 'İndirim ({codigo})', 'الخصم ({codigo})'],
    subtotal: ['Subtotal', 'Subtotal', 'Ara toplam', 'المجموع الفرعي'],
    reembolsado: ['Reembolsado', 'Refunded', 'İade edilen', 'المسترد'],
  },
  queSigue: {
    titulo: [
      'Esto es lo que sigue con lo que compró:',
      'This is what comes next with what you bought:',
      'Satın aldıklarınızla ilgili sonraki adımlar:',
      'هذا ما يلي بشأن ما اشتريته:',
    ],
    plan: [
      'Lo que incluye, lo que le queda y hasta cuándo está en su plan.',
      'What it includes, what you have left and until when is in your plan.',
      'Neleri kapsadığını, kalan haklarınızı ve bitiş tarihini planınızda görebilirsiniz.',
      'ما تشمله خطتك وما تبقى لك منها وتاريخ انتهائها تجده في صفحتها.',
    ],
    verPlan: ['Ver mi plan', 'See my plan', 'Planımı gör', 'عرض خطتي'],
    requisitosPendientes: [
      'Le pediremos unos requisitos. En cuanto los suba comienza el trabajo.',
      'We will ask you for some requirements. The work begins as soon as you upload them.',
      'Sizden bazı belge ve bilgiler isteyeceğiz. Siz yükler yüklemez çalışma başlar.',
      'سنطلب منك بعض المتطلبات. يبدأ العمل فور رفعها.',
    ],
    sinAsignar: [
      'Lo asignaremos a la persona adecuada. No tiene que hacer nada.',
      'We will assign it to the right person. You need do nothing.',
      'İlgili kişiye atayacağız. Bir şey yapmanız gerekmiyor.',
      'سنسنده إلى الشخص المناسب. لا يلزمك فعل شيء.',
    ],
    firmado: [
      'Estamos preparando su documento. Le avisaremos en cuanto esté listo.',
      'We are preparing your document. We will tell you as soon as it is ready.',
      'Belgenizi hazırlıyoruz. Hazır olur olmaz size haber vereceğiz.',
      'نُعدّ وثيقتك. سنُعلمك فور جاهزيتها.',
    ],
    entregado: ['Su documento está listo.', 'Your document is ready.', 'Belgeniz hazır.', 'وثيقتك جاهزة.'],
    cancelado: [
      'Se detuvo con su reembolso.',
      'It stopped with your refund.',
      'İadeyle birlikte durduruldu.',
      'أُوقف مع استرداد قيمته.',
    ],
    cancelada: [
      'Se detuvo con su reembolso.',
      'It stopped with your refund.',
      'İadeyle birlikte durduruldu.',
      'أُوقف مع استرداد قيمته.',
    ],
    otro: [
      'Está en marcha. En su detalle verá cada paso.',
      'It is under way. Its own page shows each step.',
      'Sürüyor. Ayrıntısında her adımı göreceksiniz.',
      'قيد التنفيذ. سترى كل خطوة في تفاصيله.',
    ],
  },
  receptor: {
    titulo: ['Facturado a', 'Invoiced to', 'Fatura muhatabı', 'صدرت الفاتورة إلى'],
    NIT: ['NIT {numero}', 'NIT {numero}', 'NIT {numero}', 'NIT {numero}'],
    CF: ['Consumidor final (CF)', 'Final consumer (CF)', 'Nihai tüketici (CF)', 'المستهلك النهائي (CF)'],
    CUI: ['CUI {numero}', 'CUI {numero}', 'CUI {numero}', 'CUI {numero}'],
    EXT: ['Pasaporte {numero}', 'Passport {numero}', 'Pasaport {numero}', 'جواز سفر {numero}'],
  },
  documentos: {
    titulo: ['Factura electrónica', 'Electronic invoice', 'Elektronik fatura', 'الفاتورة الإلكترونية'],
    descargar: ['Descargar factura (PDF)', 'Download invoice (PDF)', 'Faturayı indir (PDF)', 'تنزيل الفاتورة (PDF)'],
    descargarNota: [
      'Descargar nota {numero} (PDF)',
      'Download note {numero} (PDF)',
      '{numero} numaralı iade faturasını indir (PDF)',
      'تنزيل الإشعار {numero} (PDF)',
    ],
    nota: [
      'Nota de crédito por {total}: {motivo}',
      'Credit note for {total}: {motivo}',
      '{total} tutarında iade faturası: {motivo}',
      'إشعار دائن بقيمة {total}: {motivo}',
    ],
    autorizacion: [
      'Autorización {autorizacion}',
      'Authorization {autorizacion}',
      'Onay numarası: {autorizacion}',
      'التصريح {autorizacion}',
    ],
    pendiente_certificacion: [
      'Está en camino: se la enviamos por correo en cuanto la certifiquen.',
      'It is on its way: we e-mail it to you as soon as it is certified.',
      'Yolda: onaylanır onaylanmaz e-posta ile göndereceğiz.',
      'في الطريق: نرسلها إليك بالبريد فور تصديقها.',
    ],
    rechazada: [
      'La estamos revisando. Su compra sigue en marcha; le enviamos la factura en cuanto esté lista.',
      'We are looking into it. Your purchase goes on; we send the invoice as soon as it is ready.',
      'Faturayı inceliyoruz. Alışverişiniz sürüyor; hazır olur olmaz faturayı göndereceğiz.',
      'نراجعها. شراؤك مستمر، ونرسل إليك الفاتورة فور جاهزيتها.',
    ],
    certificada: ['Certificada el {fecha}.', 'Certified on {fecha}.', 'Onay tarihi: {fecha}.', 'صُدِّقت في {fecha}.'],
    anulada: [
      'Esta factura está anulada.',
      'This invoice is cancelled.',
      'Bu fatura iptal edildi.',
      'هذه الفاتورة ملغاة.',
    ],
  },
  pagos: {
    titulo: ['Pagos', 'Payments', 'Ödemeler', 'الدفعات'],
    vacio: ['Todavía no hay ningún pago.', 'There is no payment yet.', 'Henüz ödeme yok.', 'لا توجد دفعات بعد.'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    facturas: typeof facturas;
  }
}
