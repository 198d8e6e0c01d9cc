import { api } from '@fedatario/contract';
import { addDocumento, completePagare, enter, fillInvoice, send, typeCard } from './compras.ts';
import { checkWidths } from './pantalla.ts';
import { expect, test } from './product.ts';

const ORDER = /\/detalle-pago\/[0-9a-f-]{36}/;

test('un documento se quita del carrito, vuelve, y se paga por transferencia, una sola vez', async ({ page }) => {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  await page.getByRole('button', { name: 'Quitar Acta de supervivencia' }).click();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('link', { name: 'Carrito: 1' })).toBeVisible();

  await page.getByRole('radio', { name: 'CUI' }).check();
  await page.getByRole('textbox', { name: /^CUI/ }).fill('1234567880101');
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await expect(page.getByRole('textbox', { name: /^CUI/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^CUI/ })).toHaveAccessibleDescription(/dígito verificador/);
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: /^Confirmar pedido de Q\s250\.00/ }).dblclick();

  await expect(page).toHaveURL(ORDER);
  await expect(page.getByRole('heading', { name: 'Haga la transferencia' })).toBeVisible();
  await expect(page.getByText(/Quedan 47 h \d+ min/)).toBeVisible();
  await page.goto('/historial-compras');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page.goto('/checkout');
  await expect(page.getByText(/Tiene un pedido pendiente/)).toBeVisible();
  await page.getByRole('link', { name: 'Continuar con ese pedido' }).click();
  await page.getByRole('button', { name: 'Anular el pedido' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular el pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido anulado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito: 1' })).toBeVisible();
});

test('un código dice lo que le falta, descuenta cuando alcanza, y la factura lo lleva', async ({ page }) => {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  const codigo = page.getByLabel('Código promocional');
  await codigo.fill('no existe');
  await codigo.press('Enter');
  await expect(codigo).toHaveAccessibleDescription(/no existe/);
  await codigo.fill('ahorre50');
  await codigo.press('Enter');
  await expect(page.getByText(/Le faltan Q\s50\.00/)).toBeVisible();

  await addDocumento(page, 'pagare');
  await expect(page.getByText('AHORRE50 aplicado')).toBeVisible();
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: /^Confirmar pedido de Q\s279\.00/ }).click();
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByText('Descuento (AHORRE50)')).toBeVisible();
});

test('una tarjeta rechazada se cambia por otra, que queda guardada y paga la compra siguiente', async ({ page }) => {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  await fillInvoice(page);
  await page.getByLabel('Recordar esta tarjeta').check();
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await typeCard(page, '4000000000000002');
  await expect(page.getByText(/rechazó la tarjeta/)).toBeVisible();
  await page.getByRole('link', { name: 'Cancelar y volver' }).click();
  await expect(page.getByRole('heading', { name: 'El pago no se hizo' })).toBeVisible();
  await expect(page.getByText(/El banco no autorizó/).first()).toBeVisible();
  await expect(page.getByText(/^Rechazado · /)).toBeVisible();
  await page.getByRole('link', { name: /con otra tarjeta$/ }).click();
  await typeCard(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Factura F-\d{4}-\d{6}$/);
  await expect(page.getByRole('link', { name: /^Trámite T-\d{4}-\d{6}$/ }).first()).toBeVisible();

  await addDocumento(page, 'pagare');
  await expect(page.getByRole('textbox', { name: 'NIT' })).toHaveValue('576937-K');
  await expect(page.getByRole('radio', { name: /terminada en 4242/ })).toBeChecked();
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await expect(page.getByRole('heading', { name: 'Pago recibido. Gracias.' })).toBeVisible();

  await page.goto('/perfil-usuario/forma-pago');
  await page.getByRole('button', { name: /^Olvidar la Visa/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Olvidar' }).click();
  await expect(page.getByText('No tiene tarjetas guardadas')).toBeVisible();
});

test('un documento terminado se agrega desde su revisión; en el carrito no se edita, y se puede sacar', async ({
  page,
}) => {
  await enter(page);
  const review = await completePagare(page);
  await page.goto(review);
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 3, name: 'Pagaré libre de protesto' })).toBeVisible();
  await expect(page.getByText('Agregado al carrito')).toHaveCount(0);
  await page.goto(review);
  await expect(page.getByRole('heading', { name: 'Este documento está en su carrito' })).toBeVisible();
  await page.getByRole('button', { name: 'Sacarlo para editarlo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío' })).toBeVisible();
});

test('la pestaña que se mira otra vez muestra el carrito como quedó en la otra, y no se compra lo que no se vio', async ({
  page,
}) => {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  const otra = await page.context().newPage();
  await otra.goto('/');
  await addDocumento(otra, 'pagare');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('link', { name: 'Carrito: 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pagaré libre de protesto' })).toBeVisible();

  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  const [primera] = (await send(otra, api.carrito.read, {})).lineas;
  await send(otra, api.carrito.remove, { idLinea: primera.idLinea });
  await send(otra, api.carrito.add, {}, { idBorrador: primera.idBorrador });
  await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
  await expect(page.getByText(/Su carrito cambió/)).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
  await expect(page).toHaveURL(ORDER);
});

test('lo que no existe lleva a las compras y a los borradores propios', async ({ page }) => {
  await enter(page);
  const nadie = '0199d000-0000-7000-8000-000000000000';
  await page.goto(`/detalle-pago/${nadie}`);
  await page.getByRole('link', { name: 'Ver mis compras' }).click();
  await expect(page).toHaveURL('/historial-compras');
  await page.goto(`/productos/pagare/${nadie}/1`);
  await page.getByRole('link', { name: 'Ver mis borradores' }).click();
  await expect(page).toHaveURL('/borradores');
});

test('la compra se hace solo con el teclado', async ({ page }) => {
  await enter(page);
  await addDocumento(page, 'acta-supervivencia');
  const tabTo = async (name: RegExp, role: 'radio' | 'checkbox' | 'button' | 'textbox') => {
    const target = page.getByRole(role, { name });
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await target.evaluate((field) => field === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await expect(page.getByRole('radio', { name: 'CF' })).toBeChecked();
  await tabTo(/^CF$/, 'radio');
  await tabTo(/Tarjeta nueva/, 'radio');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Transferencia bancaria' })).toBeChecked();
  await tabTo(/Acepto los términos/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(/^Confirmar pedido/, 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ORDER);
});

test('las pantallas de una compra son accesibles y caben', async ({ page }) => {
  await enter(page);
  for (const path of ['/checkout', '/historial-compras', '/perfil-usuario/forma-pago']) {
    await page.goto(path);
    await expect(page.getByText(/carrito está vacío|no ha comprado nada|No tiene tarjetas/)).toBeVisible();
    await checkWidths(page);
  }
  await addDocumento(page, 'nombramiento-representante');
  await page.getByText(/^Lo que cobran otros/).click();
  await page.getByRole('button', { name: /^Pagar Q/ }).click();
  await expect(page.getByText('Acepte los términos para continuar.')).toBeVisible();
  await checkWidths(page);
  await fillInvoice(page);
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
  await expect(page).toHaveURL(ORDER);
  await page.getByText('Pagar de otra forma').click();
  await checkWidths(page);
  await page.goto('/historial-compras?estado=pendientePago');
  await expect(page.getByRole('link', { name: /nombramiento/ })).toBeVisible();
  await checkWidths(page);
});
