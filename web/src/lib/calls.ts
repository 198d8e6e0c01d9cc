export { signOut } from '@fedatario/contract/llamadas/identidad';
export { read as readInformacionGeneral } from '@fedatario/contract/llamadas/informacion-general';
export { byEmail as readPerfil } from '@fedatario/contract/llamadas/usuarios';
