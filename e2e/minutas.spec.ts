import { expect, test } from './product.ts';
import { abrirEnRevision, enviarTexto, quitarLugar } from './tramites.ts';

test('el notario escribe, la clienta observa un párrafo, él responde y envía otra versión, y ella la aprueba sin recargar', async ({
  page,
  browser,
}) => {
  const { idSolicitud, notario } = await abrirEnRevision(page, browser);
  await quitarLugar(notario, idSolicitud);
  await notario.goto(`/admin/tramites-en-proceso/documento/${idSolicitud}`);
  const sheet = notario.getByRole('textbox', { name: 'Texto del documento' });
  await expect(sheet).toBeVisible();
  await sheet.locator('p').last().click();
  await notario.keyboard.press('Control+End');
  await notario.keyboard.type(' Leído lo escrito.');
  await expect(notario.getByText('Todo está guardado')).toBeVisible();
  await notario.keyboard.type('😀');
  await expect(notario.getByText('El carácter 😀 no se puede imprimir.')).toBeVisible();
  await notario.keyboard.press('Control+Home');
  await notario.getByRole('button', { name: 'Ver dónde está' }).click();
  await notario.keyboard.press('Delete');
  await expect(notario.getByText('Todo está guardado')).toBeVisible();
  await enviarTexto(notario, false);
  await expect(notario.getByText('Escriba lo que va en cada espacio marcado antes de enviarlo.')).toBeVisible();
  const blanks = sheet.locator('.documento-blanco');
  for (let left = await blanks.count(); left > 0; left -= 1) {
    await blanks.first().click();
    await notario.keyboard.type('lo que falta');
    await expect(blanks).toHaveCount(left - 1);
  }
  await enviarTexto(notario, false);
  await expect(notario.getByText('La versión 3 saldrá')).toBeVisible();
  await notario.getByRole('button', { name: 'Deshacer el envío' }).click();
  await expect(notario.getByText('La versión 3 no se envió.')).toBeVisible();
  await enviarTexto(notario);
  await expect(notario.getByText('Enviamos la versión 3.')).toBeVisible();

  await page.goto(`/tramites/${idSolicitud}/detalle`);
  await page.getByRole('link', { name: 'Leer el documento' }).click();
  await expect(page.getByText(/Leído lo escrito\./)).toBeVisible();
  await page
    .getByRole('button', { name: /^Observar este párrafo/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Su observación' }).fill('Falta mi segundo apellido');
  await page.getByRole('button', { name: 'Agregar la observación' }).click();
  await page.getByRole('button', { name: 'Enviar observaciones (1)' }).click();
  await expect(page.getByText('Su notario recibió sus observaciones.')).toBeVisible();

  await expect(notario.getByText('Falta mi segundo apellido')).toBeVisible();
  await enviarTexto(notario, false);
  await expect(notario.getByText('Responda cada observación antes de enviar el documento.')).toBeVisible();
  await notario.getByRole('textbox', { name: 'Su respuesta' }).fill('Ya está');
  await notario.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(notario.getByText(/Ya está/)).toBeVisible();
  await sheet.locator('p').last().click();
  await notario.keyboard.press('Control+End');
  await notario.keyboard.type(' Doy fe.');
  await enviarTexto(notario);
  await expect(notario.getByText('Enviamos la versión 4.')).toBeVisible();

  await page.getByText('Qué cambió').click();
  await expect(page.locator('ins', { hasText: 'Doy fe.' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar este documento' }).click();
  await page.getByRole('button', { name: 'Aprobar el documento', exact: true }).click();
  await expect(page.getByText(/Usted aprobó este documento/)).toBeVisible();
  await expect(notario.getByText(/el documento solo se lee/)).toBeVisible();
});

test('sin conexión lo escrito espera, y lo pegado de otro lado queda limpio', async ({ page, browser }) => {
  const { idSolicitud, notario } = await abrirEnRevision(page, browser);
  await notario.goto(`/admin/tramites-en-proceso/documento/${idSolicitud}`);
  const sheet = notario.getByRole('textbox', { name: 'Texto del documento' });
  await sheet.locator('p').first().click();
  await notario.evaluate(() => {
    const data = new DataTransfer();
    const html = `<p class="MsoNormal" style="text-align:center"><b><span style="color:red">PEGADO</span></b><o:p></o:p><img src="x"><script>alert(1)</script></p>`;
    data.setData('text/html', html);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(sheet.locator('strong', { hasText: 'PEGADO' })).toBeVisible();
  await expect(sheet.locator('img[src], script, [style]')).toHaveCount(0);
  await expect(notario.getByText('Todo está guardado')).toBeVisible();
  await notario.context().setOffline(true);
  await notario.keyboard.type('SIN RED');
  await expect(notario.getByText(/lo escrito espera en este navegador/)).toBeVisible();
  await notario.context().setOffline(false);
  await expect(notario.getByText('Todo está guardado')).toBeVisible();
  await notario.reload();
  await expect(notario.getByText(/SIN RED/)).toBeVisible();
});
