import { ZONA_HORARIA } from '@fedatario/document-engine';
import { borrarTodo, dato, suyo } from './dato.ts';

const deComentario = { columna: 'idMensaje', en: 'feedbackMensajes' } as const;
const secreto = 'Es lo que protege su cuenta; no dice nada de usted.';

/** Tables of the data that people write for themselves. */
export const deBorradores = {
  borradorCambios: dato('borradorCambios', {
    de: [{ columna: 'idBorrador', en: 'borradores' }],
    copia: {
      titulo: 'Historia de sus borradores',
      abre: ['contenidoCifrado'],
    },
    borrado: borrarTodo,
  }),
  borradores: dato('borradores', {
    de: [suyo],
    copia: {
      titulo: 'Borradores',
      sin: ['deshacer', 'rehacer', 'indice'],
      abre: ['respuestasCifradas'],
    },
    // An order names the draft it was made from: its row stays, with nothing in it.
    borrado: [
      { en: 'inmediata', hacer: 'borrar', cuales: 'sinComprar' },
      {
        en: 'inmediata',
        hacer: 'limpiar',
        valores: { nombre: 'Borrador', respuestasCifradas: Buffer.alloc(0) },
        cuales: 'comprado',
      },
    ],
  }),
  libreta: dato('libreta', {
    de: [suyo],
    copia: { titulo: 'Libreta', sin: ['huella'], abre: ['contenidoCifrado'] },
    borrado: borrarTodo,
  }),
};

/** Tables of the account and of the notices sent to it. */
export const deCuenta = {
  notificaciones: dato('notificaciones', {
    de: [suyo],
    copia: { titulo: 'Avisos', sin: ['hecho'] },
    borrado: borrarTodo,
  }),
  preferenciasNotificacion: dato('preferenciasNotificacion', {
    de: [suyo],
    copia: { titulo: 'Cómo quiere sus avisos' },
    borrado: borrarTodo,
  }),
  feedbackArchivos: dato('feedbackArchivos', {
    de: [deComentario],
    copia: { titulo: 'Archivos de sus comentarios' },
    archivo: 'idArchivo',
    borrado: borrarTodo,
  }),
  feedbackMensajes: dato('feedbackMensajes', {
    de: [{ columna: 'idFeedback', en: 'feedback' }],
    copia: { titulo: 'Sus comentarios y las respuestas', abre: ['textoCifrado'] },
    borrado: borrarTodo,
  }),
  feedback: dato('feedback', {
    de: [suyo],
    copia: { titulo: 'Conversaciones con la oficina', sin: ['buscado', 'pase', 'enlaceTurno', 'idResponsable'] },
    borrado: borrarTodo,
  }),
  boletin: dato('boletin', {
    de: [suyo, { columna: 'email', en: 'usuarios' }],
    copia: { titulo: 'Boletín' },
    borrado: borrarTodo,
  }),
  textosLegalesAceptados: dato('textosLegalesAceptados', {
    de: [suyo],
    copia: { titulo: 'Textos legales que aceptó' },
    borrado: borrarTodo,
  }),
  sesiones: dato('sesiones', {
    de: [suyo],
    copia: {
      titulo: 'Sesiones',
      sin: ['hashActual', 'hashAnterior', 'credencialCifrada', 'generacion', 'confirmada', 'rotadaEn'],
    },
    borrado: borrarTodo,
  }),
  codigos: dato('codigos', { de: [suyo], copia: { no: secreto }, borrado: borrarTodo }),
  cambiosCorreo: dato('cambiosCorreo', {
    de: [suyo],
    copia: { titulo: 'Cambio de correo que pidió', sin: ['hashNuevo', 'hashAnterior', 'intentos'] },
    borrado: borrarTodo,
  }),
  codigosRespaldo: dato('codigosRespaldo', { de: [suyo], copia: { no: secreto }, borrado: borrarTodo }),
  dosPasos: dato('dosPasos', {
    de: [suyo],
    copia: { titulo: 'Verificación en dos pasos', sin: ['secreto', 'ultimoPaso'] },
    borrado: borrarTodo,
  }),
  cuentas: dato('cuentas', {
    de: [suyo],
    copia: { titulo: 'Cuenta', sin: ['claveHash', 'credencialDeCierre', 'sesionDeCierre'] },
    borrado: borrarTodo,
  }),
  copiaPartes: dato('copiaPartes', {
    de: [{ columna: 'idCopia', en: 'copias' }],
    copia: { no: 'Es esta misma copia.' },
    archivo: 'idParte',
    borrado: borrarTodo,
  }),
  copias: dato('copias', { de: [suyo], copia: { titulo: 'Copias que pidió' }, borrado: borrarTodo }),
  retenciones: dato('retenciones', {
    de: [suyo],
    copia: { titulo: 'Qué se conserva' },
    borrado: [],
    queda: 'Dice hasta cuándo se conserva lo demás.',
  }),
  correosBuzon: dato('correosBuzon', {
    de: [{ columna: 'para', en: 'usuarios', por: 'email' }],
    copia: { no: 'Existe solo donde se desarrolla el producto.' },
    borrado: borrarTodo,
  }),
  peticionesIdempotentes: dato('peticionesIdempotentes', {
    de: [{ columna: 'alcance' }],
    copia: { no: 'Repite por un día lo que el servicio ya respondió.' },
    borrado: borrarTodo,
  }),
  auditoria: dato('auditoria', {
    de: [{ columna: 'idTitular' }, { columna: 'idObjeto' }],
    copia: {
      titulo: 'Quién miró o cambió sus datos',
      sin: ['origen', 'idPeticion', 'idActor', 'vistos', 'turno'],
    },
    borrado: [
      {
        en: 'inmediata',
        hacer: 'limpiar',
        valores: { nombreObjeto: null, cambios: '[]', motivo: null },
        cuales: 'deCuenta',
      },
    ],
    queda: 'Quién de la oficina hizo qué y cuándo: responde por ello ante quien pregunte.',
  }),
  fotos: dato('fotos', {
    de: [suyo],
    copia: { titulo: 'Fotografía de su perfil' },
    archivo: 'idArchivo',
    borrado: borrarTodo,
  }),
  archivos: dato('archivos', {
    de: [suyo],
    copia: { titulo: 'Archivos que entregó', sin: ['sha256', 'adjunto'] },
    archivo: 'idArchivo',
    borrado: [
      { en: 'inmediata', hacer: 'borrar', cuales: 'sinUso' },
      { en: 'fiscal', hacer: 'borrar', cuales: 'sinUso' },
      { en: 'expediente', hacer: 'borrar', cuales: 'sinUso' },
    ],
    queda: 'Los que son parte de lo que se conserva.',
  }),
  usuarios: dato('usuarios', {
    de: [suyo],
    copia: {
      titulo: 'Perfil',
      sin: ['buscado', 'revision'],
      abre: ['numeroDocumentoCifrado'],
    },
    borrado: [
      {
        en: 'inmediata',
        hacer: 'limpiar',
        valores: {
          email: 'cerrada-$u@cuenta.invalid',
          nombreCompleto: 'Cuenta cerrada',
          activo: false,
          bloqueadoPor: null,
          shortcuts: '{}',
          telefono: null,
          tipoDocumento: null,
          numeroDocumentoCifrado: null,
          nit: null,
          fechaNacimiento: null,
          direccion: null,
          ajustes: null,
          idioma: 'es',
          zonaHoraria: ZONA_HORARIA,
        },
      },
    ],
  }),
};
