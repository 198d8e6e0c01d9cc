import { HOJAS_MAXIMAS } from '@fedatario/contract/acto';
import { MEGA } from '@fedatario/contract/base';
import { type ArchivoAbierto, BYTES_POR_ARCHIVO } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { IconFile, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type T, useT } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { peso } from '../../lib/format.ts';
import type { Upload } from '../../lib/use-upload.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Grip } from '../../ui/table/Grip.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import type { Curso, Falta, Hoja } from './escaneo.ts';
import css from './firma.module.css';
import type { Hojas as Escaneo } from './use-hojas.ts';
import { useVistas } from './use-vistas.ts';

interface Props {
  idSolicitud: string;
  escaneo: Escaneo;
  fault: { message?: string | undefined } | undefined;
}

/** The signed sheets in order, from pictures or PDF pages, shown for review before signing. */
export function Hojas({ idSolicitud, escaneo, fault }: Props) {
  const t = useT();
  const { hojas, faltas, curso, enCola, tomar, cancelar } = escaneo;
  return (
    <>
      {hojas.length > 0 && <Lista idSolicitud={idSolicitud} escaneo={escaneo} />}
      {hojas.length < HOJAS_MAXIMAS && (
        <FileDrop
          label={t('firma.agregarHojas')}
          state={estadoDe(curso)}
          said={curso && dichoDe(t, curso, enCola)}
          onFile={(...files) => tomar(files)}
          onClear={cancelar}
          several
        />
      )}
      {faltas.map((falta, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to.
        <Notice key={i} tone="error">
          <Text breaks>
            <strong>{falta.nombre}</strong>
          </Text>
          <p>{textoDe(t, falta)}</p>
        </Notice>
      ))}
      {fault && (
        <Text tone="problema" role="alert">
          {fault.message}
        </Text>
      )}
    </>
  );
}

function Lista({ idSolicitud, escaneo: { hojas, llevar, quitar, perder } }: Omit<Props, 'fault'>) {
  const t = useT();
  const vistas = useVistasDe(idSolicitud, hojas, perder);
  const ids = hojas.map(({ idArchivo }) => idArchivo);
  const words = {
    up: t('firma.subir'),
    down: t('firma.bajar'),
    first: t('firma.alPrincipio'),
    last: t('firma.alFinal'),
  };
  return (
    <Stack as="ol" gap={2} className={css.hojas}>
      {hojas.map(({ idArchivo, nombre, peso: bytes }, i) => (
        <li key={idArchivo} data-item>
          <Grip id={idArchivo} ids={ids} label={t('firma.mover', { n: i + 1 })} words={words} place={llevar} />
          <Vista n={i + 1} vista={vistas[idArchivo]} />
          <span>
            <strong>{t('firma.hoja', { n: i + 1 })}</strong>
            <small>
              <bdi>{nombre}</bdi> · {peso(bytes)}
            </small>
          </span>
          <Button variant="subtle" aria-label={t('firma.quitarHoja', { n: i + 1 })} onClick={() => quitar(idArchivo)}>
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** Preview of a sheet as it will be delivered; it opens at full size in a new tab. */
function Vista({ n, vista }: { n: number; vista: ArchivoAbierto | undefined }) {
  const t = useT();
  if (!vista) {
    return (
      <span className={css.vista}>
        <IconFile size={24} stroke={1.25} aria-hidden="true" />
      </span>
    );
  }
  return (
    <a className={css.vista} href={vista.url} target="_blank" rel="noreferrer" aria-label={t('firma.verHoja', { n })}>
      <img src={vista.url} alt="" loading="lazy" draggable={false} />
    </a>
  );
}

/** Previews of the sheets. A sheet that the server no longer keeps is removed and reported. */
function useVistasDe(idSolicitud: string, hojas: readonly Hoja[], perder: Escaneo['perder']) {
  const ids = hojas.map(({ idArchivo }) => idArchivo);
  const { vistas, data } = useVistas(idSolicitud, ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that is news.
  useEffect(() => {
    if (!data) return;
    const perdidas = hojas.filter((hoja) => !data.some(({ idArchivo }) => idArchivo === hoja.idArchivo));
    if (perdidas.length > 0) perder(perdidas);
  }, [data]);
  return vistas;
}

function estadoDe(curso: Curso | undefined): Upload {
  if (!curso) return { en: 'nada' };
  const { nombre } = curso;
  return { en: 'camino', nombre, parte: curso.fase === 'subiendo' ? curso.parte : curso.hechas / curso.paginas };
}

function dichoDe(t: T, curso: Curso, enCola: number): string {
  const partes = [
    ...(curso.fase === 'dibujando' ? [t('firma.dibujando', { hechas: curso.hechas, paginas: curso.paginas })] : []),
    ...(enCola > 0 ? [t('firma.enCola', { n: enCola })] : []),
  ];
  return partes.join(' ');
}

function textoDe(t: T, { error }: Falta): string {
  if (error === 'pesado') return t('firma.pesado', { maximo: BYTES_POR_ARCHIVO / MEGA });
  if (error === 'perdida') return t('firma.perdida');
  if (error instanceof ApiError) return t(`error.${error.codigo}`, error.params);
  return t('firma.sobran', { n: error.sobran, maximo: HOJAS_MAXIMAS });
}
