import type { archivos } from './es/archivos.ts';
import type { auditoria } from './es/auditoria.ts';
import type { avisos } from './es/avisos.ts';
import type { boletin } from './es/boletin.ts';
import type { borradores } from './es/borradores.ts';
import type { campo } from './es/campo.ts';
import type { catalogos } from './es/catalogos.ts';
import type { checkout } from './es/checkout.ts';
import type { codigos } from './es/codigos.ts';
import type { comprobantes } from './es/comprobantes.ts';
import type { comun } from './es/comun.ts';
import type { correo } from './es/correo.ts';
import type { cuentas } from './es/cuentas.ts';
import type { entrevista } from './es/entrevista.ts';
import type { error } from './es/error.ts';
import type { facturacion } from './es/facturacion.ts';
import type { facturas } from './es/facturas.ts';
import type { identidad } from './es/identidad.ts';
import type { informacionGeneral } from './es/informacion-general.ts';
import type { inicio } from './es/inicio.ts';
import type { libreta } from './es/libreta.ts';
import type { lista } from './es/lista.ts';
import type { oficina } from './es/oficina.ts';
import type { pago } from './es/pago.ts';
import type { pendiente } from './es/pendiente.ts';
import type { productos } from './es/productos.ts';
import type { reembolsos } from './es/reembolsos.ts';
import type { reingreso } from './es/reingreso.ts';
import type { usuarios } from './es/usuarios.ts';
import type { ventas } from './es/ventas.ts';

/** The chapters of the catalogue: Spanish says which texts there are, every other language must have the same. */
export interface Catalogo {
  comun: typeof comun;
  error: typeof error;
  campo: typeof campo;
  inicio: typeof inicio;
  productos: typeof productos;
  boletin: typeof boletin;
  entrevista: typeof entrevista;
  borradores: typeof borradores;
  libreta: typeof libreta;
  identidad: typeof identidad;
  usuarios: typeof usuarios;
  checkout: typeof checkout;
  pago: typeof pago;
  facturas: typeof facturas;
  reembolsos: typeof reembolsos;
  reingreso: typeof reingreso;
  ventas: typeof ventas;
  facturacion: typeof facturacion;
  archivos: typeof archivos;
  comprobantes: typeof comprobantes;
  informacionGeneral: typeof informacionGeneral;
  avisos: typeof avisos;
  correo: typeof correo;
  codigos: typeof codigos;
  lista: typeof lista;
  oficina: typeof oficina;
  auditoria: typeof auditoria;
  catalogos: typeof catalogos;
  cuentas: typeof cuentas;
  pendiente: typeof pendiente;
}
export type Capitulo = keyof Catalogo;

/** How each chapter of one language is brought. */
export type Capitulos = { readonly [C in Capitulo]: () => Promise<Catalogo[C]> };
