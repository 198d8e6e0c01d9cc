import { DAY } from '@fedatario/contract/base';
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
  /** One of those who came by the day before, by any number. */
  readonly alguno: (n: number, cuando: Date) => Cliente;
  /** Somebody who comes some days before the one life they have. */
  readonly solo: (cuando: Date) => () => Cliente;
}

/** Part of the days over which customers come who have several lives. */
const CASI_TODOS = 0.85;
/** Days before their life in which somebody comes who has only one: between these. */
const ANTES = 6;
const MUCHO_ANTES = 20;

export function abrirClientela(
  oficina: Oficina,
  azar: Azar,
  { comunes, solos }: { readonly comunes: number; readonly solos: number },
  { desde, dias }: { readonly desde: Date; readonly dias: number },
  empezar: (cuando: Date, vida: Vida) => void,
): Clientela {
  const gente = genteDe(azar, comunes + solos);
  const llegaron = new Map<number, Cliente>();
  const llegara = (n: number, cuando: Date) => {
    empezar(
      cuando,
      llegar(oficina, gente[n] as Gente, cuando, (cliente) => llegaron.set(n, cliente)),
    );
    return cuando;
  };
  const llegan = Array.from({ length: comunes }, (_, n) =>
    llegara(n, enHorario(despues(desde, ((n * CASI_TODOS) / comunes) * dias * DAY))),
  );
  const numero = (n: number) => {
    const cliente = llegaron.get(n);
    if (!cliente) throw new Error(`El cliente ${n} todavía no llegó.`);
    return cliente;
  };
  let siguiente = comunes;
  return {
    alguno: (n, cuando) => {
      const hay = llegan.filter((llega) => despues(llega, DAY) <= cuando).length;
      return numero(n % Math.max(1, hay));
    },
    solo: (cuando) => {
      const suyo = siguiente;
      siguiente += 1;
      const antes = despues(cuando, -azar.entre(ANTES, MUCHO_ANTES) * DAY);
      llegara(suyo, enHorario(antes > desde ? antes : desde));
      return () => numero(suyo);
    },
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
