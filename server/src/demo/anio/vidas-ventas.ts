import { HOUR, MINUTE } from '@fedatario/contract/base';
import { identidad } from '@fedatario/contract/casa';
import { comprobantes, facturas, reembolsos } from '@fedatario/contract/compra';
import { diaLocal } from '../../services/hora-local.ts';
import type { TestCardKind } from '../../services/payments/past.ts';
import type { Vida } from './agenda.ts';
import { enviarComprobante, type Metodo, pagarEnPagina, pedir, redactar } from './compra.ts';
import type { Escena } from './escena.ts';
import { arrepentimientos } from './escritos.ts';
import { alguien } from './gente.ts';
import { CLAVE } from './llamada.ts';
import { ACTA, obraAutomatica } from './obras.ts';
import { guardarTarjeta } from './plan.ts';
import { respuestasDe } from './respuestas.ts';
import { pasarUnRato } from './rutina.ts';
import { despues, enHorario } from './tiempo.ts';
import { leerTramite } from './tramite.ts';
import { comprarObra } from './vidas-tramites.ts';

/** The end of an order that is not paid as it was meant. */
export type SuerteDePedido =
  | 'abandonado'
  | 'rechazado'
  | 'rechazadoYPagado'
  | 'anulado'
  | 'esperaTransferencia'
  | 'comprobantePorRevisar'
  | 'comprobanteRechazado'
  | 'enPaginaDelBanco'
  | 'porConfirmar';

/** An order by card or transfer that goes another way. */
export async function* vivirPedido(escena: Escena, suerte: SuerteDePedido, tarjeta: TestCardKind = 'sinFondos'): Vida {
  const { oficina, personal, cliente, ritmo } = escena;
  yield ritmo.sigue();
  const porTransferencia = ['esperaTransferencia', 'comprobantePorRevisar', 'comprobanteRechazado'].includes(suerte);
  if (suerte === 'porConfirmar') await guardarTarjeta(oficina, cliente, 'confirmacion');
  const pedido = await pedirObra(escena, suerte, porTransferencia ? 'transferencia' : 'tarjeta');
  const params = { idFactura: pedido.idFactura };
  if (['enPaginaDelBanco', 'esperaTransferencia', 'porConfirmar'].includes(suerte)) return;
  if (suerte === 'anulado') return void (await oficina.llamar(cliente, facturas.cancel, { params }));
  if (porTransferencia) {
    yield despues(oficina.reloj.ahora, 50 * MINUTE);
    const { idComprobante } = await enviarComprobante(oficina, cliente, pedido);
    if (suerte === 'comprobantePorRevisar') return void (await enviarComprobante(oficina, cliente, pedido));
    yield enHorario(despues(oficina.reloj.ahora, 2 * HOUR));
    const body = { motivo: 'El monto de la boleta no se lee: envíe otra fotografía, por favor.' };
    return void (await oficina.llamar(personal.admin, comprobantes.reject, { params: { idComprobante }, body }));
  }
  if (suerte !== 'abandonado') await pagarEnPagina(oficina, cliente, pedido, tarjeta);
  yield despues(oficina.reloj.ahora, 4 * MINUTE);
  if (suerte === 'rechazadoYPagado') return void (await pagarEnPagina(oficina, cliente, pedido));
  yield despues(oficina.reloj.ahora, 40 * MINUTE);
  await pasarUnRato(oficina);
}

/** Orders of these come with a code, which is reserved for them. */
const CON_CODIGO: readonly SuerteDePedido[] = ['abandonado', 'esperaTransferencia'];

async function pedirObra({ oficina, cliente, azar }: Escena, suerte: SuerteDePedido, metodo: Metodo) {
  const { slug, caso } = obraAutomatica(azar);
  const personas = [cliente.gente, alguien(azar), alguien(azar), alguien(azar)];
  const respuestas = respuestasDe(slug, caso, diaLocal(oficina.reloj.ahora), personas);
  const idBorrador = await redactar(oficina, cliente, slug, respuestas);
  const codigo = CON_CODIGO.includes(suerte) ? 'BIENVENIDA10' : undefined;
  return pedir(oficina, cliente, idBorrador, suerte === 'porConfirmar' ? 'tarjetaGuardada' : metodo, codigo);
}

export type SuerteDeReembolso = 'cotizado' | 'retirado' | 'negado' | 'completado' | 'porPagar';

/** Somebody who asks for the money of a trámite that was not begun. */
export async function* vivirReembolso(escena: Escena, suerte: SuerteDeReembolso): Vida {
  const { oficina, personal, cliente, azar, ritmo } = escena;
  const { llamar } = oficina;
  yield ritmo.sigue();
  const metodo = suerte === 'porPagar' ? 'transferencia' : 'tarjeta';
  const caso = yield* comprarObra(escena, ACTA, { metodo });
  yield ritmo.sigue(8);
  const { idFactura } = await leerTramite(caso, cliente);
  const params = { idFactura };
  const { lineas } = await llamar(cliente, reembolsos.quote, { params });
  const pedido = { lineas: [1], motivo: azar.uno(arrepentimientos), total: lineas[0]?.monto ?? 0 };
  const { idReembolso, revision, cotizado } = await llamar(cliente, reembolsos.ask, { params, body: pedido });
  if (suerte === 'cotizado') return;
  yield ritmo.sigue(8);
  const suyo = { params: { idReembolso } };
  if (suerte === 'retirado') return void (await llamar(cliente, reembolsos.withdraw, suyo));
  const motivo = 'Lo conversamos por teléfono: prefiere seguir con el trámite.';
  if (suerte === 'negado')
    return void (await llamar(personal.admin, reembolsos.deny, { ...suyo, body: { revision, motivo } }));
  await llamar(personal.admin, identidad.signInAgain, { body: { password: CLAVE } });
  const decidido = { revision, lineas: [{ posicion: 1, monto: cotizado, cancela: true }], motivo: null };
  await llamar(personal.admin, reembolsos.approve, { ...suyo, body: decidido });
  await pasarUnRato(oficina);
}
