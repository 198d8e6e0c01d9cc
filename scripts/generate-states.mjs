// node scripts/generate-states.mjs [--check]: draws the tables of docs/states.md from the machines of the contract.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportados } from '../contract/src/areas.ts';
import { listOf } from '../contract/src/base/maquina.ts';

const path = fileURLToPath(new URL('../docs/states.md', import.meta.url));
const machines = new Map(
  [...exportados].filter(([name]) => /^maquinaDe[A-Z]/.test(name)).map(([, machine]) => [machine.nombre, machine]),
);

const text = readFileSync(path, 'utf8');
const drawn = new Set();
const next = text.replaceAll(
  /(<!-- Drawn from the machine: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
  (_, open, name, close) => {
    const machine = machines.get(name);
    if (!machine) throw new Error(`docs/states.md: no hay una máquina «${name}».`);
    drawn.add(name);
    return `${open}${tableOf(machine)}${close}`;
  },
);
const missing = [...machines.keys()].filter((name) => !drawn.has(name));
if (missing.length > 0) throw new Error(`docs/states.md no dibuja ${missing.join(', ')}.`);
if (!process.argv.includes('--check')) writeFileSync(path, next);
else if (next !== text) {
  console.log('docs/states.md no es lo que dicen las máquinas: node scripts/generate-states.mjs');
  process.exitCode = 1;
}

/** One row a state: the facts that follow from it, and the states it may lead to, with the action and who takes it. */
function tableOf({ estados, hechos, pasos }) {
  const facts = Object.keys(hechos[estados[0]]);
  const head = ['State', ...facts, 'To'];
  const rows = estados.map((estado) => [
    `\`${estado}\`${pasos.some((paso) => leaves(paso, estado)) ? '' : ' ■'}`,
    ...facts.map((fact) => said(hechos[estado][fact])),
    waysOf(pasos, estado),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function said(value) {
  if (value === null) return '–';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/** A step that keeps the state is an act in it, and no way out of it. */
function leaves(paso, estado) {
  return listOf(paso.de).includes(estado) && listOf(paso.a).some((a) => a !== estado);
}

function waysOf(pasos, estado) {
  const ways = new Map();
  for (const { de, accion, a, agentes } of pasos)
    if (listOf(de).includes(estado)) {
      const key = `${accion} → ${listOf(a)
        .map((one) => `\`${one}\``)
        .join(', ')}`;
      ways.set(key, [...new Set([...(ways.get(key) ?? []), ...agentes])]);
    }
  return [...ways].map(([way, agentes]) => `${way} (${agentes.join(', ')})`).join('; ');
}
