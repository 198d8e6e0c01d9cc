import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';
import { abrirEnRevision, aprobarTexto, comprarActa, FOTO, firmarPorLlamada, ponerEnRevision } from './tramites.ts';

/** A deed of the catalogue, which stands in the protocol. */
const ESCRITURA = ['compraventa-vehiculo', 'contado'] as const;

test('un número que ya se usó, una fecha anterior a la compra y una persona extraña se niegan por la llamada y en la pantalla', async ({
  page,
  browser,
}) => {
  const { idSolicitud, admin, notario } = await abrirEnRevision(page, browser, ESCRITURA);
  await aprobarTexto(page, notario, idSolicitud);
  const acta = { clase: 'actaNotarial', instrumento: null, folios: null };
  expect(await firmarPorLlamada(notario, idSolicitud, acta)).toMatchObject({ status: 422, campo: 'clase' });
  expect(await firmarPorLlamada(notario, idSolicitud, {})).toMatchObject({ status: 200 });

  const otra = await comprarActa(page, ...ESCRITURA);
  await ponerEnRevision(admin, notario, otra);
  await aprobarTexto(page, notario, otra);
  await notario.goto(`/admin/tramites-en-proceso/firma/${otra}`);
  const clases = notario.getByLabel('Clase de acto').getByRole('option');
  await expect(clases).toHaveText(['Escritura pública', 'Protocolación']);
  const numero = notario.getByLabel('Número de instrumento');
  const sigue = Number(await numero.inputValue());
  expect(sigue).toBeGreaterThan(1);
  const repetido = { instrumento: String(sigue - 1) };
  expect(await firmarPorLlamada(notario, otra, repetido)).toMatchObject({ status: 422, campo: 'instrumento' });
  const vieja = { fecha: '2020-01-02' };
  expect(await firmarPorLlamada(notario, otra, vieja)).toMatchObject({ status: 422, campo: 'fecha' });
  const extrana = { nombre: 'Lucía Ruiz Burgos', identificacion: 'conocido', numero: null };
  const conExtrana = { comparecientes: [extrana] };
  expect(await firmarPorLlamada(notario, otra, conExtrana)).toMatchObject({ clave: 'comparecienteExtrano' });

  await notario.getByLabel('Elegir archivos').setInputFiles({ name: 'h.png', mimeType: 'image/png', buffer: FOTO });
  await expect(notario.getByLabel('Hojas de papel')).toHaveValue('1');
  await notario.getByLabel('Lugar').fill('Guatemala');
  await numero.fill(String(sigue - 1));
  const firmar = notario.getByRole('button', { name: 'Firmar y sellar' });
  await firmar.click();
  await expect(numero).toHaveAccessibleDescription(new RegExp(`sigue el número ${sigue} \\(art\\. 13`));
  await numero.fill(String(sigue));
  const fecha = notario.getByLabel('Fecha');
  const propuesta = await fecha.inputValue();
  await fecha.fill('2020-01-02');
  await firmar.click();
  await expect(fecha).toHaveAccessibleDescription(/se compró el/);
  await fecha.fill(propuesta);
  const primera = notario.getByRole('group', { name: 'Compareciente 1' });
  await primera.getByLabel('Cómo se identificó').selectOption('conocido');
  await primera.getByLabel('Nombre completo').fill('Lucía Ruiz Burgos');
  await firmar.click();
  await expect(primera.getByLabel('Nombre completo')).toHaveAccessibleDescription(
    /No es una de las personas de este acto/,
  );
  await checkWidths(notario);
});
