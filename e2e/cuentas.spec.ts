import { codeFor, createAccount, expect, newEmail, PASSWORD, signInByForm, test } from './product.ts';

test('una visitante abre su cuenta, entra, cambia su perfil y sale', async ({ page }) => {
  const email = newEmail();
  await page.goto('/perfil-usuario/info');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await page.getByLabel('Nombre completo').fill('Eva Morales');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();

  await expect(page).toHaveURL(/\/confirmar-cuenta/);
  await page.getByLabel('Código de 6 dígitos').fill('000000');
  await page.getByRole('button', { name: 'Confirmar correo' }).click();
  await expect(page.getByText('El código no coincide o venció.')).toBeVisible();

  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirmar correo' }).click();
  await expect(page).toHaveURL('/perfil-usuario/info');

  await page.getByLabel('Teléfono').fill('5555 1234');
  await page.getByLabel('NIT').fill('576937K');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /guard/i }).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('NIT')).toHaveValue('576937-K');

  await page.getByRole('button', { name: /Eva Morales/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('email')])).toEqual([
    null,
    null,
  ]);
});

test('cuando el token vence se renueva sin que ella lo note', async ({ page }) => {
  const email = await createAccount(page);
  await page.clock.install();
  await signInByForm(page, email);
  await expect(page).toHaveURL('/');
  const first = await page.evaluate(() => localStorage.getItem('access_token'));

  await page.clock.fastForward('11:00');
  const renewal = page.waitForResponse(/sesion\/renovacion/);
  await page.goto('/perfil-usuario/info');
  expect((await renewal).status()).toBe(200);
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Eva Morales');
  const second = await page.evaluate(() => localStorage.getItem('access_token'));
  expect(second).not.toBe(first);
});

test('un token que el servidor no acepta se renueva y la petición se repite', async ({ page }) => {
  await signInByForm(page, await createAccount(page));
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('access_token') ?? '').split('.');
    localStorage.setItem('access_token', `${head}.${body}.${'A'.repeat(86)}`);
  });
  await page.goto('/perfil-usuario/seguridad');
  await expect(page.getByText('Esta sesión')).toBeVisible();
});

test('si la sesión terminó en otra parte, vuelve al ingreso y después a donde estaba', async ({ page, context }) => {
  const email = await createAccount(page);
  await signInByForm(page, email);
  await expect(page).toHaveURL('/');
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('access_token', 'x.y.z'));
  await page.goto('/perfil-usuario/seguridad');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/perfil-usuario/seguridad');
});

test('muchas contraseñas equivocadas bloquean a quien adivina, y la recuperación sigue abierta', async ({ page }) => {
  const email = await createAccount(page);
  for (let guess = 0; guess < 10; guess += 1) {
    await page.request.post('/api/public/identidad/sesion', { data: { email, password: `clave equivocada ${guess}` } });
  }
  await signInByForm(page, email, 'otra clave equivocada');
  await expect(page.getByText('Bloqueamos el ingreso por varios intentos fallidos.')).toBeVisible();

  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  const before = await codeFor(page, email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Si la cuenta existe, enviamos un código')).toBeVisible();
  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(page, email, before));
  await page.getByLabel('Contraseña nueva').fill('otro gato en otro tejado');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page).toHaveURL('/');
});

test('pedir demasiados códigos tiene límite, y lo dice', async ({ page }) => {
  const email = await createAccount(page);
  for (let request = 0; request < 6; request += 1) {
    await page.request.post('/api/public/identidad/recuperacion', { data: { email } });
  }
  await page.goto('/recover-password');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('No pudimos enviar otro código')).toBeVisible();
});

test('quien ya entró no ve las páginas de invitado', async ({ page }) => {
  await signInByForm(page, await createAccount(page));
  await expect(page).toHaveURL('/');
  for (const path of ['/login', '/registrarse', '/confirmar-cuenta', '/recover-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});
