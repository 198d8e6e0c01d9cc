export { clientes as buscarClientes, create as darCita } from '@fedatario/contract/llamadas/asesorias';
export { create as apartar } from '@fedatario/contract/llamadas/bloqueos';
export { equipo as cambiarEquipo } from '@fedatario/contract/llamadas/citas';
export { read as leerReglas, update as cambiarReglas } from '@fedatario/contract/llamadas/reglas-de-citas';
