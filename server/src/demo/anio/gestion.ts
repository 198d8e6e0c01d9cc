import { facturas } from '@fedatario/contract/compra';
import { estaEntregado, requisitosPorRevisar } from '@fedatario/contract/solicitud';
import { diligencias, encargos, gestiones, type OrdenDeGestion, requisitos } from '@fedatario/contract/tramite';
import { diaLocal } from '../../services/hora-local.ts';
import { medioDe, pagarEnPagina } from './compra.ts';
import type { Persona } from './llamada.ts';
import { subir } from './papeles.ts';
import type { Caso } from './tramite.ts';

/** A gestión is lived by its customer and by the office, which writes what its gestor says. */
export type Encargo = Omit<Caso, 'notario'>;

const leerGestion = ({ oficina, idSolicitud }: Encargo, quien: Persona) =>
  oficina.llamar(quien, gestiones.read, { params: { idSolicitud } });

export async function entregarDeGestion(encargo: Encargo): Promise<void> {
  const { oficina, cliente } = encargo;
  const { requisitos: pedidos } = await leerGestion(encargo, cliente);
  for (const { idRequisito, revision, obligatorio, estado } of pedidos) {
    if (!obligatorio || estaEntregado(estado)) continue;
    const archivos = [await subir(oficina, cliente, 'identidad')];
    await oficina.llamar(cliente, requisitos.deliver, { params: { idRequisito }, body: { revision, archivos } });
  }
}

/** The office looks at what was handed in, and accepts it. */
export async function aceptarRequisitos(encargo: Encargo): Promise<void> {
  const { oficina, admin } = encargo;
  const { requisitos: entregados } = await leerGestion(encargo, admin);
  for (const { idRequisito, revision, estado } of entregados)
    if (requisitosPorRevisar.includes(estado))
      await oficina.llamar(admin, requisitos.accept, { params: { idRequisito }, body: { revision } });
}

/** Gives it to the most suitable gestor. */
export async function encargar(encargo: Encargo): Promise<void> {
  const { oficina, admin, idSolicitud } = encargo;
  const { revision } = await leerGestion(encargo, admin);
  const body = { revision, idGestor: null, motivo: null };
  await oficina.llamar(admin, encargos.assign, { params: { idSolicitud }, body });
}

export async function moverGestion(
  encargo: Encargo,
  quien: Persona,
  accion: OrdenDeGestion['accion'],
  { motivo = null, hasta }: { motivo?: string | null; hasta?: Date } = {},
): Promise<void> {
  const { oficina, idSolicitud } = encargo;
  const { revision } = await leerGestion(encargo, quien);
  const body = { revision, accion, motivo, ...(hasta && { hasta: hasta.toISOString() }) };
  await oficina.llamar(quien, gestiones.act, { params: { idSolicitud }, body });
}

export async function presentar(encargo: Encargo): Promise<void> {
  const { oficina, admin, idSolicitud } = encargo;
  const { revision, pasos, presentaciones, numero } = await leerGestion(encargo, admin);
  const body = {
    revision,
    institucion: pasos[0]?.institucion ?? 'RENAP',
    numero: `${presentaciones.length + 1}-${numero.replaceAll(/\D/g, '').slice(-6)}`,
    presentadaEl: diaLocal(oficina.reloj.ahora),
    comprobante: await subir(oficina, admin, 'recibo'),
    nota: '',
  };
  await oficina.llamar(admin, diligencias.present, { params: { idSolicitud }, body });
}

export async function observar(encargo: Encargo, responde: 'gestor' | 'cliente'): Promise<void> {
  const { oficina, admin, idSolicitud } = encargo;
  const { revision } = await leerGestion(encargo, admin);
  const texto = 'La copia del documento de identificación no se lee completa: presente otra por ambos lados.';
  const notificadaEl = diaLocal(oficina.reloj.ahora);
  const body = { revision, texto, articulo: null, notificadaEl, diasHabiles: 10, responde };
  await oficina.llamar(admin, diligencias.observe, { params: { idSolicitud }, body });
}

