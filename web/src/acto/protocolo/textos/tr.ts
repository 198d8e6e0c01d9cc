export const protocolo = {
  abrir: 'Protokol kâğıdına yazdır…',
  titulo: 'Protokol kâğıdına yazdır',
  explica:
    'Yalnızca metin, kesintisiz, her yüzde yirmi beş satır olarak çıkar; üstbilgi, altbilgi ve kod yoktur. Özel mühürlü kâğıdınızın iki yüzüne gerçek boyutunda yazdırın.',
  campo: {
    lado: 'Başladığı yüz',
    renglon: 'Başladığı satır',
    entreLineas: 'Satır arasına yazılan',
    testado: 'Üstü çizilen',
    ajuste: 'Yazıyı aşağı kaydır (milimetre)',
  },
  lado: { anverso: 'Yaprağın ön yüzü', reverso: 'Yaprağın arka yüzü' },
  renglonAyuda: 'Önceki belgenin imzalarından sonraki satır. Yılın ilki 1. satırda başlar.',
  entreLineasAyuda: 'İmza sırasında bir şey düzeltildiyse: her satıra bir düzeltme. Sonda, imzalardan önce belirtilir.',
  testadoAyuda: 'Üstü çizilen sözler, her satıra bir düzeltme.',
  ajusteAyuda: 'Kendi yaprağınızın üzerinde düz kâğıtla deneyin. Eksi işaretiyle yukarı kayar.',
  descargar: 'PDF indir',
};
