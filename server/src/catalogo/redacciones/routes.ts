import { casosDeProducto, publicacionesDeProducto, redacciones, textosDeProducto } from '@fedatario/contract/catalogo';
import { route } from '../../http/route.ts';
import { aceptarCaso, borrarCaso, crearCaso, listarCasos } from './casos.ts';
import { destacar } from './destacar.ts';
import { crearDocumento } from './nuevo.ts';
import { aprobarPublicacion, negarPublicacion, pedirPublicacion, retirarPublicacion } from './publicacion.ts';
import { copiarProducto, publicarAhora } from './publicar.ts';
import { descartar, escribirParte, leerRedaccion, listarVersiones } from './redacciones.ts';
import { guardarTexto, leerTexto, leerVersion } from './texto/texto.ts';

export const routes = [
  route(redacciones.read, ({ db, params }) => leerRedaccion(db, params.idProducto)),
  route(redacciones.saveDatos, (request) => {
    const { revision, ...datos } = request.body;
    return escribirParte(request, { ...request.params, revision }, { datos });
  }),
  route(redacciones.saveRequisitos, (request) => {
    const { requisitos, revision } = request.body;
    return escribirParte(request, { ...request.params, revision }, { requisitos });
  }),
  route(redacciones.savePrecio, (request) => {
    const { precio, revision } = request.body;
    return escribirParte(request, { ...request.params, revision }, { precio });
  }),
  route(redacciones.restore, (request) => {
    const { idVersion, revision } = request.body;
    return escribirParte(request, { ...request.params, revision }, { texto: idVersion });
  }),
  route(redacciones.discard, (request) => descartar(request, request.params.idProducto)),
  route(redacciones.publish, (request) => publicarAhora(request, { ...request.params, ...request.body })),
  route(publicacionesDeProducto.request, (request) =>
    pedirPublicacion(request, { ...request.params, ...request.body }),
  ),
  route(publicacionesDeProducto.cancel, (request) => retirarPublicacion(request, request.params.idProducto)),
  route(publicacionesDeProducto.approve, (request) =>
    aprobarPublicacion(request, { ...request.params, ...request.body }),
  ),
  route(publicacionesDeProducto.refuse, (request) => {
    const { motivo, ...vista } = request.body;
    return negarPublicacion(request, { ...request.params, ...vista }, motivo);
  }),
  route(redacciones.feature, (request) => destacar(request, request.params.idProducto, request.body.destacado)),
  route(redacciones.versions, ({ db, params }) => listarVersiones(db, params.idProducto)),
  route(textosDeProducto.read, ({ db, params }) => leerTexto(db, params.idProducto)),
  route(textosDeProducto.ofVersion, ({ db, params }) => leerVersion(db, params)),
  route(textosDeProducto.save, (request) => guardarTexto(request, request.params.idProducto, request.body)),
  route(casosDeProducto.list, ({ db, params }) => listarCasos(db, params.idProducto)),
  route(casosDeProducto.create, (request) => crearCaso(request, request.params.idProducto, request.body)),
  route(casosDeProducto.accept, (request) => aceptarCaso(request, request.params, request.body.leido)),
  route(casosDeProducto.remove, (request) => borrarCaso(request, request.params)),
  route(redacciones.create, (request) => crearDocumento(request, request.body)),
  route(redacciones.copy, (request) => copiarProducto(request, request.params.idProducto, request.body)),
];
