export {
  form as leerFormulario,
  mine as listarPropios,
  mineReply as seguirPropio,
  mineThread as leerPropio,
  openByLink as abrirPorEnlace,
  replyByLink as seguirPorEnlace,
  send as enviarComentario,
  sendGuest as enviarDeVisita,
} from '@fedatario/contract/llamadas/feedback';
