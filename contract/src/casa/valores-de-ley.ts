import { formatMontoPantalla, parametrosDeLey } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { dia, instante, m, texto, uuid } from '../base/campos.ts';

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

/** A source names a rule or a decision in at least two words: «Decreto 82-96», «criterio de la oficina». */
const fuente = texto(200).check(
  z.refine((escrita) => /\p{L}{3}/u.test(escrita) && escrita.length >= 8 && escrita.includes(' '), m('fuenteDeLey')),
);

/** A value to write. Its day is after today, which the server checks: what was bought until then keeps the values of its day. */
export const NuevoValorDeLey = z
  .strictObject({
    clave: z.string(m('opcion')).check(z.refine((clave) => claves.includes(clave), m('opcion'))),
    desde: dia,
    valor: z.int(m('valorDeLey')),
    fuente,
    /** The office confirms that a wage goes down. */
    confirmaBaja: z.optional(z.boolean()),
  })
  .check(
    z.check<{ clave: string; valor: number }>(({ value, issues }) => {
      const fuera = issues.length === 0 ? fueraDeLimites(value.clave, value.valor) : undefined;
      if (fuera) issues.push({ ...fuera, code: 'custom', input: value, path: ['valor'] });
    }),
  );
export type NuevoValorDeLey = z.output<typeof NuevoValorDeLey>;

export const valoresDeLey = {
  list: lectura({
    path: '/private/valores-de-ley',
    access: 'staff',
    summary: 'Lo que la oficina escribió de los valores que fija la ley, del primer día al último',
    response: z.array(ValorDeLaOficina),
  }),
  create: acto('POST', {
    path: '/private/valores-de-ley',
    acto: 'valorDeLey.crear',
    access: 'admin',
    summary: 'Escribe el valor que regirá desde un día posterior a hoy',
    body: NuevoValorDeLey,
    response: ValorDeLaOficina,
  }),
  remove: acto('DELETE', {
    path: '/private/valores-de-ley/:idValor',
    acto: 'valorDeLey.borrar',
    access: 'admin',
    alcance: 'todos',
    summary: 'Quita un valor que todavía no rige; a otro lo rechaza',
    params: z.strictObject({ idValor: uuid }),
    response: ValorDeLaOficina,
  }),
};

/** The message of a value that is out of its bounds, with them and the rule that sets them. */
function fueraDeLimites(clave: string, valor: number) {
  const parametro = parametrosDeLey.find((one) => one.clave === clave);
  if (!parametro || (valor >= parametro.minimo && valor <= parametro.maximo)) return undefined;
  const escrito = (limite: number) => (parametro.unidad === 'centavos' ? formatMontoPantalla(limite) : limite);
  const params = { minimo: escrito(parametro.minimo), maximo: escrito(parametro.maximo) };
  if (parametro.norma === undefined) return { message: 'valorFueraDeLimites', params };
  return { message: 'valorFueraDeNorma', params: { ...params, norma: parametro.norma } };
}
