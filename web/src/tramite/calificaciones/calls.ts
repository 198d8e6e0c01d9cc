export { rate as calificar, read as leerCalificacion } from '@fedatario/contract/llamadas/calificaciones';
