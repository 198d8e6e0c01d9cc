export {
  act as moverGestion,
  answer as responderObservacion,
  cuentas as contarGestiones,
  list as listarGestiones,
  read as leerGestion,
} from '@fedatario/contract/llamadas/gestiones';
