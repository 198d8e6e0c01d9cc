import { readFileSync } from 'node:fs';
import {
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  renderHtml,
  resolverDocumento,
} from '@fedatario/document-engine';

const ROUNDS = 400;
const examples = new URL('../document-engine/examples/contrato-arrendamiento/', import.meta.url);

/** From a changed answer to the new page, for a contract of fourteen clauses: the bar is 10 ms, once warm. */
export async function measure() {
  const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));
  const entrevista = leerEntrevista(json('entrevista.json'));
  const plantilla = leerPlantilla(json('plantilla.json'));
  if (!entrevista.ok || !plantilla.ok) throw new Error('El ejemplo no se pudo leer.');
  const respuestas = json('respuestas/con-todo.json') as object;
  let documento: unknown;
  const change = (round: number) => {
    const changed = { ...respuestas, renta: 100_000 + round };
    const estado = evaluarEntrevista(entrevista.entrevista, changed, { contexto: { hoy: '2026-11-21' } });
    const resolved = resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado);
    documento = resolved;
    return renderHtml(resolved);
  };
  const whole = timesOf(change);
  const floor = timesOf(() => structuredClone(documento));
  return [
    {
      medida: 'respuesta cambiada → documento y HTML',
      'mediana (ms)': middle(whole),
      'p95 (ms)': worst(whole),
      'la primera (ms)': round(whole.first),
    },
    {
      medida: 'suelo: copiar el mismo documento',
      'mediana (ms)': middle(floor),
      'p95 (ms)': worst(floor),
      'la primera (ms)': round(floor.first),
    },
    {
      medida: 'razón',
      'mediana (ms)': round(middle(whole) / middle(floor)),
      'p95 (ms)': round(worst(whole) / worst(floor)),
    },
  ];
}

interface Times {
  readonly first: number;
  readonly sorted: readonly number[];
}

function timesOf(work: (round: number) => unknown): Times {
  const times = Array.from({ length: ROUNDS }, (_, i) => {
    const began = performance.now();
    work(i);
    return performance.now() - began;
  });
  return { first: times[0] ?? 0, sorted: [...times].sort((a, b) => a - b) };
}

const middle = ({ sorted }: Times) => round(sorted[Math.floor(sorted.length / 2)] ?? 0);
const worst = ({ sorted }: Times) => round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
const round = (value: number) => Math.round(value * 100) / 100;
