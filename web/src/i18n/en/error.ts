import type { Catalogo } from '../catalogo.ts';

export const error: Catalogo['error'] = {
  'datos-invalidos': 'Check the marked fields.',
  'json-invalido': 'The request is not valid JSON.',
  'cuerpo-demasiado-grande': 'What you are sending is too large.',
  'tipo-no-admitido': 'Send the data as application/json.',
  'sesion-requerida': 'Sign in to continue.',
  'sesion-vencida': 'Your session ended. Sign in again; what you wrote is still here.',
  'acceso-denegado': 'Your account has no access to this.',
  'no-encontrado': 'It does not exist, or it is not within your reach.',
  'ruta-inexistente': 'This address does not exist.',
  'conflicto-revision': 'Somebody changed these data while you were editing them. Compare and save again.',
  'peticion-en-curso': 'The same request is under way. Wait for its answer.',
  'clave-idempotencia-distinta': 'The Idempotency-Key was already used with other data. Use a new one.',
  'clave-idempotencia-invalida': 'Idempotency-Key takes 8 to 128 letters, digits, hyphens or underscores.',
  'demasiadas-peticiones': 'You made too many requests in a row. Wait a moment.',
  'error-interno': 'Something went wrong. Please try again.',
  'servicio-no-disponible':
    'The service is not available right now. What you wrote is not lost; try again in a minute.',
  'credenciales-incorrectas': 'The email or the password does not match. Check them.',
  'cuenta-bloqueada': 'We blocked sign-in after several failed attempts. Wait a few minutes or recover your password.',
  'cuenta-desactivada': 'This account is deactivated. Write to us to reactivate it.',
  'cuenta-sin-confirmar': 'Confirm your email with the code we sent you.',
  'cambio-de-clave-requerido': 'You must change your password before signing in. We sent a code to your email.',
  'codigo-incorrecto': 'The code does not match or has expired. Check the email or ask for another.',
  'limite-codigos': 'You asked for or tried too many codes. Wait a few minutes before trying again.',
  'estado-no-permite': 'In the state it is in, that can no longer be done.',
  'producto-sin-entrevista': 'This service is not filled in with an interview: add it to the cart directly.',
  'limite-borradores': 'You have too many open drafts. Finish or discard one to start another.',
  'respuestas-demasiado-grandes':
    'The answers of this draft no longer fit. Shorten the longest texts or remove items from the lists.',
  'nada-que-deshacer': 'There is no change left to undo or redo.',
  'borrador-al-dia': 'The draft already uses the version on sale.',
  'enlace-invalido': 'The link is not valid or has expired. Ask for another.',
  'correo-en-uso': 'A user with that email already exists.',
  'sin-conexion':
    'There is no connection to the service. What you wrote is not lost; check your internet and try again.',
};
