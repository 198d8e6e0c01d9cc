export { buy as comprar, payAgain as pagarDeNuevo } from '@fedatario/contract/llamadas/facturas';
