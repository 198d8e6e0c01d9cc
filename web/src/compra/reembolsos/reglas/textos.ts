import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the public page of the refund rules; the stages and their reasons are those of `reembolsos`. */
export const reglas = {
  titulo: [
    'Cuánto se devuelve si cambia de idea',
    'What you get back if you change your mind',
    'Vazgeçerseniz ne kadar iade edilir',
    'كم يُردّ إليك إذا غيّرت رأيك',
  ],
  detalle: [
    'Depende de hasta dónde llegó el trabajo en el momento en que lo pide. Lo que se devuelve es un porcentaje de lo que pagó, con el IVA incluido y después de descuentos.',
    'It depends on how far the work has gone when you ask. What you get back is a percentage of what you paid, VAT included and after discounts.',
    'Talep ettiğiniz anda işin ne kadar ilerlediğine bağlıdır. İade, indirimlerden sonra KDV dahil ödediğiniz tutarın bir yüzdesidir.',
    'يعتمد ذلك على مدى تقدّم العمل وقت طلبك. ويُردّ إليك جزء مئوي مما دفعته، شاملًا الضريبة وبعد الخصومات.',
  ],
  porcentaje: ['{porcentaje} %', '{porcentaje}%', '%{porcentaje}', '{porcentaje}%'],
  grupo: {
    trabajo: ['Documentos y trámites', 'Documents and procedures', 'Belgeler ve işlemler', 'الوثائق والمعاملات'],
    institucion: [
      'Gestiones ante una institución',
      'Errands before an institution',
      'Bir kurumdaki işlemler',
      'المعاملات لدى مؤسسة',
    ],
    sinHacer: ['Cuando no se llega al final', 'When it does not reach its end', 'Tamamlanamadığında', 'عندما لا يكتمل'],
    plan: ['Planes', 'Plans', 'Planlar', 'الخطط'],
    gastos: ['Gastos de la institución', 'Fees of the institution', 'Kurum harçları', 'رسوم المؤسسة'],
  },
  como: [
    'Cómo se pide y cómo le llega',
    'How to ask, and how it reaches you',
    'Nasıl istenir, nasıl ulaşır',
    'كيف تطلبه وكيف يصلك',
  ],
  paso: {
    pedirlo: [
      'Lo pide en la página de su compra, donde ve cuánto le corresponde antes de enviarlo.',
      'You ask for it on the page of your purchase, where you see what is due to you before you send it.',
      'Satın alma sayfanızdan istersiniz; göndermeden önce size düşen tutarı görürsünüz.',
      'تطلبه من صفحة شرائك، وترى ما يستحق لك قبل الإرسال.',
    ],
    decision: [
      'Una persona de la oficina lo decide y le escribimos. Mientras nadie lo decide, puede retirarlo.',
      'Somebody of the office decides and we write to you. Until then you may withdraw it.',
      'Ofisten bir kişi karar verir ve size yazarız. Karar verilene kadar geri çekebilirsiniz.',
      'يبتّ فيه شخص من المكتب ونراسلك. ويمكنك سحبه ما لم يُبتّ فيه.',
    ],
    tarjeta: [
      'Si pagó con tarjeta y quien la cobró puede devolver ese monto, vuelve a su tarjeta.',
      'If you paid by card and whoever charged it can give that amount back, it goes back to your card.',
      'Kartla ödediyseniz ve tahsil eden kuruluş o tutarı iade edebiliyorsa kartınıza döner.',
      'إذا دفعت ببطاقة وأمكن لمن حصّلها ردّ ذلك المبلغ، فإنه يعود إلى بطاقتك.',
    ],
    transferencia: [
      'Si no, se lo transferimos a la cuenta bancaria que nos diga al pedirlo.',
      'Otherwise we transfer it to the bank account that you tell us when you ask.',
      'Aksi hâlde, istediğinizde bildireceğiniz banka hesabına havale ederiz.',
      'وإلا فنحوّله إلى الحساب المصرفي الذي تحدده عند الطلب.',
    ],
    nota: [
      'Recibe una nota de crédito por lo devuelto.',
      'You get a credit note for what was given back.',
      'İade edilen tutar için bir iade faturası alırsınız.',
      'تتلقى إشعارًا دائنًا بما رُدّ.',
    ],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    reglas: typeof reglas;
  }
}
