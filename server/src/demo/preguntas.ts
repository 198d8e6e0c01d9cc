/** Frequent questions of the demo, with their answers. */
export const preguntas: readonly (readonly [string, string])[] = [
  [
    '¿Los documentos tienen validez legal?',
    'Los documentos privados obligan a quienes los firman desde que los firman. Los que la ley pide ante notario los revisa, autoriza y sella un notario colegiado. En la página de cada documento decimos de qué clase es y en qué ley se apoya.',
  ],
  [
    '¿Tengo que ir a la notaría?',
    'Solo cuando la ley pide su presencia, por ejemplo para que el notario dé fe de su firma. Todo lo demás —responder, entregar requisitos, revisar el texto, pagar— se hace en línea. Si hay que firmar en persona, el notario le escribe cuándo y dónde, y en la página del documento está lo que le pediremos.',
  ],
  [
    '¿Cuánto cuesta y cuándo se paga?',
    'El precio de cada documento está en su página, con IVA incluido, junto a lo que cobran terceros. Responder la entrevista y ver su documento no cuesta nada; se paga al final.',
  ],
  [
    '¿Qué pasa si no termino hoy?',
    'Cada respuesta se guarda sola. Puede cerrar la página y continuar después, desde este u otro dispositivo, en la misma sección donde se quedó.',
  ],
  [
    '¿Y si me equivoco en una respuesta?',
    'Puede cambiarla cuando quiera antes de pagar, deshacer y volver a cualquier punto del historial. Cuando interviene un notario, él también revisa los datos y le señala lo que haya que corregir.',
  ],
  [
    '¿Quién puede ver mis datos?',
    'Sus respuestas se guardan cifradas y solo usted las ve mientras el documento es un borrador. Después de la compra las ve el personal que atiende su trámite, y cada consulta queda registrada.',
  ],
];
