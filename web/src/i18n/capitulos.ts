import type { Capitulo, Catalogo, Idioma } from './catalogo.ts';

type Capitulos = { readonly [C in Capitulo]: () => Promise<Catalogo[C]> };

/** Where each chapter stands; it is fetched with the first screen that reads it. */
export const capitulos: Readonly<Record<Idioma, Capitulos>> = {
  es: {
    comun: async () => (await import('./es/comun.ts')).comun,
    error: async () => (await import('./es/error.ts')).error,
    campo: async () => (await import('./es/campo.ts')).campo,
    inicio: async () => (await import('./es/inicio.ts')).inicio,
    productos: async () => (await import('./es/productos.ts')).productos,
    boletin: async () => (await import('./es/boletin.ts')).boletin,
    entrevista: async () => (await import('./es/entrevista.ts')).entrevista,
    borradores: async () => (await import('./es/borradores.ts')).borradores,
    libreta: async () => (await import('./es/libreta.ts')).libreta,
    identidad: async () => (await import('./es/identidad.ts')).identidad,
    usuarios: async () => (await import('./es/usuarios.ts')).usuarios,
    checkout: async () => (await import('./es/checkout.ts')).checkout,
    pago: async () => (await import('./es/pago.ts')).pago,
    facturas: async () => (await import('./es/facturas.ts')).facturas,
    informacionGeneral: async () => (await import('./es/informacion-general.ts')).informacionGeneral,
    correo: async () => (await import('./es/correo.ts')).correo,
    codigos: async () => (await import('./es/codigos.ts')).codigos,
    lista: async () => (await import('./es/lista.ts')).lista,
    pendiente: async () => (await import('./es/pendiente.ts')).pendiente,
  },
  en: {
    comun: async () => (await import('./en/comun.ts')).comun,
    error: async () => (await import('./en/error.ts')).error,
    campo: async () => (await import('./en/campo.ts')).campo,
    inicio: async () => (await import('./en/inicio.ts')).inicio,
    productos: async () => (await import('./en/productos.ts')).productos,
    boletin: async () => (await import('./en/boletin.ts')).boletin,
    entrevista: async () => (await import('./en/entrevista.ts')).entrevista,
    borradores: async () => (await import('./en/borradores.ts')).borradores,
    libreta: async () => (await import('./en/libreta.ts')).libreta,
    identidad: async () => (await import('./en/identidad.ts')).identidad,
    usuarios: async () => (await import('./en/usuarios.ts')).usuarios,
    checkout: async () => (await import('./en/checkout.ts')).checkout,
    pago: async () => (await import('./en/pago.ts')).pago,
    facturas: async () => (await import('./en/facturas.ts')).facturas,
    informacionGeneral: async () => (await import('./en/informacion-general.ts')).informacionGeneral,
    correo: async () => (await import('./en/correo.ts')).correo,
    codigos: async () => (await import('./en/codigos.ts')).codigos,
    lista: async () => (await import('./en/lista.ts')).lista,
    pendiente: async () => (await import('./en/pendiente.ts')).pendiente,
  },
};
