import { createTemplate } from '@fedatario/server/testing';
import { type Escenario, withEscenario } from './escenario/escenario.ts';
import { startCitasBench } from './fixtures/citas.ts';

const ROUNDS = 200;
const WARM = 20;

/** A month of free hours of fifty notaries among 100,000 appointments, against one SELECT by primary key through the same path. */
export const measure = () => withEscenario('citas', measureIn);

async function measureIn({ keep }: Escenario) {
  await createTemplate();
  const began = Date.now();
  const { url, authorization, clave, horas } = keep(await startCitasBench(), ({ close }) => close());
  console.log(`100,000 citas en ${Math.round((Date.now() - began) / 1000)} s`);
  const ask = async (path: string) => {
    const at = performance.now();
    const answer = await fetch(url + path, { headers: { authorization } });
    const { data } = (await answer.json()) as { data: { horas?: unknown[] } };
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { ms: performance.now() - at, horas: data.horas?.length ?? 0 };
  };
  for (let i = 0; i < WARM; i += 1) for (const path of [clave, horas]) await ask(path);
  const [floor, ours]: [number[], number[]] = [[], []];
  let ofrecidas = 0;
  // In turn, so that a busy machine disturbs both alike.
  for (let i = 0; i < ROUNDS; i += 1) {
    floor.push((await ask(clave)).ms);
    const one = await ask(horas);
    ours.push(one.ms);
    ofrecidas = one.horas;
  }
  const [suelo, mes] = [p95(floor), p95(ours)];
  return [
    { medida: 'un SELECT por clave primaria', 'p95 (ms)': suelo, horas: 0 },
    { medida: 'un mes de horas de 50 notarios', 'p95 (ms)': mes, horas: ofrecidas },
    { medida: 'razón', 'p95 (ms)': Math.round((mes / suelo) * 100) / 100, horas: 0 },
  ];
}

function p95(times: number[]): number {
  return Math.round((times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0) * 100) / 100;
}
