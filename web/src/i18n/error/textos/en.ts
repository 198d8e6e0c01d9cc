import type { Catalogo } from '../../catalogo.ts';

export const error: Catalogo['error'] = {
  'datos-invalidos': 'Check the marked fields.',
  'peticion-ilegible': 'The request cannot be read. Check how it is written.',
  'cabeceras-demasiado-grandes': 'The address or the headers are too long. Shorten them.',
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
  'segundo-paso-requerido': 'Type the code of your application to finish signing in.',
  'cierre-impedido': 'Finish or cancel what is under way before you close the account. See the list.',
  'copia-en-curso': 'We are already preparing a copy of your data. We will tell you when it is ready.',
  'copia-no-lista': 'There is no copy ready to download. Ask for a new one.',
  'notario-con-registro':
    'There are acts in their notarial register, which is kept for ever: it cannot be erased. Block the account.',
  'dos-pasos-exigidos':
    'The office asks for two-step verification for this. Turn it on in My profile › Security and try again.',
  'reingreso-requerido': 'This cannot be undone. Type your password again to confirm that it is you.',
  'codigo-incorrecto': 'The code does not match or has expired. Check the email or ask for another.',
  'limite-codigos': 'You asked for or tried too many codes. Wait a few minutes before trying again.',
  'sin-notarios': 'No notary with room may practise today. Choose one, or wait until one finishes what they have.',
  'estado-no-permite': 'In the state it is in, that can no longer be done.',
  'demostracion-en-preparacion': 'The demonstration is being prepared. Wait until it is ready and try again.',
  'hora-ocupada': 'That time was just taken. Choose another of those left.',
  'hora-de-otra-cita': 'At that time {quien} has another appointment: with {con}, {horas}.',
  'hora-apartada': '{quien} keeps those hours blocked, {horas}: {motivo}.',
  'cliente-ocupado': '{quien} has another appointment at that time, {horas}.',
  'equipo-ocupado': '{quien} is not free at that time: taken from {horas}.',
  'sala-ocupada': 'At that time {sala} is taken.',
  'sin-sala-libre': 'At that time no room is free in {sede}.',
  'hora-con-citas': 'There are appointments or blocked hours in that time. Move or cancel them first.',
  'hora-no-ofrecida': 'That time is not offered. Choose one from the list.',
  'retencion-vencida':
    'The minutes in which we kept that time have passed. Choose it again; if it is still free, it is yours.',
  'hora-guardada-antes':
    'You have kept that time several times without asking for it. Choose another, or wait a while to keep it again.',
  'cita-poco-tiempo': 'The appointment is too soon. Call the office to move or cancel it.',
  'cita-muchos-cambios': 'This appointment was moved several times already. Call the office to agree on another time.',
  'producto-sin-entrevista': 'This service is not filled in with an interview.',
  'limite-borradores': 'You have too many open drafts. Finish or discard one to start another.',
  'limite-libreta': 'Your address book is full. Delete an entry to keep another.',
  'respuestas-demasiado-grandes':
    'The answers of this draft no longer fit. Shorten the longest texts or remove items from the lists.',
  'nada-que-deshacer': 'There is no change left to undo or redo.',
  'producto-fuera-de-venta': 'This product is not on sale. Put it back on sale before changing its price.',
  'producto-sin-version': 'This product cannot be sold yet: it is a procedure, or its text was never published.',
  'redaccion-con-problemas': 'It cannot be published yet. See what the page marks, and complete it.',
  'publicacion-por-aprobar':
    'The office asks another person to approve what is published. Write it in the editor of the product and ask for its publication.',
  'publicacion-propia': 'You asked for this publication: another administrator has to approve it.',
  'publicacion-cambiada':
    'The publication that was asked for is no longer the one you saw. Look at it again before deciding.',
  'nada-por-publicar': 'What is written is published already: there are no changes.',
  'producto-retirado': 'This service is no longer offered. See the documents that you can make today.',
  'borrador-incompleto': 'A document lacks answers, or one no longer serves. Open it and complete it to buy it.',
  'borrador-en-carrito': 'This document is in the cart. Take it out of the cart to change it.',
  'borrador-en-pedido':
    'This document is in an order that waits to be paid and no longer changes. Pay the order, or cancel it to write in it again.',
  'borrador-comprado': 'This document was bought and does not change. If you need another, make a copy.',
  'pedido-no-entregable':
    'A document of this order is not complete, so the order cannot be marked as paid. Reject the receipt with that reason: its customer cancels the order, completes the document and orders it again with the same transfer.',
  'documento-incompleto': 'The document lacks answers: with blanks it is neither sealed nor delivered.',
  'sello-no-verifica': 'It was sealed, but the signature could not be verified: such a document is not delivered.',
  'certificado-no-sirve': 'The certificate of whoever seals is of no use: put another.',
  'limite-carrito': 'Your cart is full. Pay or remove something to add more.',
  'codigo-inexistente': 'That promo code does not exist. Check that it is well written.',
  'valor-en-vigor':
    'That value is already in force and cannot be removed. Write another one in force from a coming day.',
  'entrada-en-uso':
    'It is in use and cannot be deleted. Archive it: it is no longer offered, and what uses it does not change.',
  'codigo-en-uso': 'A code that was used cannot be deleted: {facturas} invoices or orders name it. Deactivate it.',
  'exportacion-demasiado-grande':
    'The filter leaves more than {maximo} rows, which do not fit in a file. Filter a little more.',
  'codigo-agotado': 'The last use of that code was just taken. Check the total without it and decide.',
  'carrito-vacio': 'Your cart is empty, or you already placed this order in another tab.',
  'carrito-cambiado':
    'Your cart changed while you were checking it. See it as it is now before paying; nothing was charged.',
  'borrador-cambiado':
    'The answers of this document were changed elsewhere while you were reviewing them. Review them again; nothing was added to your cart.',
  'carrito-no-pagable': 'Something in your cart can no longer be bought. Check it and remove it.',
  'precio-cambiado':
    'The total changed while you were checking it. See the new one before paying; nothing was charged.',
  'clave-idempotencia-requerida': 'This call requires the Idempotency-Key header.',
  'nota-excede': 'Less than that is left of that line to give back. Check the amounts.',
  'cotizacion-cambiada': 'What you get back changed while you were looking. Look again before you ask for it.',
  'reembolso-en-curso': 'You already asked for the refund of that and we are about to decide. We will write to you.',
  'segunda-persona': 'You already approved it. Because of its amount, another administrator has to approve it too.',
  'reembolso-decidido':
    'We have decided this refund, and it can no longer be withdrawn. See the decision in your purchase.',
  'reembolso-retirado': 'The customer withdrew this request: there is nothing to decide.',
  'reembolso-de-detenido':
    'The request can no longer be withdrawn: nobody works on {que} any more, and what is due to you is decided with it. If you want to keep the rest of what you asked back, write to us.',
  'propuesta-usada':
    'Since this refund was proposed, the customer used something of the plan or changed it. Deny this proposal and, if it is still due, make another one with the quote of now.',
  'suscripcion-cambio': 'Your plan changed while you were looking at it. Check how it is and decide again.',
  'cambio-por-pagar':
    'You have a change of plan waiting for its payment, and its price counts on what is left of your plan. Pay it or cancel it, then use your plan.',
  'devolucion-con-cambio':
    'There is a change of plan waiting for its payment, and its price counts on what was already paid. First pay it or cancel it, then ask for the refund.',
  'plan-sin-devolucion':
    'Nothing of this plan is refunded any more: it was used, or the days to withdraw are over. You can cancel it so that it does not renew. If we made a mistake, write to us.',
  'extension-maxima': 'A period may be made up to {dias} days longer in all, and these would be more. Give fewer days.',
  'plan-en-devolucion':
    'You asked for your plan to be refunded. Until we decide, or you withdraw it, the plan gives no documents, appointments or discounts.',
  'cita-fuera-de-plan': 'That time is after what the plan covers. Choose an earlier one.',
  'citas-a-la-vez':
    'You already have as many appointments as your plan allows at once. You can ask for another when one of them has passed.',
  'sin-citas-en-plan': 'The plan has no appointments left in this period.',
  'plan-no-disponible': 'That plan cannot be sold to you that way. See the plans there are.',
  'plan-cambiado':
    'What that plan gives changed while you were checking it. See it as it is now before accepting; nothing was charged.',
  'plan-exige-identificar': 'That plan is invoiced with a NIT. Write yours in your profile and decide again.',
  'suscripcion-existente': 'You already have a plan, or an order for one that awaits payment. See it in My plans.',
  'pago-en-curso': 'A payment of this order is under way. Wait to know how it ends.',
  'proveedor-no-disponible': 'The card service is not answering. Your order is saved; try the payment in a minute.',
  'borrador-al-dia': 'The draft already uses the version on sale.',
  'documentos-ocupados': 'Many documents are waiting. Yours is saved; try again in a few seconds.',
  'documento-no-imprimible': 'The document has a character that cannot be printed. Change it where shown.',
  'documento-demasiado-grande': 'The document is too long for a PDF. Shorten the longest texts.',
  'documento-invalido':
    'The document could not be composed. The fault is ours and has been noted; your answers are saved.',
  'archivo-demasiado-grande': 'The file is larger than {maximo} MB. Send a lighter one, or a photo of the original.',
  'archivo-vacio': 'The file arrived empty. Open it to see that it is right and upload it again.',
  'subida-lenta':
    'The file was arriving too slowly and was dropped. Upload it again with a better signal, or send a lighter one.',
  'archivo-no-admitido':
    'That is not a PDF or a JPG, PNG, WebP or HEIC image. Save it in one of those formats and upload it again.',
  'imagen-requerida': 'That is a PDF. Upload a JPG, PNG, WebP or HEIC image.',
  'imagen-enorme':
    'That image has too many pixels to be read here. Take the photo with a lower resolution, or send it to yourself in a message and upload that one.',
  'archivo-danado': 'The file is damaged and cannot be opened. Save it again, or take a photo of it, and upload it.',
  'archivo-con-clave':
    'That PDF is protected with a password. Save it without one and upload it again, or upload photos.',
  'pdf-demasiadas-paginas':
    'That PDF has {paginas} pages and {maximo} fit here. Save only those that belong in another file and upload that.',
  'pagina-ilegible': 'Page {pagina} of that PDF cannot be drawn. Scan it again and upload the file once more.',
  'archivo-activo': 'That PDF carries programs or other files inside. Print it as PDF and upload the result.',
  'archivo-infectado': 'The antivirus refused that file. Check it before using it.',
  'archivo-inexistente': 'The file you uploaded is no longer there. Upload it again.',
  'sin-espacio': 'We could not keep the file: we are out of space. Nothing was lost; try again in a few minutes.',
  'comprobante-en-revision': 'We are reviewing the receipt of this order. You can go on as soon as we answer.',
  'correo-recien-enviado': 'That address was written to a short while ago. Wait ten minutes and send it again.',
  'formulario-dudoso': 'We could not check that a person is sending it. Wait a few seconds and send it again.',
  'enlace-invalido': 'The link is not valid or has expired. Ask for another.',
  'notario-no-ejerce': 'That notary may not practise today. Check the profile, or choose another.',
  'sin-gestores':
    'No active agent attends to those institutions. Choose one, or add them to whoever attends to them in the catalogue.',
  'gestor-inactivo': 'That agent is no longer active in the catalogue. Choose another.',
  'gasto-exige-nit':
    'For this amount the invoice cannot go to a final consumer. Ask your customer to write their NIT in their profile, and charge it then.',
  'gasto-sin-aceptar':
    'The customer has not paid what they were asked yet, so they did not accept this fee. Charge it first, or note it as paid by the office.',
  'gestor-sin-entrar':
    'Your entry ended. Open the link of your mail and ask for a new code; what you wrote is still here.',
  'cuenta-propia': 'This is not done with one’s own account. Ask another administrator.',
  'ultimo-administrador':
    'Nobody would be left to administer. Name somebody else first and wait until they have signed in.',
  'texto-con-blancos':
    'The text still lacks: {espacios}. Data of the signing are written in “Sign the act”; the rest, in the draft, which first goes back to review.',
  'minuta-incompleta': 'The document lacks data. Write what goes in each marked blank before sending it.',
  'observaciones-sin-respuesta': 'Some remarks have no answer yet. Answer each one before sending the document.',
  'minuta-cambiada':
    'The document you read is not the one awaiting your approval. Please read it again before approving it.',
  'correo-en-uso': 'A user with that email already exists.',
  'sin-conexion':
    'There is no connection to the service. What you wrote is not lost; check your internet and try again.',
};
