import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ejemplo, ejemplos } from './testing/lectura.ts';
import { conEn } from './testing/respuestas.ts';

/** Text questions whose answer may consist of a number alone. */
const NUMEROS =
  /(?:registro|folio|libro|finca|numero|Numero|documento|chasis|motor|certificado|tarjetaCirculacion|linea|direccion|direccionDiligencia|residenciaDireccion|lugarTrabajo|pasaporte|cuentaNumero|numeroPoder|punto|numeroActa|numeroPension)$/i;

for (const slug of ejemplos) {
  const { casos, evaluar } = ejemplo(slug);
  test(`${slug}: lo que se dice con palabras no se contesta con un número ni con signos`, () => {
    for (const caso of Object.values(casos)) {
      for (const { ruta, pregunta } of evaluar(caso).hojas) {
        if (pregunta.tipo !== 'texto' || NUMEROS.test(ruta)) continue;
        for (const vacia of ['00000', '-----', '12,345']) {
          const { problemas } = evaluar(conEn(caso, ruta, vacia));
          assert.ok(
            problemas.some((problema) => problema.ruta === ruta),
            `${ruta} acepta ${vacia}`,
          );
        }
      }
    }
  });
}
