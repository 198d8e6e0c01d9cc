import { parametrosDeLey } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { dia, instante, m, texto, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';

const claves = parametrosDeLey.map(({ clave }) => clave);

/** A legal parameter that the office wrote: from its first day on, its value in the unit of its key. */
export const ValorDeLaOficina = z.object({
  idValor: uuid,
  clave: z.string(),
  desde: dia,
  valor: z.int(),
  fuente: z.string(),
  creadoEn: instante,
});
export type ValorDeLaOficina = z.output<typeof ValorDeLaOficina>;

/** At least two words and ten letters: the norm that fixes a value, or that it is the office's own criterion. */
const fuente = texto(200).check(
  z.refine((escrito) => /\S\s+\S/.test(escrito) && (escrito.match(/\p{L}/gu) ?? []).length >= 10, {
    ...m('fuenteDeLey'),
    when: ({ issues }) => issues.length === 0,
  }),
);

/** A value to write. Its day is after today, which the server checks: what was bought until then keeps the values of its day. */
export const NuevoValorDeLey = z
  .strictObject({
    clave: z.string(m('opcion')).check(z.refine((clave) => claves.includes(clave), m('opcion'))),
    desde: dia,
    valor: z.int(m('valorDeLey')),
    fuente,
  })
  .check(
    z.refine(({ clave, valor }) => cabe(clave, valor), {
      error: 'valorDeLey',
      path: ['valor'],
      when: ({ issues }) => issues.length === 0,
    }),
  );
export type NuevoValorDeLey = z.output<typeof NuevoValorDeLey>;

export const valoresDeLey = {
  list: endpoint({
    method: 'GET',
    path: '/private/valores-de-ley',
    access: 'staff',
    summary: 'Lo que la oficina escribió de los valores que fija la ley, del primer día al último',
    response: z.array(ValorDeLaOficina),
  }),
  create: endpoint({
    method: 'POST',
    path: '/private/valores-de-ley',
    acto: 'valorDeLey.crear',
    access: 'admin',
    summary: 'Escribe el valor que regirá desde un día posterior a hoy',
    body: NuevoValorDeLey,
    response: ValorDeLaOficina,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/private/valores-de-ley/:idValor',
    acto: 'valorDeLey.borrar',
    access: 'admin',
    alcance: 'todos',
    summary: 'Quita un valor que todavía no rige; a otro lo rechaza',
    params: z.strictObject({ idValor: uuid }),
    response: ValorDeLaOficina,
  }),
};

function cabe(clave: string, valor: number): boolean {
  const definido = parametrosDeLey.find((one) => one.clave === clave);
  return definido === undefined || (valor >= definido.minimo && valor <= definido.maximo);
}
