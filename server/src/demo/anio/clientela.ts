import { DAY } from '@fedatario/contract';
import type { Vida } from './agenda.ts';
import type { Azar } from './azar.ts';
import type { Cliente } from './compra.ts';
import { alguien, type Gente, genteDe } from './gente.ts';
import type { Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';
import { conPerfil, registrar } from './registro.ts';
import { despues, enHorario } from './tiempo.ts';

/** The customers of the year, each of whom opens an account on some day of it. */
export interface Clientela {
  /** Days on which accounts are opened. */
  readonly llegadas: readonly { readonly cuando: Date; readonly vida: Vida }[];
  /** One of those who came by the day before, by any number. */
  readonly alguno: (n: number, cuando: Date) => Cliente;
  /** Number so many of those who have one life only, and came early. */
  readonly solo: (n: number) => Cliente;
}

/** Part of the days over which customers come: most of them, and the first for those of one life. */
const [CASI_TODOS, PRIMEROS] = [0.85, 0.07];

export function abrirClientela(
  oficina: Oficina,
  azar: Azar,
  { comunes, solos }: { readonly comunes: number; readonly solos: number },
  { desde, dias }: { readonly desde: Date; readonly dias: number },
): Clientela {
  const gente = genteDe(azar, comunes + solos);
  const llegaron = new Map<number, Cliente>();
  const llegan = gente.map((_, n) => {
    const parte = n < comunes ? (n * CASI_TODOS) / comunes : ((n - comunes) * PRIMEROS) / solos;
    return enHorario(despues(desde, parte * dias * DAY));
  });
  const numero = (n: number) => {
    const cliente = llegaron.get(n);
    if (!cliente) throw new Error(`El cliente ${n} todavía no llegó.`);
    return cliente;
  };
  return {
    llegadas: llegan.map((cuando, n) => {
      const vida = llegar(oficina, gente[n] as Gente, cuando, (cliente) => llegaron.set(n, cliente));
      return { cuando, vida };
    }),
    alguno: (n, cuando) => {
      const hay = llegan.slice(0, comunes).filter((llega) => despues(llega, DAY) <= cuando).length;
      return numero(n % Math.max(1, hay));
    },
    solo: (n) => numero(comunes + n),
  };
}

async function* llegar(oficina: Oficina, gente: Gente, cuando: Date, anotar: (cliente: Cliente) => void): Vida {
  yield cuando;
  anotar(await registrar(oficina, gente));
}

/** The customer of the demonstration, whose account the seed made. */
export function deLaCuenta(oficina: Oficina, cuenta: Persona, azar: Azar): Promise<Cliente> {
  const [nombres = '', ...apellidos] = cuenta.nombreCompleto.split(' ');
  const suya = { nombres, apellidos: apellidos.join(' '), sexo: 'F', profesion: 'contadora' } as const;
  return conPerfil(oficina, cuenta, { ...alguien(azar), ...suya, email: cuenta.email });
}
