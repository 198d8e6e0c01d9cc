import type { Textos } from '../../../i18n/palabra.ts';

export const oferta = {
  lista: {
    titulo: ['Productos', 'Products', 'Ürünler', 'المنتجات'],
    detalle: [
      'Lo que la oficina vende o vendió: su precio, su versión, cuántos se vendieron y quién lo cambió.',
      'What the office sells or sold: price, version, how many were sold and who changed it.',
      'Ofisin sattığı ya da satmış olduğu ürünler: fiyatı, sürümü, kaç adet satıldığı ve kimin değiştirdiği.',
      'ما يبيعه المكتب أو باعه: سعره وإصداره وعدد ما بيع منه ومن غيّره.',
    ],
    buscar: [
      'Buscar por nombre o dirección',
      'Search by name or address',
      'Ada ya da adrese göre ara',
      'ابحث بالاسم أو العنوان',
    ],
    vacioTitulo: [
      'No hay productos de este tipo',
      'There are no products of this type',
      'Bu türde ürün yok',
      'لا توجد منتجات من هذا النوع',
    ],
    vacio: [
      'Los documentos que trae el sistema se ponen a la venta con la orden «npm run catalogo».',
      'The documents that come with the system are put on sale with the command «npm run catalogo».',
      'Sistemle gelen belgeler «npm run catalogo» komutuyla satışa çıkarılır.',
      'توضع الوثائق المرفقة بالنظام للبيع بالأمر «npm run catalogo».',
    ],
  },
  porTipo: ['Productos por tipo', 'Products by type', 'Türe göre ürünler', 'المنتجات حسب النوع'],
  tipos: {
    todos: ['Todos', 'All', 'Tümü', 'الكل'],
    documento: ['Documentos', 'Documents', 'Belgeler', 'الوثائق'],
    gestion: ['Gestiones', 'Procedures', 'İşlemler', 'الإجراءات'],
  },
  columna: {
    nombre: ['Producto', 'Product', 'Ürün', 'المنتج'],
    estado: ['Estado', 'State', 'Durum', 'الحالة'],
    precio: ['Precio con IVA', 'Price with VAT', 'KDV dahil fiyat', 'السعر شاملًا الضريبة'],
    version: ['Versión', 'Version', 'Sürüm', 'الإصدار'],
    vendidos: ['Vendidos', 'Sold', 'Satılan', 'المبيع'],
    borradores: ['Borradores', 'Open drafts', 'Açık taslaklar', 'مسودات مفتوحة'],
    cambiado: ['Último cambio', 'Last change', 'Son değişiklik', 'آخر تغيير'],
  },
  estado: {
    publicado: ['A la venta', 'On sale', 'Satışta', 'معروض للبيع'],
    borrador: ['En preparación', 'In preparation', 'Hazırlanıyor', 'قيد الإعداد'],
    archivado: ['Retirado', 'Withdrawn', 'Satıştan çekildi', 'مسحوب'],
  },
  todosLosEstados: ['Estado: todos', 'State: all', 'Durum: tümü', 'الحالة: الكل'],
  sinVersion: ['Sin publicar', 'Not published', 'Yayımlanmadı', 'لم يُنشر'],
  retirar: [
    'Retirar de la venta {nombre}',
    'Take {nombre} off sale',
    '{nombre} ürününü satıştan çek',
    'سحب {nombre} من البيع',
  ],
  vender: ['Poner a la venta {nombre}', 'Put {nombre} on sale', '{nombre} ürününü satışa çıkar', 'عرض {nombre} للبيع'],
  retirarTitulo: [
    '¿Retirar «{nombre}» de la venta?',
    'Take «{nombre}» off sale?',
    '«{nombre}» satıştan çekilsin mi?',
    'سحب «{nombre}» من البيع؟',
  ],
  retirarTexto: [
    'Nadie podrá empezarlo ni pagarlo mientras siga retirado. Puede volver a ponerlo a la venta cuando quiera.',
    'Nobody will be able to start it or pay for it while it stays withdrawn. You can put it back whenever you want.',
    'Satıştan çekili kaldığı sürece kimse başlayamaz ya da ödeyemez. İstediğiniz zaman yeniden satışa çıkarabilirsiniz.',
    'لن يستطيع أحد البدء فيه أو دفع ثمنه ما دام مسحوبًا. يمكنك إعادته إلى البيع متى شئت.',
  ],
  sinUsos: [
    'Nada lo usa: ni borradores, ni carritos, ni trámites.',
    'Nothing uses it: no drafts, carts or matters.',
    'Kullanan yok: taslak, sepet ya da işlem bulunmuyor.',
    'لا شيء يستخدمه: لا مسودات ولا سلال ولا معاملات.',
  ],
  conBorradores: [
    '{n, plural, one {Hay # borrador abierto, que se conserva y no se podrá pagar mientras siga retirado.} other {Hay # borradores abiertos, que se conservan y no se podrán pagar mientras siga retirado.}}',
    '{n, plural, one {There is # open draft, which is kept and cannot be paid while it stays withdrawn.} other {There are # open drafts, which are kept and cannot be paid while it stays withdrawn.}}',
    '{n, plural, one {# açık taslak var; saklanır, ancak ürün satışta değilken ödenemez.} other {# açık taslak var; saklanır, ancak ürün satışta değilken ödenemez.}}',
    '{n, plural, one {توجد مسودة مفتوحة واحدة تُحفظ ولا يمكن دفعها ما دام مسحوبًا.} two {توجد مسودتان مفتوحتان تُحفظان ولا يمكن دفعهما ما دام مسحوبًا.} few {توجد # مسودات مفتوحة تُحفظ ولا يمكن دفعها ما دام مسحوبًا.} many {توجد # مسودة مفتوحة تُحفظ ولا يمكن دفعها ما دام مسحوبًا.} other {توجد # مسودة مفتوحة تُحفظ ولا يمكن دفعها ما دام مسحوبًا.}}',
  ],
  conCarritos: [
    '{n, plural, one {Está en # carrito, que no se podrá pagar con él.} other {Está en # carritos, que no se podrán pagar con él.}}',
    '{n, plural, one {It is in # cart, which cannot be paid with it.} other {It is in # carts, which cannot be paid with it.}}',
    '{n, plural, one {# sepette bulunuyor; onunla ödenemez.} other {# sepette bulunuyor; onunla ödenemez.}}',
    '{n, plural, one {موجود في سلة واحدة لا يمكن دفعها معه.} two {موجود في سلتين لا يمكن دفعهما معه.} few {موجود في # سلال لا يمكن دفعها معه.} many {موجود في # سلة لا يمكن دفعها معه.} other {موجود في # سلة لا يمكن دفعها معه.}}',
  ],
  conPedidos: [
    '{n, plural, one {# pedido por pagar conserva su precio y se puede pagar.} other {# pedidos por pagar conservan su precio y se pueden pagar.}}',
    '{n, plural, one {# order waiting to be paid keeps its price and can be paid.} other {# orders waiting to be paid keep their price and can be paid.}}',
    '{n, plural, one {Ödeme bekleyen # sipariş fiyatını korur ve ödenebilir.} other {Ödeme bekleyen # sipariş fiyatını korur ve ödenebilir.}}',
    '{n, plural, one {طلب واحد بانتظار الدفع يحتفظ بسعره ويمكن دفعه.} two {طلبان بانتظار الدفع يحتفظان بسعرهما ويمكن دفعهما.} few {# طلبات بانتظار الدفع تحتفظ بسعرها ويمكن دفعها.} many {# طلبًا بانتظار الدفع تحتفظ بسعرها ويمكن دفعها.} other {# طلب بانتظار الدفع تحتفظ بسعرها ويمكن دفعها.}}',
  ],
  conSolicitudes: [
    '{n, plural, one {# trámite sigue hasta entregarse:} other {# trámites siguen hasta entregarse, entre ellos}} {nombres}.',
    '{n, plural, one {# matter goes on until it is delivered:} other {# matters go on until they are delivered, among them}} {nombres}.',
    '{n, plural, one {# işlem teslim edilene kadar sürer:} other {# işlem teslim edilene kadar sürer; aralarında:}} {nombres}.',
    '{n, plural, one {معاملة واحدة تستمر حتى تسليمها:} two {معاملتان تستمران حتى تسليمهما:} few {# معاملات تستمر حتى تسليمها، منها} many {# معاملة تستمر حتى تسليمها، منها} other {# معاملة تستمر حتى تسليمها، منها}} {nombres}.',
  ],
  conCodigos: [
    '{n, plural, one {Un código vale para él y no se podrá usar con él:} other {# códigos valen para él y no se podrán usar con él:}} {nombres}.',
    '{n, plural, one {One code applies to it and cannot be used with it:} other {# codes apply to it and cannot be used with it:}} {nombres}.',
    '{n, plural, one {Bunun için geçerli bir kod var, onunla kullanılamaz:} other {Bunun için geçerli # kod var, onunla kullanılamaz:}} {nombres}.',
    '{n, plural, one {رمز واحد ينطبق عليه ولن يمكن استعماله معه:} two {رمزان ينطبقان عليه ولن يمكن استعمالهما معه:} few {# رموز تنطبق عليه ولن يمكن استعمالها معه:} many {# رمزًا ينطبق عليه ولن يمكن استعماله معه:} other {# رمز ينطبق عليه ولن يمكن استعماله معه:}} {nombres}.',
  ],
  conFormas: [
    'Su página ya no se comparará con {nombres}, que siguen a la venta como están.',
    'Its page will no longer be compared with {nombres}, which stay on sale as they are.',
    'Sayfası artık {nombres} ile karşılaştırılmaz; onlar satışta kalır.',
    'لن تُقارن صفحته بعد الآن مع {nombres}، التي تبقى معروضة كما هي.',
  ],
  conPublicacion: [
    'Su publicación pedida ya no saldrá: después de volver a ponerlo a la venta, pídala otra vez.',
    'The publication that was asked for will not go out: ask again once it is back on sale.',
    'İstenen yayın çıkmayacak: yeniden satışa çıkınca bir daha isteyin.',
    'لن يصدر النشر المطلوب: اطلبه مرة أخرى بعد إعادته إلى البيع.',
  ],
  destacar: ['Destacar {nombre}', 'Feature {nombre}', 'Öne çıkar: {nombre}', 'إبراز {nombre}'],
  noDestacar: [
    'Dejar de destacar {nombre}',
    'Stop featuring {nombre}',
    'Öne çıkarmayı bırak: {nombre}',
    'إلغاء إبراز {nombre}',
  ],
  destacado: ['Destacado', 'Featured', 'Öne çıkan', 'مُبرَز'],
  yaDestacado: [
    '«{nombre}» está entre los destacados de la página de inicio.',
    '«{nombre}» is among the featured ones of the home page.',
    '«{nombre}» ana sayfada öne çıkanlar arasında.',
    '«{nombre}» ضمن المُبرَزات في الصفحة الرئيسية.',
  ],
  yaNoDestacado: [
    '«{nombre}» ya no está entre los destacados.',
    '«{nombre}» is no longer featured.',
    '«{nombre}» artık öne çıkanlar arasında değil.',
    'لم يعد «{nombre}» ضمن المُبرَزات.',
  ],
  duplicar: ['Duplicar {nombre}', 'Duplicate {nombre}', 'Çoğalt: {nombre}', 'نسخ {nombre}'],
  ordenDetalle: [
    'Es el orden del catálogo que ve el público, que muestra primero los destacados. Lo que nadie ha movido va después, por nombre.',
    'This is the order of the catalogue that the public sees, featured ones first. What nobody has moved comes after, by name.',
    'Herkesin gördüğü katalog sırası budur; öne çıkanlar önce gelir. Taşınmamış olanlar sonra, ada göre gelir.',
    'هذا ترتيب الكتالوج الذي يراه الجمهور، والمُبرَزات أولًا. وما لم ينقله أحد يأتي بعدها حسب الاسم.',
  ],
  retirarConfirmar: ['Retirar de la venta', 'Take off sale', 'Satıştan çek', 'سحب من البيع'],
  retirado: [
    '«{nombre}» ya no está a la venta. Puede volver a ponerlo cuando quiera.',
    '«{nombre}» is no longer on sale. You can put it back whenever you want.',
    '«{nombre}» artık satışta değil. İstediğiniz zaman yeniden satışa çıkarabilirsiniz.',
    'لم يعد «{nombre}» معروضًا للبيع. يمكنك إعادته متى شئت.',
  ],
  vendido: [
    '«{nombre}» está de nuevo a la venta.',
    '«{nombre}» is on sale again.',
    '«{nombre}» yeniden satışta.',
    'أُعيد «{nombre}» إلى البيع.',
  ],
  traer: ['Traer de un archivo', 'Bring from a file', 'Dosyadan getir', 'استيراد من ملف'],
  nuevo: ['Nuevo producto', 'New product', 'Yeni ürün', 'منتج جديد'],
  editar: ['Escribir su siguiente versión', 'Write its next version', 'Sonraki sürümünü yaz', 'كتابة نسخته التالية'],
  verPagina: ['Ver su página', 'See its page', 'Sayfasını gör', 'عرض صفحته'],
  cambiarPrecio: ['Cambiar el precio', 'Change the price', 'Fiyatı değiştir', 'تغيير السعر'],
  campo: {
    precio: ['Precio con IVA', 'Price with VAT', 'KDV dahil fiyat', 'السعر شاملًا الضريبة'],
  },
  ayudaPrecio: [
    'Rige desde ahora. Quien lo tenga en el carrito verá el cambio y deberá aceptarlo antes de pagar; lo que ya se está pagando conserva su precio.',
    'In force from now on. Whoever has it in the cart will see the change and must accept it before paying; what is already being paid keeps its price.',
    'Şu andan itibaren geçerlidir. Sepetinde olanlar değişikliği görür ve ödemeden önce kabul etmelidir; ödemesi süren alışveriş fiyatını korur.',
    'يسري من الآن. من لديه المنتج في السلة سيرى التغيير وعليه قبوله قبل الدفع؛ وما يجري دفعه يحتفظ بسعره.',
  ],
  fueraDeVenta: [
    'No está a la venta. Para cambiar su precio, vuelva a ponerlo.',
    'It is not on sale. To change its price, put it back.',
    'Satışta değil. Fiyatını değiştirmek için yeniden satışa çıkarın.',
    'غير معروض للبيع. لتغيير سعره أعِده إلى البيع.',
  ],
  reglas: ['Reglas para publicar', 'Rules for publishing', 'Yayımlama kuralları', 'قواعد النشر'],
  pedirSegunda: [
    'Otra persona aprueba lo que se publica',
    'Another person approves what is published',
    'Yayımlananı başka biri onaylar',
    'يوافق شخص آخر على ما يُنشر',
  ],
  pedirSegundaDetalle: [
    'Quien escribe un producto pide que se publique, y lo aprueba otra persona de la administración. También los precios.',
    'Whoever writes a product asks for its publication, and another administrator approves it. Prices too.',
    'Ürünü yazan yayımlanmasını ister, yönetimden başka biri onaylar. Fiyatlar da böyledir.',
    'من يكتب المنتج يطلب نشره، ويوافق عليه شخص آخر من الإدارة. والأسعار كذلك.',
  ],
  segundaPedida: [
    'Desde ahora lo que se publica lo aprueba otra persona.',
    'From now on another person approves what is published.',
    'Artık yayımlananı başka biri onaylar.',
    'من الآن يوافق شخص آخر على ما يُنشر.',
  ],
  segundaNoPedida: [
    'Quien escribe un producto lo publica sin otra persona.',
    'Whoever writes a product publishes it without another person.',
    'Ürünü yazan, başkası olmadan yayımlar.',
    'من يكتب المنتج ينشره دون شخص آخر.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    oferta: typeof oferta;
  }
}
