import { randomUUID } from 'node:crypto';
import { DAY } from '@fedatario/contract/base';
import { horaLocal } from '../hora-local.ts';
import { DIAS_PARA_CERTIFICAR } from './esquema.ts';
import type { Certificacion, CertificadorFel, DteBorrador, Envio } from './fel.ts';
import { fechaDeEmision } from './sello.ts';

/** Tells a finding: the assumption, whether it held, and otherwise what was seen. */
type Finding = (assumption: string, holds: boolean, seen?: unknown) => void;

interface Examined {
  readonly certificador: CertificadorFel;
  /** The same with a key that is wrong. */
  readonly sinLlaves: CertificadorFel;
  /** NIT of the office, which issues the documents of the examination. */
  readonly nit: string;
}

/** The age in days of an invoice that nobody certifies any more. */
const DIAS_TARDE = 2 * DIAS_PARA_CERTIFICAR;

/**
 * Compares the true service with what its adapter assumes (docs/fel.md): certifies an invoice of Q1.00 to a final consumer, asks for it again, and
 * annuls it. True when every assumption held. Throws a text where documents would have fiscal validity.
 */
export async function examine(
  { certificador, sinLlaves, nit }: Examined,
  say: (text: string) => void,
): Promise<boolean> {
  if (certificador.ambiente !== 'pruebas')
    throw new Error('En producción cada factura es de verdad: ponga FEL_AMBIENTE=pruebas y las llaves de prueba.');
  let all = true;
  const finding: Finding = (assumption, holds, seen) => {
    all &&= holds;
    say(holds ? `✔ ${assumption}` : `✖ ${assumption}. Se vio: ${JSON.stringify(seen)}`);
  };
  try {
    const nombre = await examineReceivers(certificador, nit, finding);
    await examineKeys(sinLlaves, facturaDe(nit, nombre), finding);
    const hecho = await examineInvoice(certificador, facturaDe(nit, nombre), finding);
    if (hecho) await examineAnnulment(certificador, hecho, nit, finding);
    await examineRefusal(certificador, nit, nombre, finding);
  } catch (error) {
    finding('El examen llega a su final', false, String(error));
  }
  say('Mire en el panel del certificador que haya una sola factura de este examen, y que esté anulada.');
  return all;
}

/** The registered name of the office, by which its documents are issued. */
async function examineReceivers(certificador: CertificadorFel, nit: string, finding: Finding): Promise<string> {
  const propio = await certificador.consultarReceptor({ tipo: 'NIT', valor: nit });
  finding('Dice el nombre con que está registrado el NIT de la oficina', propio.estado === 'existe', propio);
  const ninguno = await certificador.consultarReceptor({ tipo: 'NIT', valor: '12345678' });
  finding('De un NIT que no existe dice que no existe', ninguno.estado === 'noExiste', ninguno);
  return propio.estado === 'existe' ? propio.nombre : 'Oficina';
}

async function examineKeys(sinLlaves: CertificadorFel, dte: DteBorrador, finding: Finding): Promise<void> {
  const clave = randomUUID();
  const preparado = await sinLlaves.preparar(dte, clave);
  const answer = preparado.ok ? await sinLlaves.certificar({ xml: preparado.xml, clave }) : preparado;
  finding('Una llave equivocada se dice como llave equivocada', !answer.ok && answer.clase === 'credenciales', answer);
}

async function examineInvoice(
  certificador: CertificadorFel,
  dte: DteBorrador,
  finding: Finding,
): Promise<(Certificacion & { readonly clave: string }) | undefined> {
  const clave = randomUUID();
  const preparado = await certificador.preparar(dte, clave);
  finding('Firma o prepara el documento', preparado.ok, preparado);
  if (!preparado.ok) return undefined;
  const envio: Envio = { xml: preparado.xml, clave };
  const primero = await certificador.certificar(envio);
  finding('Certifica una factura de Q1.00 a consumidor final', primero.ok, primero);
  if (!primero.ok) return undefined;
  const fecha = fechaDeEmision(primero.xmlCertificado);
  finding('Deja la fecha y la hora como se le enviaron', fecha === dte.fechaHoraEmision, fecha);
  finding('Se lleva la Adenda', !primero.xmlCertificado.includes('<dte:Adenda'), 'queda en el XML certificado');
  const hallado = await certificador.buscar(envio);
  const segundo = hallado === 'noSePregunta' ? await certificador.certificar(envio) : hallado;
  const mismo = typeof segundo !== 'string' && segundo.ok && segundo.autorizacion === primero.autorizacion;
  finding('La misma clave, otra vez, es el mismo documento', mismo, segundo);
  return { ...primero, clave };
}

async function examineAnnulment(
  certificador: CertificadorFel,
  { autorizacion, xmlCertificado, clave }: Certificacion & { readonly clave: string },
  nitEmisor: string,
  finding: Finding,
): Promise<void> {
  const fechaEmision = fechaDeEmision(xmlCertificado) ?? '';
  const fechaAnulacion = horaLocal(new Date());
  const datos = { autorizacion, nitEmisor, idReceptor: 'CF', fechaEmision, fechaAnulacion, motivo: 'Examen' };
  const primera = await certificador.anular(datos, clave);
  finding('Anula la factura con su fecha y su hora', primera.ok, primera);
  const segunda = await certificador.anular(datos, clave);
  finding('Anularla otra vez se reconoce como ya hecho', segunda.ok, segunda);
}

async function examineRefusal(
  certificador: CertificadorFel,
  nit: string,
  nombre: string,
  finding: Finding,
): Promise<void> {
  const clave = randomUUID();
  const preparado = await certificador.preparar(facturaDe(nit, nombre, new Date(Date.now() - DIAS_TARDE * DAY)), clave);
  const answer = preparado.ok ? await certificador.certificar({ xml: preparado.xml, clave }) : preparado;
  const rechazada = !answer.ok && answer.clase === 'validacion';
  finding(`Una factura de hace ${DIAS_TARDE} días se rechaza como regla que no se cumple`, rechazada, answer);
  const codigo = answer.ok ? undefined : answer.errores[0]?.codigo;
  finding('El rechazo nombra su numeral', codigo !== undefined, answer);
}

function facturaDe(nit: string, nombre: string, fecha = new Date()): DteBorrador {
  const lugar = { municipio: 'Guatemala', departamento: 'Guatemala', pais: 'GT' };
  const direccion = { direccion: 'Ciudad', codigoPostal: '01001', ...lugar };
  const montos = { precioUnitarioCentavos: 100, precioCentavos: 100, descuentoCentavos: 0, totalCentavos: 100 };
  const impuesto = { codigo: 'IVA', unidadGravable: 1, baseCentavos: 89, montoCentavos: 11 } as const;
  const linea = {
    numero: 1,
    bienOServicio: 'S',
    cantidad: 1,
    unidad: 'UND',
    descripcion: 'Examen',
    ...montos,
    impuesto,
  } as const;
  return {
    tipo: 'FACT',
    moneda: 'GTQ',
    fechaHoraEmision: horaLocal(fecha),
    referenciaInterna: 'EXAMEN',
    emisor: { nit, nombre, nombreComercial: nombre, establecimiento: '1', afiliacionIva: 'GEN', direccion },
    receptor: { tipo: 'CF', id: 'CF', nombre: 'Consumidor final' },
    frases: [{ tipo: 1, escenario: 1 }],
    lineas: [linea],
    granTotalCentavos: 100,
  };
}
