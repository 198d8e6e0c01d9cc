import { type Afirmaciones, consejo, llamada, prueba } from './prueba.ts';

const cifradas = prueba(
  'server/src/borrador/borradores/escritura.test.ts',
  'las respuestas están cifradas en la base de datos, su historia también',
);
const suyas = prueba(
  'server/src/borrador/borradores/borradores.test.ts',
  'el de otra persona no existe; el personal no ve ninguno',
);

/** Answers of the demo to questions about the service as a whole. */
export const preguntasGenerales: Afirmaciones = {
  'Los documentos privados obligan a quienes los firman desde que los firman.': [consejo],
  'Los que la ley pide ante notario los revisa, autoriza y sella un notario colegiado.': [
    llamada('firmas.sign'),
    prueba(
      'server/src/acto/firmas/firmas.test.ts',
      'solo su notario firma, cuando toca, con lo que falta dicho campo por campo',
    ),
  ],
  'En la página de cada documento decimos de qué clase es y en qué ley se apoya.': [
    llamada('productos.read'),
    prueba(
      'server/src/catalogo/productos/catalogo.test.ts',
      'cada página de producto dice qué incluye, qué no, en qué ley se basa, qué sigue y responde preguntas',
    ),
  ],
  'Solo cuando la ley pide su presencia, por ejemplo para que el notario dé fe de su firma.': [consejo],
  'Todo lo demás —responder, entregar requisitos, revisar el texto, pagar— se hace en línea.': [
    llamada('borradores.save'),
    llamada('requisitos.deliver'),
    llamada('minutas.approve'),
    llamada('facturas.buy'),
  ],
  'Si hay que firmar en persona, el notario le escribe cuándo y dónde, y en la página del documento está lo que le pediremos.':
    [llamada('conversacion.send'), llamada('productos.read')],
  'El precio de cada documento está en su página, con IVA incluido, junto a lo que cobran terceros.': [
    llamada('productos.read'),
  ],
  'Responder la entrevista y ver su documento no cuesta nada; se paga al final.': [
    llamada('borradores.preview'),
    llamada('facturas.buy'),
  ],
  'Cada respuesta se guarda sola.': [
    llamada('borradores.save'),
    prueba(
      'server/src/borrador/borradores/escritura.test.ts',
      'guarda, sube la revisión y dice el avance; completo cuando nada falta, y otra vez en progreso si falta',
    ),
  ],
  'Puede cerrar la página y continuar después, desde este u otro dispositivo, en la misma sección donde se quedó.': [
    llamada('borradores.list'),
    prueba(
      'server/src/borrador/borradores/escritura.test.ts',
      'mover solo el lugar, o guardar lo mismo, no hace otra revisión',
    ),
  ],
  'Puede cambiarla cuando quiera antes de pagar, deshacer y volver a cualquier punto del historial.': [
    llamada('borradores.undo'),
    prueba('server/src/borrador/borradores/historia.test.ts', 'vuelve a cualquier punto, y volver también se deshace'),
  ],
  'Cuando interviene un notario, él también revisa los datos y le señala lo que haya que corregir.': [
    llamada('correcciones.remark'),
  ],
  'Sus respuestas se guardan cifradas y solo usted las ve mientras el documento es un borrador.': [cifradas, suyas],
  'Después de la compra las ve el personal que atiende su trámite, y cada consulta queda registrada.': [
    llamada('respuestas.read'),
    llamada('auditoria.list'),
    prueba(
      'server/src/tramite/expedientes/requisitos.test.ts',
      'cuando la oficina mira lo entregado queda constancia; cuando lo mira su clienta, no',
    ),
  ],
};
