import type { Logica } from '@fedatario/document-engine';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Ambito } from './ambito.ts';
import { type CampoDeCondicion, filaNueva, isNumero, operadoresPara } from './campos.ts';
import css from './condicion.module.css';
import { EditarRegla } from './EditarRegla.tsx';
import { type Condicion, type Fila, filasDe, type OperadorDeFila, reglaDe } from './filas.ts';
import { fraseDe } from './frase.ts';

interface Props {
  /** The words before the condition: «Se pregunta cuando». */
  readonly titulo: string;
  readonly regla: Logica | undefined;
  readonly ambito: Ambito;
  readonly onCambio: (regla: Logica | undefined) => void;
  /** A rule without which there is nothing to write, so that it is not taken away. */
  readonly fija?: boolean;
}

/** A condition in rows; one that rows would not say whole, or that its author wants to take apart, part by part. */
export function EditarCondicion({ titulo, regla, ambito, fija = false, onCambio }: Props) {
  const t = useT();
  const [enPartes, setEnPartes] = useState(false);
  const condicion: Condicion | undefined = regla === undefined ? { une: 'and', filas: [] } : filasDe(regla);
  return (
    <fieldset className={css.condicion}>
      <legend>{titulo}</legend>
      {regla !== undefined && (
        <p className={css.frase} lang="es">
          {fraseDe(regla, ambito.nombrar)}
        </p>
      )}
      {condicion && !enPartes ? (
        <Filas condicion={condicion} campos={ambito.campos} fija={fija} onCambio={onCambio} />
      ) : (
        <EditarRegla regla={regla ?? true} clase="condicion" ambito={ambito} numero="1" onCambio={onCambio} />
      )}
      <div className={css.botones}>
        {condicion && regla !== undefined && (
          <Button variant="default" aria-pressed={enPartes} onClick={() => setEnPartes(!enPartes)}>
            {t(enPartes ? 'taller.regla.enFilas' : 'taller.regla.enPartes')}
          </Button>
        )}
        {!condicion && !fija && (
          <Button variant="default" onClick={() => onCambio(undefined)}>
            {t('taller.condicion.quitarla')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface FilasProps extends Pick<Props, 'onCambio'> {
  readonly condicion: Condicion;
  readonly campos: readonly CampoDeCondicion[];
  readonly fija: boolean;
}

function Filas({ condicion, campos, fija, onCambio }: FilasProps) {
  const t = useT();
  const { filas } = condicion;
  const put = (cambio: Partial<Condicion>) => onCambio(reglaDe({ ...condicion, ...cambio }));
  const [primero] = campos;
  return (
    <>
      {filas.length === 0 && <p className={css.nota}>{t('taller.condicion.siempre')}</p>}
      {filas.length > 1 && (
        <NativeSelect
          label={t('taller.condicion.une')}
          value={condicion.une}
          data={(['and', 'or'] as const).map((value) => ({ value, label: t(`taller.condicion.${value}`) }))}
          onChange={({ currentTarget }) => put({ une: currentTarget.value as Condicion['une'] })}
        />
      )}
      {filas.map((fila, index) => (
        <FilaDeCondicion
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place.
          key={index}
          numero={index + 1}
          fila={fila}
          campos={campos}
          fija={fija && filas.length === 1}
          onCambio={(next) => put({ filas: next ? filas.with(index, next) : filas.toSpliced(index, 1) })}
        />
      ))}
      {primero && (
        <Button variant="default" onClick={() => put({ filas: [...filas, filaNueva(primero)] })}>
          {t(filas.length === 0 ? 'taller.condicion.poner' : 'taller.condicion.agregar')}
        </Button>
      )}
    </>
  );
}

interface FilaProps {
  readonly numero: number;
  readonly fila: Fila;
  readonly campos: readonly CampoDeCondicion[];
  readonly fija: boolean;
  readonly onCambio: (fila: Fila | undefined) => void;
}

function FilaDeCondicion({ numero, fila, campos, fija, onCambio }: FilaProps) {
  const t = useT();
  const campo = campos.find(({ ruta }) => ruta === fila.ruta) ?? {
    ruta: fila.ruta,
    etiqueta: fila.ruta,
    pregunta: undefined,
  };
  const usuales = operadoresPara(campo.pregunta);
  const operadores = usuales.includes(fila.operador) ? usuales : [...usuales, fila.operador];
  const conocidos = campos.includes(campo) ? campos : [...campos, campo];
  const siNo = campo.pregunta?.tipo === 'siNo' || campo.pregunta?.tipo === 'declaracion';
  const nombre = (operador: OperadorDeFila) => {
    if (operador === 'si' || operador === 'no') return t(`taller.operador.${operador}${siNo ? '' : 'Hay'}`);
    return t(`taller.operador.${NOMBRES[operador]}`);
  };
  return (
    <div className={css.fila}>
      <NativeSelect
        aria-label={t('taller.condicion.pregunta', { n: numero })}
        value={fila.ruta}
        data={conocidos.map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta }))}
        onChange={({ currentTarget: { value } }) => {
          const next = campos.find(({ ruta }) => ruta === value);
          if (next) onCambio(filaNueva(next));
        }}
      />
      <NativeSelect
        aria-label={t('taller.condicion.comparacion', { n: numero })}
        value={fila.operador}
        data={operadores.map((value) => ({ value, label: nombre(value) }))}
        onChange={({ currentTarget: { value } }) => {
          const next = filaNueva(campo, value as OperadorDeFila);
          onCambio(next.valor === null || fila.valor === null ? next : { ...next, valor: fila.valor });
        }}
      />
      {fila.valor !== null && <Valor numero={numero} fila={fila} campo={campo} onCambio={onCambio} />}
      {!fija && (
        <IconButton
          kind="remove"
          label={t('taller.condicion.quitar', { n: numero })}
          onClick={() => onCambio(undefined)}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

const NOMBRES = {
  '==': 'es',
  '!=': 'noEs',
  '<': 'menor',
  '<=': 'aLoMas',
  '>': 'mayor',
  '>=': 'alMenos',
  incluye: 'incluye',
} as const;

const CENTAVOS = 100;

function Valor({ numero, fila, campo, onCambio }: Omit<FilaProps, 'campos' | 'fija'> & { campo: CampoDeCondicion }) {
  const t = useT();
  const { pregunta } = campo;
  const label = t('taller.condicion.valor', { n: numero });
  const put = (valor: Fila['valor']) => onCambio({ ...fila, valor });
  if (pregunta && 'opciones' in pregunta)
    return (
      <NativeSelect
        aria-label={label}
        value={String(fila.valor)}
        data={pregunta.opciones.map(({ valor, etiqueta }) => ({ value: valor, label: etiqueta }))}
        onChange={({ currentTarget }) => put(currentTarget.value)}
      />
    );
  if (typeof fila.valor === 'boolean')
    return (
      <NativeSelect
        aria-label={label}
        value={String(fila.valor)}
        data={[true, false].map((one) => ({ value: String(one), label: t(one ? 'taller.si' : 'taller.no') }))}
        onChange={({ currentTarget }) => put(currentTarget.value === 'true')}
      />
    );
  const scale = pregunta?.tipo === 'moneda' ? CENTAVOS : 1;
  if (typeof fila.valor === 'number' && isNumero(pregunta))
    return (
      <TextInput
        aria-label={label}
        type="number"
        step="any"
        defaultValue={fila.valor / scale}
        onChange={({ currentTarget }) => put(Math.round(Number(currentTarget.value) * scale * CENTAVOS) / CENTAVOS)}
      />
    );
  const type = pregunta?.tipo === 'fecha' ? 'date' : pregunta?.tipo === 'hora' ? 'time' : 'text';
  return (
    <TextInput
      aria-label={label}
      type={type}
      value={String(fila.valor)}
      onChange={({ currentTarget }) => put(currentTarget.value)}
    />
  );
}
