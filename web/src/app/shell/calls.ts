export { data as readPanel } from '@fedatario/contract/llamadas/panel';
export { toggleShortcut } from '@fedatario/contract/llamadas/usuarios';