/** Notes the decision of the institution; a favourable one is delivered once it has its file. */
export async function resolver(encargo: Encargo, como: 'conResultado' | 'sinArchivo' | 'denegada'): Promise<void> {
  const { oficina, admin, idSolicitud } = encargo;
  const { revision, numero } = await leerGestion(encargo, admin);
  const favorable = como !== 'denegada';
  const body = {
    revision,
    favorable,
    numero: favorable ? numero.replaceAll(/\D/g, '').slice(-6) : null,
    folio: null,
    libro: null,
    resueltaEl: diaLocal(oficina.reloj.ahora),
    venceEl: null,
    nota: favorable ? '' : 'El asiento que se pidió no aparece con los nombres que se dieron.',
    archivos: como === 'conResultado' ? [await subir(oficina, admin, 'hoja')] : [],
  };
  await oficina.llamar(admin, diligencias.resolve, { params: { idSolicitud }, body });
}

/** Asks the customer for the expenses that are foreseen. */
export async function cobrarGastos(encargo: Encargo): Promise<void> {
  const { oficina, admin, idSolicitud } = encargo;
  const { revision, gastos } = await leerGestion(encargo, admin);
  const { porCobrar: total } = gastos.cuenta;
  if (total === 0) return;
  const body = { revision, total };
  await oficina.llamar(admin, diligencias.charge, { params: { idSolicitud }, body });
}

export async function pagarGastos(encargo: Encargo): Promise<void> {
  const { oficina, cliente } = encargo;
  const { porPagar: idFactura } = (await leerGestion(encargo, cliente)).gastos;
  if (idFactura === null) return;
  const body = await medioDe(oficina, cliente, 'tarjeta');
  const pedido = await oficina.llamar(cliente, facturas.payAgain, { params: { idFactura }, body });
  await pagarEnPagina(oficina, cliente, pedido);
}

/** Centavos that an expense costs less than was foreseen. */
const AHORRO = 500;

/** Notes what each expense cost, with its receipt: a little less than was foreseen. */
export async function gastar(encargo: Encargo): Promise<void> {
  const { oficina, admin, idSolicitud } = encargo;
  const { gastos } = await leerGestion(encargo, admin);
  for (const { idGasto, estimado, gastado } of gastos.filas) {
    if (gastado !== null) continue;
    const { revision } = await leerGestion(encargo, admin);
    const pagado = {
      gastado: Math.max(0, estimado - AHORRO),
      gastadoEl: diaLocal(oficina.reloj.ahora),
      paga: 'cliente',
    } as const;
    const body = { ...pagado, revision, comprobante: await subir(oficina, admin, 'recibo') };
    await oficina.llamar(admin, diligencias.spend, { params: { idSolicitud, idGasto }, body });
  }
}

/** The customer answers what the institution observed. */
export async function contestar(encargo: Encargo): Promise<void> {
  const { oficina, cliente, idSolicitud } = encargo;
  const { revision } = await leerGestion(encargo, cliente);
  const texto = 'Aquí está la copia completa, por ambos lados.';
  const body = { revision, texto, archivos: [await subir(oficina, cliente, 'identidad')] };
  await oficina.llamar(cliente, gestiones.answer, { params: { idSolicitud }, body });
}

/** Gives it up, for what the rule gives back at this stage. */
export async function cancelarGestion(encargo: Encargo, quien: Persona): Promise<void> {
  const { oficina, idSolicitud } = encargo;
  const { revision, devolucion } = await leerGestion(encargo, quien);
  const body = { revision, motivo: 'Ya no la necesito: la hice en persona.', total: devolucion?.monto ?? 0 };
  await oficina.llamar(quien, gestiones.cancel, { params: { idSolicitud }, body });
}
