import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CodigoFallo } from '../../lib/api-error.ts';
import { noticeOf, tiempo } from './login-notice.ts';
import { initialState, type LoginState, loginState, type Step } from './login-state.ts';
import { identidad } from './textos.ts';

const up = (state: LoginState) => Object.entries(state).flatMap(([name, value]) => (value === true ? [name] : []));
const refused = (step: Step, codigo: CodigoFallo) => loginState(initialState, { type: 'fail', step, codigo });

const refusals: readonly [Step, CodigoFallo, readonly string[]][] = [
  ['signIn', 'credenciales-incorrectas', ['error']],
  ['signIn', 'cuenta-bloqueada', ['bloqued']],
  ['signIn', 'cuenta-desactivada', ['bloqued']],
  ['signIn', 'cuenta-sin-confirmar', ['confirmationError']],
  ['signIn', 'cambio-de-clave-requerido', ['resetPasswordCodeReq']],
  ['signIn', 'segundo-paso-requerido', []],
  ['signIn', 'sin-conexion', ['serverError']],
  ['signIn', 'error-interno', ['serverError']],
  ['signIn', 'demasiadas-peticiones', ['serverError']],
  ['signUp', 'datos-invalidos', []],
  ['confirm', 'codigo-incorrecto', ['badCodeError']],
  ['confirm', 'limite-codigos', ['resetPasswordCodeLimit']],
  ['resendCode', 'limite-codigos', ['passwordCodeSentError', 'resetPasswordCodeLimit']],
  ['forgotPassword', 'limite-codigos', ['passwordCodeSentError', 'resetPasswordCodeLimit']],
  ['forgotPasswordSubmit', 'codigo-incorrecto', ['passwordCodeError']],
  ['forgotPasswordSubmit', 'limite-codigos', ['resetPasswordCodeLimit']],
  ['forgotPasswordSubmit', 'servicio-no-disponible', ['serverError']],
];
for (const [step, codigo, flags] of refusals) {
  test(`${step}: ${codigo} levanta ${flags.join(', ') || 'ninguna señal'}`, () => {
    assert.deepEqual(up(refused(step, codigo)), flags);
  });
}

test('cada paso dice que se hizo', () => {
  const done = (step: Step) => up(loginState(initialState, { type: 'done', step }));
  assert.deepEqual(done('signIn'), ['success']);
  assert.deepEqual(done('signUp'), ['confirmationSent']);
  assert.deepEqual(done('resendCode'), ['confirmationSent']);
  assert.deepEqual(done('forgotPassword'), ['passwordCodeSent']);
});

test('mientras un paso está en curso solo se dice que carga', () => {
  assert.deepEqual(up(loginState(refused('signIn', 'cuenta-bloqueada'), { type: 'send' })), ['loading']);
});

test('quitar los errores vuelve al comienzo y conserva los datos del visitante', () => {
  const user = { email: 'ana@demo.test', password: 'una frase corta' };
  const identified = loginState(initialState, { type: 'identify', user });
  const after = loginState(loginState(identified, { type: 'fail', step: 'signIn', codigo: 'error-interno' }), {
    type: 'reset',
  });
  assert.deepEqual(after, { ...initialState, user });
});

test('cada una de las trece señales, menos la de carga, tiene su mensaje', () => {
  const flags = Object.entries(initialState).flatMap(([name, value]) => (value === false ? [name] : []));
  assert.equal(flags.length, 13);
  for (const flag of flags.filter((name) => name !== 'loading')) {
    assert.ok(flag in identidad.aviso, flag);
    assert.equal(noticeOf({ ...initialState, [flag]: true })?.texto, `identidad.aviso.${flag}`);
  }
  assert.equal(noticeOf({ ...initialState, loading: true }), undefined);
});

test('una cuenta desactivada se distingue de una bloqueada', () => {
  assert.equal(noticeOf(refused('signIn', 'cuenta-desactivada'))?.texto, 'identidad.aviso.desactivada');
  assert.equal(noticeOf(refused('signIn', 'cuenta-bloqueada'))?.texto, 'identidad.aviso.bloqued');
});

test('sin conexión el mensaje lo dice', () => {
  assert.equal(noticeOf(refused('signIn', 'sin-conexion'))?.texto, 'error.sin-conexion');
});

test('una espera larga se dice en minutos', () => {
  assert.deepEqual([45, 119, 120, 899].map(tiempo), ['45 s', '119 s', '2 min', '15 min']);
});
