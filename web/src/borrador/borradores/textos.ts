import type { Textos } from '../../i18n/palabra.ts';

export const borradores = {
  titulo: ['Borradores', 'Drafts', 'Taslaklar', 'المسودات'],
  detalle: [
    'Los documentos que usted empezó. Continúe desde cualquier dispositivo: todo queda guardado.',
    'The documents that you began. Go on from any device: everything is saved.',
    'Başladığınız belgeler. Dilediğiniz cihazdan devam edin: her şey kayıtlıdır.',
    'الوثائق التي بدأتها. تابع من أي جهاز: كل شيء محفوظ.',
  ],
  cuales: ['Qué borradores se muestran', 'Which drafts are shown', 'Hangi taslaklar gösteriliyor', 'المسودات المعروضة'],
  lista: {
    vivos: ['En curso', 'Under way', 'Devam edenler', 'قيد الإعداد'],
    comprados: ['Comprados', 'Bought', 'Satın alınanlar', 'المشتراة'],
    descartados: ['Descartados', 'Discarded', 'Çöp kutusu', 'المستبعدة'],
    libreta: ['Libreta', 'My address book', 'Defterim', 'الدفتر'],
  },
  vacio: ['Todavía no tiene borradores', 'You have no drafts yet', 'Henüz taslağınız yok', 'لا توجد لديك مسودات بعد'],
  vacioDetalle: [
    'Cuando comience un documento, aparecerá aquí para que lo continúe cuando quiera.',
    'When you start a document it will be here, for you to go on with it whenever you like.',
    'Bir belgeye başladığınızda, dilediğiniz zaman devam edebilmeniz için burada görünecektir.',
    'عندما تبدأ وثيقة ستظهر هنا لتتابعها متى شئت.',
  ],
  elegir: ['Elegir un documento', 'Choose a document', 'Belge seç', 'اختيار وثيقة'],
  sinDescartados: [
    'No hay borradores descartados',
    'There are no discarded drafts',
    'Çöp kutusunda taslak yok',
    'لا توجد مسودات مستبعدة',
  ],
  verMas: ['Ver más', 'See more', 'Daha fazla göster', 'عرض المزيد'],
  faltan: [
    '{n, plural, one {Falta # respuesta} other {Faltan # respuestas}}, {minutos, plural, one {# minuto} other {unos # minutos}}',
    '{n, plural, one {# answer} other {# answers}} left, {minutos, plural, one {# minute} other {some # minutes}}',
    '{n, plural, one {# yanıt} other {# yanıt}} kaldı, {minutos, plural, one {# dakika} other {yaklaşık # dakika}}',
    '{n, plural, zero {لا تبقى إجابات} one {تبقى إجابة واحدة} two {تبقى إجابتان} few {تبقى # إجابات} many {تبقى # إجابة} other {تبقى # إجابة}}، {minutos, plural, zero {أقل من دقيقة} one {نحو دقيقة} two {نحو دقيقتين} few {نحو # دقائق} many {نحو # دقيقة} other {نحو # دقيقة}}',
  ],
  nadaFalta: ['No falta ninguna respuesta', 'No answer is missing', 'Eksik yanıt yok', 'لا تنقص أي إجابة'],
  completo: ['Completo', 'Complete', 'Tamamlandı', 'مكتملة'],
  enCarrito: ['En el carrito', 'In the cart', 'Sepette', 'في سلة المشتريات'],
  enPedido: ['En un pedido por pagar', 'In an order to be paid', 'Ödenecek bir siparişte', 'في طلب ينتظر الدفع'],
  verPedido: ['Ver el pedido', 'See the order', 'Siparişi gör', 'عرض الطلب'],
  comprado: ['Comprado', 'Bought', 'Satın alındı', 'تم الشراء'],
  enCorreccion: [
    'Su notario pidió correcciones',
    'Your notary asked for corrections',
    'Noteriniz düzeltme istedi',
    'طلب كاتب العدل تصحيحات',
  ],
  verTramite: ['Ver trámite', 'See the case', 'İşlemi gör', 'عرض المعاملة'],
  otroIgual: ['Hacer otro igual', 'Make another like it', 'Aynısından bir tane daha', 'إعداد وثيقة مماثلة'],
  sinComprados: [
    'Todavía no ha comprado documentos',
    'You have bought no documents yet',
    'Henüz belge satın almadınız',
    'لم تشترِ أي وثيقة بعد',
  ],
  sinCompradosDetalle: [
    'Cuando compre un documento, aparecerá aquí con su trámite, y podrá hacer otro igual.',
    'When you buy a document it will be here with its case, and you can make another like it.',
    'Bir belge satın aldığınızda işlemiyle birlikte burada görünür; aynısından bir tane daha yapabilirsiniz.',
    'عندما تشتري وثيقة ستظهر هنا مع معاملتها، ويمكنك إعداد وثيقة مماثلة.',
  ],
  cambio: ['Último cambio: {fecha}', 'Last change: {fecha}', 'Son değişiklik: {fecha}', 'آخر تعديل: {fecha}'],
  continuar: ['Continuar', 'Continue', 'Devam et', 'متابعة'],
  renombrar: [
    'Cambiar el nombre de {nombre}',
    'Rename {nombre}',
    '{nombre} taslağının adını değiştir',
    'تغيير اسم {nombre}',
  ],
  duplicar: ['Duplicar {nombre}', 'Duplicate {nombre}', '{nombre} taslağını çoğalt', 'نسخ {nombre}'],
  descartar: ['Descartar {nombre}', 'Discard {nombre}', '{nombre} taslağını çöp kutusuna taşı', 'استبعاد {nombre}'],
  restaurar: ['Restaurar', 'Restore', 'Geri yükle', 'استعادة'],
  seBorra: ['Se borra el {fecha}', 'Deleted on {fecha}', 'Silineceği tarih: {fecha}', 'تُحذف في {fecha}'],
  descartado: [
    'Descartó «{nombre}». Puede recuperarlo durante {dias} días.',
    'You discarded “{nombre}”. You can bring it back for {dias} days.',
    '“{nombre}” çöp kutusuna taşındı. {dias} gün içinde geri yükleyebilirsiniz.',
    'استبعدت «{nombre}». يمكنك استعادتها خلال {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  ],
  deshacer: ['Deshacer', 'Undo', 'Geri al', 'تراجع'],
  duplicado: [
    'Hicimos una copia de «{nombre}».',
    'We made a copy of “{nombre}”.',
    '“{nombre}” taslağının bir kopyasını oluşturduk.',
    'أنشأنا نسخة من «{nombre}».',
  ],
  restaurado: [
    '«{nombre}» está de nuevo entre sus borradores.',
    '“{nombre}” is among your drafts again.',
    '“{nombre}” yeniden taslaklarınız arasında.',
    'عادت «{nombre}» إلى مسوداتك.',
  ],
  nombreTitulo: ['Nombre del borrador', 'Name of the draft', 'Taslağın adı', 'اسم المسودة'],
  nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
  nombreAyuda: [
    'Solo lo ve usted; no aparece en el documento.',
    'Only you see it; it is not in the document.',
    'Yalnızca siz görürsünüz; belgede yer almaz.',
    'لا يراه غيرك، ولا يظهر في الوثيقة.',
  ],
  desactualizado: [
    'Hay una versión más reciente de este documento.',
    'There is a newer version of this document.',
    'Bu belgenin daha yeni bir sürümü var.',
    'يوجد إصدار أحدث من هذه الوثيقة.',
  ],
  verCambios: ['Ver qué cambia', 'See what changes', 'Nelerin değiştiğini gör', 'عرض ما يتغير'],
  migrar: {
    titulo: [
      'Pasar a la versión más reciente',
      'Move to the newest version',
      'En yeni sürüme geçiş',
      'الانتقال إلى أحدث إصدار',
    ],
    conservadas: [
      '{n, plural, one {Se conserva # respuesta.} other {Se conservan # respuestas.}}',
      '{n, plural, one {# answer is kept.} other {# answers are kept.}}',
      '{n, plural, other {# yanıt korunur.}}',
      '{n, plural, zero {لا تبقى أي إجابة.} one {تبقى إجابة واحدة.} two {تبقى إجابتان.} few {تبقى # إجابات.} many {تبقى # إجابة.} other {تبقى # إجابة.}}',
    ],
    precio: [
      'El precio pasa de {antes} a {ahora}.',
      'The price goes from {antes} to {ahora}.',
      'Fiyat değişir: {antes} yerine {ahora}.',
      'يتغير السعر من {antes} إلى {ahora}.',
    ],
    reabiertas: [
      'Preguntas que deberá responder o revisar',
      'Questions that you will have to answer or check',
      'Yanıtlamanız veya gözden geçirmeniz gereken sorular',
      'أسئلة عليك الإجابة عنها أو مراجعتها',
    ],
    descartadas: [
      'Respuestas que ya no se piden (quedan en el historial)',
      'Answers no longer asked for (they stay in the history)',
      'Artık istenmeyen yanıtlar (geçmişte saklanır)',
      'إجابات لم تعد مطلوبة (تبقى في السجل)',
    ],
    texto: [
      'Párrafos nuevos o distintos en su documento',
      'Paragraphs of your document that are new or different',
      'Belgenizde yeni veya farklı olan paragraflar',
      'فقرات جديدة أو مختلفة في وثيقتك',
    ],
    textoQuitado: [
      'Párrafos que ya no estarán',
      'Paragraphs that will no longer be there',
      'Artık yer almayacak paragraflar',
      'فقرات لن تبقى',
    ],
    aceptar: ['Pasar a la versión nueva', 'Move to the new version', 'Yeni sürüme geç', 'الانتقال إلى الإصدار الجديد'],
    conservar: [
      'Seguir con la versión actual',
      'Stay on the current version',
      'Mevcut sürümle devam et',
      'البقاء على الإصدار الحالي',
    ],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    borradores: typeof borradores;
  }
}
