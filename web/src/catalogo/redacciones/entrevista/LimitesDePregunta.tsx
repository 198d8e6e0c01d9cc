import type { Logica, Pregunta } from '@fedatario/document-engine';
import { Button, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import type { Ambito } from '../condicion/ambito.ts';
import css from '../condicion/condicion.module.css';
import { EditarRegla } from '../condicion/EditarRegla.tsx';
import { fraseDe } from '../condicion/frase.ts';
import { CON_CUENTA, CON_LIMITES } from './tipos.ts';

interface Props {
  readonly pregunta: Pregunta;
  readonly ambito: Ambito;
  readonly onCambio: (cambio: object, gesto: string) => void;
}

const CENTAVOS = 100;

/** The things that the limits of a kind of question count. */
function deQue(tipo: Pregunta['tipo']): 'Letras' | 'Cuenta' | 'Valor' {
  if (tipo === 'texto' || tipo === 'parrafo') return 'Letras';
  return CON_CUENTA.includes(tipo) ? 'Cuenta' : 'Valor';
}

/** The least and the most of an answer: a number, or a rule over other answers. */
export function LimitesDePregunta(props: Props) {
  const { tipo } = props.pregunta;
  if (!CON_CUENTA.includes(tipo) && !CON_LIMITES.includes(tipo)) return null;
  return (
    <>
      {(['min', 'max'] as const).map((name) => (
        <Limite key={name} name={name} {...props} />
      ))}
    </>
  );
}

function Limite({ name, pregunta, ambito, onCambio }: Props & { name: 'min' | 'max' }) {
  const t = useT();
  const limite = (pregunta as { min?: Logica; max?: Logica })[name];
  const { tipo } = pregunta;
  const label = t(`taller.limite.${name}${deQue(tipo)}`);
  const isDia = tipo === 'fecha' || tipo === 'hora';
  const put = (regla: Logica | undefined) => onCambio({ [name]: regla }, name);
  if (typeof limite === 'object' || (isDia && limite !== undefined))
    return (
      <fieldset className={css.condicion}>
        <legend>{label}</legend>
        <p className={css.frase} lang="es">
          {fraseDe(limite, ambito.nombrar)}
        </p>
        <EditarRegla regla={limite} clase="valor" ambito={ambito} numero="1" contexto={pregunta} onCambio={put} />
        <Button variant="default" onClick={() => put(undefined)}>
          {t('taller.limite.quitar')}
        </Button>
      </fieldset>
    );
  const calcular = () => put({ var: (isDia ? 'hoy' : ambito.campos[0]?.ruta) ?? 'hoy' });
  return (
    <div className={css.limite}>
      {!isDia && (
        <TextInput
          label={label}
          type="number"
          step="any"
          defaultValue={typeof limite === 'number' ? limite / escala(tipo) : ''}
          onChange={({ currentTarget: { value } }) =>
            put(value === '' ? undefined : Math.round(Number(value) * escala(tipo) * 1000) / 1000)
          }
        />
      )}
      {CON_LIMITES.includes(tipo) && (
        <Button variant="default" onClick={calcular}>
          {isDia ? `${label}: ${t('taller.limite.poner')}` : t('taller.limite.calcular', { limite: label })}
        </Button>
      )}
    </div>
  );
}

const escala = (tipo: Pregunta['tipo']) => (tipo === 'moneda' ? CENTAVOS : 1);
