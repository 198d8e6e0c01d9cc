import type { Redaccion, VersionDeProducto } from '@fedatario/contract/catalogo';
import { NativeSelect } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { dinero } from '../../../lib/format.ts';
import { ParrafosComparados } from '../../../ui/diferencia/ParrafosComparados.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './comparacion.module.css';
import { DiferenciasDeEntrevista } from './DiferenciasDeEntrevista.tsx';
import { parrafosDeDocumento } from './documento.ts';
import { ESCRITA, type Lado, useLado } from './lados.ts';
import { parrafosDePlantilla } from './plantilla.ts';

interface Props {
  readonly redaccion: Redaccion;
  /** From the last to the first. */
  readonly versiones: readonly VersionDeProducto[];
}

/** Any two versions of a product, or one and what is being written: price, interview, document and template. */
export function Comparacion({ redaccion, versiones }: Props) {
  const t = useT();
  const titulo = useId();
  const { de, a, opciones, elegir } = useElegidas(redaccion, versiones);
  return (
    <Stack as="section" gap={5} top={8} className={css.comparacion} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('comparacion.titulo')}</h2>
      <div className={css.lados}>
        {(['de', 'a'] as const).map((lado) => (
          <NativeSelect
            key={lado}
            label={t(`comparacion.${lado}`)}
            value={lado === 'de' ? de : a}
            data={opciones}
            onChange={({ currentTarget }) => elegir(lado, currentTarget.value)}
          />
        ))}
      </div>
      {de === a ? <p>{t('comparacion.laMisma')}</p> : <Leidas key={`${de}:${a}`} redaccion={redaccion} de={de} a={a} />}
    </Stack>
  );
}

/** The two chosen, which stand in the address; at first, the version on sale and what is written or, with nothing written, the one before. */
function useElegidas({ sinPublicar, texto }: Redaccion, versiones: readonly VersionDeProducto[]) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const hayEscrita = sinPublicar.length > 0 || (versiones.length === 0 && texto !== null);
  const nombradas = versiones.map(({ idVersion, numero }) => ({
    value: idVersion,
    label: t('redaccion.version', { numero }),
  }));
  const opciones = [...(hayEscrita ? [{ value: ESCRITA, label: t('comparacion.escrita') }] : []), ...nombradas];
  const known = (name: 'de' | 'a') => opciones.find(({ value }) => value === params.get(name))?.value;
  const elegir = (name: 'de' | 'a', value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    opciones,
    elegir,
    de: known('de') ?? opciones[1]?.value ?? opciones[0]?.value ?? ESCRITA,
    a: known('a') ?? opciones[0]?.value ?? ESCRITA,
  };
}

function Leidas({ redaccion, de, a }: { redaccion: Redaccion; de: string; a: string }) {
  const t = useT();
  const before = useLado(redaccion, de);
  const after = useLado(redaccion, a);
  const failed = before.error ?? after.error;
  if (failed) return <Failure error={failed} retry={() => [before.refetch(), after.refetch()]} heading="h2" />;
  if (!before.lado || !after.lado) return <Skeleton pieces={[48, 160]} label={t('comun.cargando')} />;
  return <Diferencias antes={before.lado} despues={after.lado} />;
}

interface Lados {
  readonly antes: Lado;
  readonly despues: Lado;
}

function Diferencias({ antes, despues }: Lados) {
  const t = useT();
  return (
    <Stack gap={6}>
      <section>
        <h3>{t('comparacion.precio')}</h3>
        <p>
          {antes.precio === despues.precio
            ? t('comparacion.mismoPrecio', { precio: dinero(despues.precio) })
            : t('comparacion.otroPrecio', { antes: dinero(antes.precio), despues: dinero(despues.precio) })}
        </p>
      </section>
      {antes.texto && despues.texto && <DeTexto antes={antes} despues={despues} />}
      {Boolean(antes.texto) !== Boolean(despues.texto) && <p>{t('comparacion.sinTexto')}</p>}
    </Stack>
  );
}

function DeTexto({ antes, despues }: Lados) {
  const t = useT();
  const [documentos, plantillas] = useMemo(() => {
    // The same answers on both sides, so that only what the texts say differs.
    const respuestas = respuestasDe(despues) ?? respuestasDe(antes) ?? {};
    const sides = [antes, despues] as const;
    return [
      sides.map(({ leido }) => parrafosDeDocumento(leido, respuestas)),
      sides.map(({ texto, leido }) => (texto ? parrafosDePlantilla(texto.plantilla, leido.entrevista) : [])),
    ];
  }, [antes, despues]);
  return (
    <>
      <section>
        <h3>{t('comparacion.entrevista')}</h3>
        <DiferenciasDeEntrevista antes={antes} despues={despues} />
      </section>
      <section>
        <h3>{t('comparacion.documento')}</h3>
        <Text bottom={3} size={3} tone="tinta-2">
          {t('comparacion.documentoDetalle')}
        </Text>
        <ParrafosComparados antes={documentos[0] ?? []} despues={documentos[1] ?? []} />
      </section>
      <section>
        <h3>{t('comparacion.plantilla')}</h3>
        <Text bottom={3} size={3} tone="tinta-2">
          {t('comparacion.plantillaDetalle')}
        </Text>
        <ParrafosComparados antes={plantillas[0] ?? []} despues={plantillas[1] ?? []} />
      </section>
    </>
  );
}

/** The answers of the sample; versions from before they were kept have none. */
function respuestasDe({ texto }: Lado): object | undefined {
  const respuestas = texto?.respuestas ?? {};
  return Object.keys(respuestas).length > 0 ? respuestas : undefined;
}
