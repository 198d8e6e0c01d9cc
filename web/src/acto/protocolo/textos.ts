import type { Textos } from '../../i18n/palabra.ts';

/** Texts of the paper of the protocol. */
export const protocolo = {
  abrir: [
    'Imprimir en papel de protocolo…',
    'Print on protocol paper…',
    'Protokol kâğıdına yazdır…',
    'الطباعة على ورق السجل…',
  ],
  titulo: [
    'Imprimir en papel de protocolo',
    'Print on protocol paper',
    'Protokol kâğıdına yazdır',
    'الطباعة على ورق السجل',
  ],
  explica: [
    'Sale solo el texto, seguido, en veinticinco renglones por lado, sin encabezado, pie ni código. Imprímalo a tamaño real, por los dos lados, en su papel sellado especial.',
    'Only the running text is printed, in twenty-five lines a side, with no header, footer or code. Print it at actual size, on both sides of your special sealed paper.',
    'Yalnızca metin, kesintisiz, her yüzde yirmi beş satır olarak çıkar; üstbilgi, altbilgi ve kod yoktur. Özel mühürlü kâğıdınızın iki yüzüne gerçek boyutunda yazdırın.',
    'يُطبع النص وحده متصلًا، خمسة وعشرين سطرًا في كل وجه، بلا رأس ولا تذييل ولا رمز. اطبعه بحجمه الحقيقي على وجهي ورقك المختوم الخاص.',
  ],
  campo: {
    lado: ['Empieza en', 'It begins on', 'Başladığı yüz', 'يبدأ في'],
    renglon: ['Renglón en que empieza', 'Line where it begins', 'Başladığı satır', 'السطر الذي يبدأ فيه'],
    entreLineas: ['Entre líneas', 'Written between lines', 'Satır arasına yazılan', 'ما كُتب بين السطور'],
    testado: ['Testado', 'Struck out', 'Üstü çizilen', 'ما شُطب'],
    ajuste: [
      'Bajar lo impreso (milímetros)',
      'Move the print down (millimetres)',
      'Yazıyı aşağı kaydır (milimetre)',
      'إنزال المطبوع (مليمتر)',
    ],
  },
  lado: {
    anverso: ['El anverso de la hoja', 'The front of the sheet', 'Yaprağın ön yüzü', 'وجه الورقة'],
    reverso: ['El reverso de la hoja', 'The back of the sheet', 'Yaprağın arka yüzü', 'ظهر الورقة'],
  },
  renglonAyuda: [
    'El que sigue a las firmas del instrumento anterior. El primero del año empieza en el 1.',
    'The one after the signatures of the previous instrument. The first of the year begins on line 1.',
    'Önceki belgenin imzalarından sonraki satır. Yılın ilki 1. satırda başlar.',
    'السطر الذي يلي توقيعات السند السابق. أول سند في السنة يبدأ في السطر 1.',
  ],
  entreLineasAyuda: [
    'Si al firmar algo se corrigió: una corrección por línea. Se salva al final, antes de las firmas.',
    'If something was corrected while signing: one correction per line. It is saved at the end, before the signatures.',
    'İmza sırasında bir şey düzeltildiyse: her satıra bir düzeltme. Sonda, imzalardan önce belirtilir.',
    'إن صُحِّح شيء عند التوقيع: تصحيح واحد في كل سطر. يُثبَت في النهاية قبل التوقيعات.',
  ],
  testadoAyuda: [
    'Lo que se tachó, una corrección por línea.',
    'Words that were struck out, one correction per line.',
    'Üstü çizilen sözler, her satıra bir düzeltme.',
    'الكلمات المشطوبة، تصحيح واحد في كل سطر.',
  ],
  ajusteAyuda: [
    'Pruebe en papel simple sobre una hoja suya. Con signo menos sube.',
    'Try it on plain paper over a sheet of yours. A minus sign moves it up.',
    'Kendi yaprağınızın üzerinde düz kâğıtla deneyin. Eksi işaretiyle yukarı kayar.',
    'جرّب على ورق عادي فوق ورقة من أوراقك. علامة الناقص ترفعه.',
  ],
  descargar: ['Descargar PDF', 'Download PDF', 'PDF indir', 'تنزيل PDF'],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    protocolo: typeof protocolo;
  }
}
