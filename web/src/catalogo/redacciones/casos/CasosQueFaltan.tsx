import { CASOS_MAXIMOS, type CasoDeProducto } from '@fedatario/contract/catalogo';
import type { PropuestaDeCasos } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useMesa } from '../texto/use-taller.ts';
import { useCasosQueFaltan } from './buscar-casos.ts';
import { CasoPropuesto } from './CasoPropuesto.tsx';
import css from './casos.module.css';
import { fraseDeMeta } from './frases-de-metas.ts';
import { contextoDeCaso } from './muestra.ts';

interface Props {
  readonly idProducto: string;
  readonly casos: readonly CasoDeProducto[];
}

/** The cases that would show what the saved ones do not, each to be read before it is kept. */
export function CasosQueFaltan({ idProducto, casos }: Props) {
  const t = useT();
  const titulo = useId();
  const { leido, texto } = useMesa();
  const { busqueda, buscar } = useCasosQueFaltan(leido);
  const { entrevista, plantilla, problemas } = leido;
  const search = () => {
    if (!entrevista || !plantilla) return;
    const guardadas = casos.map(({ respuestas }) => respuestas);
    const semillas = [texto.respuestas, ...guardadas];
    buscar({ entrevista, plantilla, contexto: contextoDeCaso(), semillas, guardadas });
  };
  return (
    <section className={css.casos} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('casosPropuestos.titulo')}</h2>
      <p className={css.nota}>{t('casosPropuestos.detalle')}</p>
      <Button
        variant="default"
        loading={busqueda.clase === 'buscando'}
        disabled={problemas.length > 0}
        onClick={search}
      >
        {t('casosPropuestos.buscar')}
      </Button>
      {busqueda.clase === 'buscando' && <p role="status">{t('casosPropuestos.buscando')}</p>}
      {busqueda.clase === 'hallada' && (
        <Hallados idProducto={idProducto} propuesta={busqueda.propuesta} cuantos={casos.length} />
      )}
    </section>
  );
}

interface HalladosProps {
  readonly idProducto: string;
  readonly propuesta: PropuestaDeCasos;
  /** Cases that are saved already. */
  readonly cuantos: number;
}

function Hallados({ idProducto, propuesta, cuantos }: HalladosProps) {
  const t = useT();
  const frase = useFrases(propuesta);
  const [guardados, setGuardados] = useState<ReadonlySet<number>>(new Set());
  const { casos } = propuesta;
  return (
    <>
      <p role="status">
        {casos.length === 0 ? t('casosPropuestos.ninguno') : t('casosPropuestos.cuantos', { n: casos.length })}
      </p>
      <ul>
        {casos.map(({ respuestas, cubre }, i) => {
          if (guardados.has(i)) return null;
          return (
            <CasoPropuesto
              // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its order.
              key={i}
              idProducto={idProducto}
              nombre={t('casosPropuestos.nombre', { n: i + 1 })}
              respuestas={respuestas}
              muestra={cubre.map(frase)}
              lleno={cuantos >= CASOS_MAXIMOS}
              onGuardado={() => setGuardados(new Set([...guardados, i]))}
            />
          );
        })}
      </ul>
      <SinCubrir propuesta={propuesta} />
    </>
  );
}

function SinCubrir({ propuesta }: { propuesta: PropuestaDeCasos }) {
  const t = useT();
  const frase = useFrases(propuesta);
  if (propuesta.sinCubrir.length === 0) return null;
  return (
    <details>
      <summary>{t('casosPropuestos.sinCubrir')}</summary>
      <ul className={css.muestra} lang="es">
        {propuesta.sinCubrir.map(({ meta, ...por }) => (
          <li key={meta.clave}>
            {frase(meta.clave)} (
            {t(`casosPropuestos.motivo.${por.motivo}`, 'mensaje' in por ? { mensaje: por.mensaje } : {})})
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sentence of each thing to show, by its key. */
function useFrases({ metas }: PropuestaDeCasos): (clave: string) => string {
  const t = useT();
  const { leido, texto } = useMesa();
  return (clave) => {
    const meta = metas.find((one) => one.clave === clave);
    return meta && leido.entrevista ? fraseDeMeta(meta, leido.entrevista, texto, t) : clave;
  };
}
