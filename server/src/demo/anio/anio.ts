import { DAY, MINUTE } from '@fedatario/contract/base';
import { giveBack } from '../../queue/apart.ts';
import { type DemoAccount, seedDemo } from '../demo.ts';
import { listPersonal } from '../queries.ts';
import { type Agenda, abrirAgenda, type Vida } from './agenda.ts';
import { azarDe } from './azar.ts';
import { abrirClientela, deLaCuenta } from './clientela.ts';
import type { Cliente } from './compra.ts';
import { type Escena, type Personal, personalDe } from './escena.ts';
import { alguien } from './gente.ts';
import { guion } from './guion.ts';
import { abrirOficina, type Lugar, type Oficina } from './oficina.ts';
import type { Papel } from './papel.ts';
import { rutina, ultimasHoras } from './rutina.ts';
import { comienzoDe, despues, enCrecimiento, enHorario, ritmoDesde } from './tiempo.ts';
import { vivirSinConfirmar } from './vidas-oficina.ts';
import { vivirCualquiera } from './vidas-ordinarias.ts';

export interface Anio {
  readonly lugar: Omit<Lugar, 'sinDocumentosDesde'>;
  /** Whether the demonstration was seeded already, as it was on the first day of the year. */
  readonly sembrada?: boolean;
  /** Its last moment. */
  readonly hasta: Date;
  readonly semilla: number;
  /** Days that are lived, {@link DIAS_DEL_GUION} at least. */
  readonly dias: number;
  /** Customers beside those who have one life only, and lives beside those of the script. */
  readonly clientes: number;
  readonly vidas: number;
  /** Told how many of all lives are over. */
  readonly avance?: (hechas: number, todas: number) => void;
}

/** Days over which the script goes. */
const DIAS_DEL_GUION = 140;
/** Days at the beginning in which nobody comes yet, and at the end, which those of the script fill. */
const DE_APERTURA = 4;
const DE_CIERRE = 18;

/** In the last minutes no document can be made, so that one sees what the office does with what could not be delivered. */
const SIN_DOCUMENTOS = 45 * MINUTE;

/** Seeds the demonstration as it was a year ago and lives that year in it, by the calls and jobs of the product; its accounts. */
export async function vivirAnio(anio: Anio): Promise<readonly DemoAccount[]> {
  const { lugar, hasta, dias, sembrada = false } = anio;
  if (dias < DIAS_DEL_GUION) throw new Error(`Un año de ${dias} días no alcanza: el guion pide ${DIAS_DEL_GUION}.`);
  const reloj = { ahora: comienzoDe(hasta, dias) };
  const oficina = await abrirOficina({ ...lugar, sinDocumentosDesde: despues(hasta, -SIN_DOCUMENTOS) }, reloj);
  try {
    const cuentas = sembrada ? [] : await seedDemo(oficina.db, lugar.dataDir, reloj.ahora);
    const agenda = abrirAgenda(reloj, oficina);
    agenda.empezar(reloj.ahora, 'La rutina', rutina(oficina, hasta));
    agenda.empezar(reloj.ahora, 'Las últimas horas', ultimasHoras(oficina, hasta));
    await repartir(anio, oficina, agenda);
    await agenda.vivir(hasta);
    await oficina.trabajar();
    // The product does what is for later than the year.
    await giveBack(oficina.db);
    return cuentas;
  } finally {
    await oficina.cerrar();
  }
}

/** Lives in a hundred that the notary who can sign in has at once; all notaries share the others alike. */
const DEL_GUION = 75;
const DE_LOS_DEMAS = 10;

/** Gives each life its person, its place in the year, its choices and its pace. */
async function repartir(anio: Anio, oficina: Oficina, agenda: Agenda): Promise<void> {
  const { hasta, semilla, dias, vidas } = anio;
  const comienzo = oficina.reloj.ahora;
  const personal = personalDe(await listPersonal(oficina.db));
  const reparto = await repartoDe(anio, oficina, agenda, personal);
  const contar = contador(anio, guion.length + vidas);
  const cualesquiera = Array.from({ length: vidas }, (_, n) => cualquiera(n, vidas, dias));
  for (const [n, papel] of [...guion, ...cualesquiera].entries()) {
    const azar = azarDe(semilla, `${papel.nombre} ${n}`);
    const ritmo = papel.ritmo(azar, hasta, oficina.reloj);
    const quien = reparto(papel, azar.menorQue(MUCHOS), ritmo.primero);
    const notario = azar.porCiento(n < guion.length ? DEL_GUION : DE_LOS_DEMAS)
      ? personal.notarios[0]
      : azar.uno(personal.notarios);
    const escena = { oficina, personal, notario: notario ?? personal.admin, azar, ritmo, hasta };
    agenda.empezar(comienzo, papel.nombre, vivirPapel(papel, escena, quien, contar));
  }
  const gente = alguien(azarDe(semilla, 'sin confirmar'));
  agenda.empezar(comienzo, 'Alguien sin confirmar', vivirSinConfirmar(oficina, despues(hasta, -5 * DAY), gente));
}

type Reparto = (papel: Papel, n: number, cuando: Date) => () => Cliente;

/** Says whose each life is, once it begins; a life alone in the script has a customer of its own. */
async function repartoDe(
  { semilla, dias, clientes: comunes }: Anio,
  oficina: Oficina,
  agenda: Agenda,
  personal: Personal,
): Promise<Reparto> {
  const solos = guion.filter(({ quien }) => quien === 'solo').length;
  const clientela = abrirClientela(
    oficina,
    azarDe(semilla, 'gente'),
    { comunes, solos },
    { desde: oficina.reloj.ahora, dias },
    (cuando, vida) => agenda.empezar(cuando, 'Alguien que llega', vida),
  );
  const cuenta = await deLaCuenta(oficina, personal.cuenta, azarDe(semilla, 'cuenta'));
  return ({ quien }, n, cuando) => {
    if (quien === 'cuenta') return () => cuenta;
    return quien === 'alguien' ? () => clientela.alguno(n, cuando) : clientela.solo(cuando);
  };
}

/** More than there are customers, so that each is as likely. */
const MUCHOS = 1_000_003;

/** Waits for the first moment of a life, in which its customer is known, and lives it. */
async function* vivirPapel(
  papel: Papel,
  escena: Omit<Escena, 'cliente'>,
  quien: () => Cliente,
  contar: () => void,
): Vida {
  try {
    yield escena.ritmo.primero;
    yield* papel.vivir({ ...escena, cliente: quien() });
  } finally {
    contar();
  }
}

/** A life like any other, one of so many that are spread over the year. */
const cualquiera = (n: number, todas: number, dias: number): Papel => ({
  nombre: 'Un día cualquiera',
  quien: 'alguien',
  ritmo: (azar, hasta, reloj) => {
    const dia = DE_APERTURA - dias + enCrecimiento(n / todas) * (dias - DE_APERTURA - DE_CIERRE);
    return ritmoDesde(enHorario(despues(hasta, dia * DAY + azar.menorQue(DAY))), azar, reloj);
  },
  vivir: vivirCualquiera,
});

function contador({ avance }: Anio, todas: number): () => void {
  let hechas = 0;
  return () => {
    hechas += 1;
    avance?.(hechas, todas);
  };
}
