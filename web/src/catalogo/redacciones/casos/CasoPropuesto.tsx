import { CASOS_MAXIMOS } from '@fedatario/contract/catalogo';
import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useId, useMemo, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import css from './casos.module.css';
import { textoDeCaso } from './muestra.ts';

const renews = [calls.casosDeProducto.list, calls.redacciones.read];

interface Props {
  readonly idProducto: string;
  readonly nombre: string;
  readonly respuestas: Readonly<Record<string, unknown>>;
  /** The day of the case, `aaaa-mm-dd`; today when it is left out. */
  readonly dia?: string;
  /** Sentences that say the use of the case. */
  readonly muestra: readonly string[];
  /** Whether no more cases can be saved. */
  readonly lleno: boolean;
  readonly onGuardado: () => void;
}

/** Answers that somebody may keep as a case once they read the text that they give. */
export function CasoPropuesto({ nombre, muestra, ...props }: Props) {
  const t = useT();
  const { leido } = useMesa();
  const [abierto, setAbierto] = useState(false);
  const { respuestas, dia } = props;
  const texto = useMemo(() => (abierto ? textoDeCaso(leido, respuestas, dia) : ''), [abierto, leido, respuestas, dia]);
  return (
    <li>
      <h3>{nombre}</h3>
      {muestra.length > 0 && (
        <details>
          <summary>{t('casosPropuestos.muestra')}</summary>
          <ul className={css.muestra} lang="es">
            {muestra.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </details>
      )}
      <details onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}>
        <summary>{t('casosPropuestos.leer', { nombre })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard. */}
        <section className={css.texto} lang="es" tabIndex={0} aria-label={t('casosPropuestos.texto', { nombre })}>
          {texto}
        </section>
        <Guardar nombre={nombre} texto={texto} {...props} />
      </details>
    </li>
  );
}

function Guardar({
  idProducto,
  nombre: inicial,
  respuestas,
  dia,
  texto,
  lleno,
  onGuardado,
}: Omit<Props, 'muestra'> & { texto: string }) {
  const t = useT();
  const id = useId();
  const taller = useTaller();
  const [nombre, setNombre] = useState(inicial);
  const { mutate, isPending, error } = useSend(calls.casosDeProducto.create, { renews });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    // The text that the case expects is that of the server.
    await taller.flush();
    const body = { nombre, respuestas: { ...respuestas }, leido: texto, ...(dia && { dia }) };
    mutate({ params: { idProducto }, body }, { onSuccess: onGuardado });
  };
  const clave = error?.errores.find(({ campo }) => campo === 'nombre')?.mensaje;
  if (lleno) return <p>{t('casosPropuestos.maximo', { n: CASOS_MAXIMOS })}</p>;
  return (
    <form className={css.nuevo} onSubmit={save}>
      <TextInput
        id={id}
        label={t('casosPropuestos.nombreDelCaso')}
        value={nombre}
        maxLength={120}
        error={clave}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={nombre.trim() === ''}>
        {t('casosPropuestos.guardar')}
      </Button>
      {error && !clave && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </form>
  );
}
