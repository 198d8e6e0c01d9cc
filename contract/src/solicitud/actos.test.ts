import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estadosGestion, hechosDeGestion } from './hechos-de-gestion.ts';
import { estadosTramite, hechosDeTramite } from './hechos-de-tramite.ts';

/** The acts that the customer owes; the others may be done, and nothing waits for them. */
const debidos = ['entregar', 'corregir', 'leer', 'pagarGastos', 'responder', 'decidir'];

const estados = [
  ...estadosTramite.map((estado) => ({ clase: 'trámite', estado, ...hechosDeTramite[estado] })),
  ...estadosGestion.map((estado) => ({ clase: 'gestión', estado, ...hechosDeGestion[estado] })),
];

for (const { clase, estado, agente, acto, fase } of estados)
  test(`${clase} ${estado}: si le toca al cliente, hay un acto que hacer; si no, ninguno que deba`, () => {
    assert.equal(debidos.includes(String(acto)), agente === 'cliente');
    const entregado = fase === 'entregado' || fase === 'entregada';
    assert.equal(acto === 'descargar', entregado);
  });
