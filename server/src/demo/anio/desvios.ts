import { marcas } from '@fedatario/contract/acto';
import { DAY } from '@fedatario/contract/base';
import { borradores } from '@fedatario/contract/borrador';
import { identidad } from '@fedatario/contract/casa';
import { requisitosPorRevisar, requisitosQueFaltan } from '@fedatario/contract/solicitud';
import { calificaciones, conversacion, correcciones, minutas, requisitos, tramites } from '@fedatario/contract/tramite';
import { elogios, preguntas } from './escritos.ts';
import { CLAVE, type Persona } from './llamada.ts';
import { despues } from './tiempo.ts';
import { type Caso, leerTramite, mover } from './tramite.ts';

/** Turns that a trámite may take beside its way. */
export type Desvio = (caso: Caso) => Promise<void>;

/** The notary asks for an answer to be corrected. */
export const pedirCorreccion: Desvio = async (caso) => {
  const { oficina, notario, idSolicitud } = caso;
  const params = { idSolicitud };
  const motivo = 'Escriba la dirección completa, con el número de la casa, como está en el recibo de luz.';
  await oficina.llamar(notario, correcciones.remark, { params, body: { ruta: 'residenciaDireccion', motivo } });
  const { revision } = await leerTramite(caso, notario);
  await oficina.llamar(notario, correcciones.send, { params, body: { revision } });
};

/** The customer corrects it. */
export const corregir: Desvio = async ({ oficina, cliente, idSolicitud }) => {
  const params = { idSolicitud };
  const { idBorrador } = await oficina.llamar(cliente, correcciones.read, { params });
  const { revision } = await oficina.llamar(cliente, borradores.read, { params: { idBorrador } });
  const valor = 'la tercera calle cuatro guion cinco de la zona uno, casa número doce, ciudad de Guatemala';
  const body = { revision, cambios: [{ clave: 'residenciaDireccion', valor }] };
  const guardado = await oficina.llamar(cliente, correcciones.save, { params, body });
  const { revision: deTramite } = await oficina.llamar(cliente, correcciones.read, { params });
  const envio = { revision: deTramite, respuestas: guardado.revision };
  await oficina.llamar(cliente, correcciones.submit, { params, body: envio });
};

/** The notary rejects what was handed in, and waits for another. */
export const rechazarRequisito: Desvio = async (caso) => {
  const { oficina, notario } = caso;
  const [primero] = (await leerTramite(caso, notario)).requisitos.filter(({ estado }) =>
    requisitosPorRevisar.includes(estado),
  );
  if (!primero) return;
  const { idRequisito, revision } = primero;
  const body = { revision, motivo: 'La fotografía está cortada: no se ve el número por completo.' };
  await oficina.llamar(notario, requisitos.reject, { params: { idRequisito }, body });
};

/** The office says that something is not needed. */
export const dispensarRequisito: Desvio = async (caso) => {
  const { oficina, notario } = caso;
  const [uno] = (await leerTramite(caso, notario)).requisitos.filter(({ estado }) =>
    requisitosQueFaltan.includes(estado),
  );
  if (!uno) return;
  const { idRequisito, revision } = uno;
  const body = { revision, motivo: 'No actúa en nombre de nadie: no hace falta.' };
  await oficina.llamar(notario, requisitos.waive, { params: { idRequisito }, body });
};

/** The customer remarks on a paragraph of the text. */
export const comentarMinuta: Desvio = async ({ oficina, cliente, idSolicitud }) => {
  const params = { idSolicitud };
  const { versiones } = await oficina.llamar(cliente, minutas.read, { params });
  const texto = 'Mi segundo apellido se escribe con tilde. Lo demás está bien.';
  const body = { version: versiones[0]?.version ?? 0, observaciones: [{ parrafo: 1, texto }] };
  await oficina.llamar(cliente, minutas.remark, { params, body });
};

/** The notary answers what was remarked. */
export const contestarComentario: Desvio = async ({ oficina, notario, idSolicitud }) => {
  const params = { idSolicitud };
  const { observaciones } = await oficina.llamar(notario, minutas.read, { params });
  for (const { idObservacion, respuesta } of observaciones) {
    if (respuesta !== null) continue;
    const body = { texto: 'Corregido, como está en su documento. Gracias por leerlo con cuidado.' };
    await oficina.llamar(notario, minutas.answer, { params: { idSolicitud, idObservacion }, body });
  }
};

export const pausar: Desvio = (caso) =>
  mover(caso, caso.notario, 'pausar', {
    motivo: 'Está de viaje y pidió esperar a su regreso.',
    hasta: despues(caso.oficina.reloj.ahora, 12 * DAY),
  });

export const negar: Desvio = (caso) =>
  mover(caso, caso.notario, 'rechazar', {
    motivo: 'Lo que se pide declarar no puede constar en un acta notarial: debe pedirse a un juez.',
  });

export const cancelar: Desvio = async (caso) => {
  const { oficina, cliente, idSolicitud } = caso;
  const { revision, devolucion } = await leerTramite(caso, cliente);
  const body = { revision, motivo: 'Ya no lo necesito: me aceptaron otro documento.', total: devolucion?.monto ?? 0 };
  await oficina.llamar(cliente, tramites.cancel, { params: { idSolicitud }, body });
};

/** The customer says what they think of it, and lets it be shown. */
export const calificarla: Desvio = async ({ oficina, cliente, idSolicitud }) => {
  const body = { ...elogios[0], publica: true };
  await oficina.llamar(cliente, calificaciones.rate, { params: { idSolicitud }, body });
};

/** One writes to the other side about the trámite. */
export const escribir =
  (quien: (caso: Caso) => Persona, texto: string): Desvio =>
  async (caso) => {
    const params = { idSolicitud: caso.idSolicitud };
    await caso.oficina.llamar(quien(caso), conversacion.send, { params, body: { texto, archivos: [] } });
  };

/** The notary proposes that the sealed document no longer holds; `confirmar`, somebody else agrees. */
export const proponerMarca: Desvio = async ({ oficina, notario, idSolicitud }) => {
  const body = {
    marca: 'anulado',
    motivo: 'El requirente pidió dejarla sin efecto por un error suyo.',
    sustituto: null,
  } as const;
  await oficina.llamar(notario, marcas.propose, { params: { idSolicitud }, body });
};

export const confirmarMarca: Desvio = async ({ oficina, admin, idSolicitud }) => {
  const { propuestas } = await oficina.llamar(admin, marcas.ofTramite, { params: { idSolicitud } });
  await oficina.llamar(admin, identidad.signInAgain, { body: { password: CLAVE } });
  await oficina.llamar(admin, marcas.confirm, { params: { idPropuesta: propuestas[0]?.idPropuesta ?? '' } });
};

/** The customer asks something, and nobody has answered yet. */
export const preguntar: Desvio = escribir(({ cliente }) => cliente, preguntas[0][0]);
