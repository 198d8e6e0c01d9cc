import type { Logica, Pregunta } from '@fedatario/document-engine';
import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Ambito } from './ambito.ts';
import css from './condicion.module.css';
import { fraseDe, partes, rutaDeLista, sumaDe } from './frase.ts';
import { CampoDeSuma, Fijo, type HojaProps, Respuesta } from './HojasDeRegla.tsx';
import {
  COMPARADORES,
  claseDeArgumento,
  conArgumentos,
  isVarias,
  nueva,
  type Operacion,
  operacionDe,
  operacionesPara,
  sumaNueva,
} from './operadores.ts';

/** A rule of any form, taken apart: each part says its operation and holds its own parts. */
export function EditarRegla(props: HojaProps) {
  const t = useT();
  const { regla, clase, ambito, numero, onCambio } = props;
  const operacion = operacionDe(regla, clase);
  const usuales = operacionesPara(clase);
  return (
    <fieldset className={css.parte} aria-label={t('taller.regla.parte', { n: numero })}>
      <NativeSelect
        aria-label={t('taller.regla.operacion', { n: numero })}
        value={operacion}
        data={[...usuales, ...(usuales.includes(operacion) ? [] : [operacion])].map((value) => ({
          value,
          label: t(`taller.regla.op.${clave(value)}`),
        }))}
        onChange={({ currentTarget }) => onCambio(nueva(currentTarget.value as Operacion, regla, clase, ambito.campos))}
      />
      <Partes {...props} operacion={operacion} />
    </fieldset>
  );
}

/** Names of texts carry no signs. */
const SIGNOS: Readonly<Partial<Record<Operacion, string>>> = {
  '!': 'no',
  '!!': 'hay',
  '+': 'mas',
  '-': 'menos',
  '*': 'por',
  '/': 'entre',
  '%': 'resto',
};
type Clave = Exclude<Operacion, '!' | '!!' | '+' | '-' | '*' | '/' | '%'> | 'no' | 'hay' | 'mas' | 'menos' | 'por';

function clave(operacion: Operacion): Clave | 'entre' | 'resto' {
  return (SIGNOS[operacion] ?? operacion) as Clave;
}

function Partes(props: HojaProps & { operacion: Operacion }) {
  const { operacion, regla, ambito } = props;
  if (operacion === 'respuesta') return <Respuesta {...props} />;
  if (operacion === 'fijo') return <Fijo {...props} />;
  if (operacion === 'comparar') return <Comparacion {...props} />;
  if (operacion === 'suma') return <Suma {...props} />;
  if (operacion === 'otra')
    return (
      <p className={css.nota} lang="es">
        {fraseDe(regla, ambito.nombrar)}
      </p>
    );
  return <Argumentos {...props} />;
}

const NOMBRES = { '==': 'es', '!=': 'noEs', '<': 'menor', '<=': 'aLoMas', '>': 'mayor', '>=': 'alMenos' } as const;

function Comparacion({ regla, ambito, numero, onCambio }: HojaProps) {
  const t = useT();
  const [operador, [izquierda = null, derecha = null]] = partes(regla);
  const put = (args: readonly Logica[], otro = operador) => onCambio({ [otro]: [...args] });
  const lado = (mine: Logica, other: Logica, place: number) => (
    <EditarRegla
      regla={mine}
      clase="valor"
      ambito={ambito}
      numero={`${numero}.${place}`}
      contexto={preguntaDe(other, ambito)}
      onCambio={(next) => put(place === 1 ? [next, derecha] : [izquierda, next])}
    />
  );
  return (
    <div className={css.partes}>
      {lado(izquierda, derecha, 1)}
      <NativeSelect
        aria-label={t('taller.condicion.comparacion', { n: numero })}
        value={operador}
        data={COMPARADORES.map((value) => ({ value, label: t(`taller.operador.${NOMBRES[value]}`) }))}
        onChange={({ currentTarget }) => put([izquierda, derecha], currentTarget.value)}
      />
      {lado(derecha, izquierda, 2)}
    </div>
  );
}

