import {
  agendaDeCitas,
  bloqueos,
  calendariosDeCitas,
  citas,
  esperasDeCita,
  reglasDeCitas,
} from '@fedatario/contract/solicitud';
import { anularSecreto, leerSecreto } from '../../casa/identidad/identidad.ts';
import { type Route, route } from '../../http/route.ts';
import {
  bloquear,
  buscarHoras,
  cambiarEquipo,
  cambiarReglas,
  dejarDeEsperar,
  desbloquear,
  esperarFirma,
  hacerDireccion,
  leerAgenda,
  leerCalendario,
  leerCita,
  leerEsperas,
  leerReglas,
  listarCitas,
  retenerFirma,
} from './citas.ts';

export const routes: readonly Route[] = [
  route(citas.list, (request) => listarCitas(request, request.query)),
  route(agendaDeCitas.read, (request) => leerAgenda(request, request.query)),
  route(citas.horas, (request) => buscarHoras(request, request.query)),
  route(reglasDeCitas.read, ({ db }) => leerReglas(db)),
  route(reglasDeCitas.update, (request) => cambiarReglas(request, request.body)),
  route(citas.hold, (request) => retenerFirma(request, request.body)),
  route(bloqueos.create, (request) => bloquear(request, request.body)),
  route(bloqueos.remove, (request) => desbloquear(request, request.params.idBloqueo)),
  route(esperasDeCita.list, leerEsperas),
  route(esperasDeCita.create, (request) => esperarFirma(request, request.body)),
  route(esperasDeCita.remove, (request) => dejarDeEsperar(request, request.params.idEspera)),
  route(calendariosDeCitas.read, leerSecreto),
  route(calendariosDeCitas.create, hacerDireccion),
  route(calendariosDeCitas.remove, anularSecreto),
  route(calendariosDeCitas.feed, (request) => leerCalendario(request, request.params.clave)),
  route(citas.equipo, (request) => cambiarEquipo(request, request.params.idCita, request.body)),
  route(citas.read, (request) => leerCita(request, request.params.idCita)),
];
