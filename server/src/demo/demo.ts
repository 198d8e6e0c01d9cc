import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rol } from '@fedatario/contract/base';
import { openClaves } from '../casa/identidad/clave.ts';
import { crearDeDemostracion } from '../casa/usuarios/usuarios.ts';
import type { Db } from '../db/db.ts';
import { seedCatalogo, surtirDemo } from './catalogo.ts';
import { seedCodigos } from './codigos.ts';
import { seedEmpresa } from './empresa.ts';
import { seedFacturacion } from './facturacion.ts';
import { seedNotarios } from './notarios.ts';
import { seedPlanes } from './planes.ts';
import { findUsuario, hasProductos, lockDemo } from './queries.ts';
import { seedTextos } from './textos.ts';

export interface DemoAccount {
  readonly email: string;
  readonly clave: string;
  readonly rol: Rol;
}

interface Persona {
  readonly email: string;
  readonly rol: Rol;
  readonly nombreCompleto: string;
}

const people: readonly Persona[] = [
  { email: 'admin@demo.test', rol: 'admin', nombreCompleto: 'Marta Castellanos' },
  { email: 'notario@demo.test', rol: 'notario', nombreCompleto: 'Julio Arriaga' },
  { email: 'cliente@demo.test', rol: 'cliente', nombreCompleto: 'Ana Ruiz' },
];

const claves = openClaves();

/** Fills an empty database with the demo, once; keeps its passwords in `cuentas-demo.json`, for its owner's eyes. */
export async function seedDemo(db: Db, dataDir: string, now: Date): Promise<readonly DemoAccount[]> {
  const file = join(dataDir, 'cuentas-demo.json');
  await db.transaction().execute(async (tx) => {
    await lockDemo(tx);
    const known = await findUsuario(tx, people[0]?.email ?? '');
    // A demonstration that begins again keeps its passwords, which somebody may have copied.
    const before = new Map(accountsIn(file).map(({ email, clave }) => [email, clave]));
    const claveDe = (email: string) => before.get(email) ?? readablePassword();
    const accounts = people.map((persona) => ({ ...persona, clave: claveDe(persona.email) }));
    const created = known
      ? [known]
      : await Promise.all(accounts.map(({ clave, ...persona }) => create(tx, persona, clave, now)));
    const idUsuario = created[0]?.idUsuario;
    if (await hasProductos(tx)) await surtirDemo(tx, now, idUsuario);
    else {
      await seedCatalogo(tx, now, idUsuario);
      await seedCodigos(tx, now);
    }
    await seedPlanes(tx, now);
    await seedEmpresa(tx, now);
    await seedFacturacion(tx, now);
    await seedTextos(tx, now);
    if (known) return;
    const notario = (quien: Omit<Persona, 'rol'>) => create(tx, { ...quien, rol: 'notario' }, randomUUID(), now);
    await seedNotarios(tx, created[1]?.idUsuario ?? '', notario, now);
    const kept = accounts.map(({ email, rol, clave }) => ({ email, rol, clave }));
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  });
  return accountsIn(file);
}

async function create(db: Db, persona: Persona, clave: string, now: Date): Promise<{ idUsuario: string }> {
  const claveHash = await claves.hash(clave);
  return { idUsuario: await crearDeDemostracion(db, { ...persona, claveHash }, now) };
}

function accountsIn(file: string): readonly DemoAccount[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) : [];
}

/** Easy to type: six syllables and a number of four digits, 2.4 × 10¹⁵ possibilities. */
function readablePassword(): string {
  const pick = (letters: string) => letters[randomInt(letters.length)] ?? '';
  const syllables = Array.from({ length: 6 }, () => pick('bcdfgjklmnprstvz') + pick('aeiou'));
  return `${syllables.join('')}-${randomInt(1000, 10_000)}`;
}