/** The parts of an operation that stand one below the other; those of a list, among the values of its items. */
function Argumentos({ regla, ambito, numero, contexto, operacion, onCambio }: HojaProps & { operacion: Operacion }) {
  const t = useT();
  const [, args] = partes(regla);
  const put = (next: readonly Logica[]) => onCambio(conArgumentos(regla, next));
  const paso = operacion === 'si' ? 2 : 1;
  const mas = isVarias(operacion) || operacion === 'si';
  const agregar = () =>
    put(operacion === 'si' ? args.toSpliced(-1, 0, ...otroCaso(args)) : [...args, args.at(-1) ?? 0]);
  const quita = mas && args.length > (operacion === 'si' ? 3 : 1);
  return (
    <div className={css.partes}>
      {args.map((arg, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place.
        <div key={i} className={css.argumento}>
          {operacion === 'si' && (
            <span className={css.nota}>{t(`taller.regla.caso.${parteDeCaso(i, args.length)}`)}</span>
          )}
          <EditarRegla
            {...lugarDe(operacion, args, i, ambito)}
            regla={arg}
            numero={`${numero}.${i + 1}`}
            contexto={
              contextoDe(operacion, args, i, ambito) ?? (pasa(operacion, i, args.length) ? contexto : undefined)
            }
            onCambio={(next) => put(args.with(i, next))}
          />
          {quita && i % paso === 0 && i < args.length - (paso - 1) && !(paso === 2 && i === args.length - 1) && (
            <IconButton
              kind="remove"
              label={t('taller.regla.quitarParte', { n: `${numero}.${i + 1}` })}
              onClick={() => put(args.toSpliced(i, paso))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {mas && (
        <Button variant="default" onClick={agregar}>
          {t(operacion === 'si' ? 'taller.regla.agregarCaso' : 'taller.regla.agregarParte')}
        </Button>
      )}
    </div>
  );
}

const otroCaso = (args: readonly Logica[]): readonly Logica[] => [args[0] ?? true, args.at(-1) ?? 0];

function parteDeCaso(i: number, count: number): 'si' | 'entonces' | 'siNo' {
  if (i === count - 1) return 'siNo';
  return i % 2 === 0 ? 'si' : 'entonces';
}

/** The kind and the scope of an argument. */
function lugarDe(
  operacion: Operacion,
  args: readonly Logica[],
  i: number,
  ambito: Ambito,
): Pick<HojaProps, 'clase' | 'ambito'> {
  const kind = claseDeArgumento(operacion, i, args.length);
  if (kind !== 'dentroCondicion' && kind !== 'dentroValor') return { clase: kind, ambito };
  return { clase: kind === 'dentroCondicion' ? 'condicion' : 'valor', ambito: dentro(args[0] ?? null, ambito) };
}

function dentro(lista: Logica, ambito: Ambito): Ambito {
  const ruta = rutaDeLista(lista);
  const nombrar = (name: string) => ambito.nombrar(name === '' ? `${ruta}.*` : `${ruta}.*.${name}`);
  return { ...ambito, campos: ambito.dentroDe(ruta), nombrar };
}

function preguntaDe(regla: Logica, ambito: Ambito): Pregunta | undefined {
  const [operador, [ruta]] = partes(regla);
  return operador === 'var' ? ambito.nombrar(String(ruta)).pregunta : undefined;
}

/** The question that a written value stands beside, in the operations that join values of one kind. */
function contextoDe(operacion: Operacion, args: readonly Logica[], i: number, ambito: Ambito): Pregunta | undefined {
  if (!['in', '+', '-', 'min', 'max', 'primera', 'primerDia', 'ultimoDia'].includes(operacion)) return undefined;
  return args.map((arg, place) => (place === i ? undefined : preguntaDe(arg, ambito))).find(Boolean);
}

/** The arguments that are of the same kind as the whole. */
function pasa(operacion: Operacion, i: number, count: number): boolean {
  if (operacion === 'si') return parteDeCaso(i, count) !== 'si';
  return ['+', '-', 'min', 'max', 'primera', 'primerDia', 'ultimoDia', 'piso'].includes(operacion);
}

function Suma({ regla, ambito, numero, onCambio, ...rest }: HojaProps) {
  const suma = sumaDe(regla);
  if (!suma) return null;
  return (
    <div className={css.partes}>
      <CampoDeSuma
        {...rest}
        regla={regla}
        ambito={dentro(suma.lista, ambito)}
        numero={`${numero}.1`}
        onCambio={onCambio}
      />
      <EditarRegla
        regla={suma.lista}
        clase="lista"
        ambito={ambito}
        numero={`${numero}.2`}
        onCambio={(lista) => onCambio(sumaNueva(lista, suma.campo))}
      />
    </div>
  );
}
