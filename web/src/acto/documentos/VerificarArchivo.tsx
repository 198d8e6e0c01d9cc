import type { DocumentoVerificado } from '@fedatario/contract/acto';
import { IconFileSearch } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { DropPlace } from '../../ui/upload/DropPlace.tsx';
import { useFileChoice } from '../../ui/upload/use-file-choice.tsx';
import { DatosDeDocumento } from './Documento.tsx';
import { MEGAS_MAXIMOS } from './huella.ts';
import { type Archivo as Estado, useArchivo } from './use-archivo.ts';
import { Veredicto } from './Veredicto.tsx';
import css from './verificar.module.css';

/** Takes a file by picker or drop and shows whether it is a document issued here. */
export function VerificarArchivo({ porCodigo }: { porCodigo: DocumentoVerificado | undefined }) {
  const t = useT();
  const { archivo, take } = useArchivo(porCodigo);
  const titulo = t(porCodigo ? 'verificar.archivo.tituloDeEste' : 'verificar.archivo.titulo');
  return (
    <Stack as="section" aria-label={titulo} gap={3} className={css.parte}>
      <h2>{titulo}</h2>
      <p>{t('verificar.archivo.detalle')}</p>
      <DropPlace onFile={(file) => void take(file)}>
        <IconFileSearch size={32} stroke={1.5} aria-hidden="true" />
        <p>{t('verificar.archivo.arrastre')}</p>
        <Elegir onFile={(file) => void take(file)} />
      </DropPlace>
      <Resultado archivo={archivo} porCodigo={porCodigo} />
    </Stack>
  );
}

function Elegir({ onFile }: { onFile: (file: File) => void }) {
  const t = useT();
  const label = t('verificar.archivo.elegir');
  const { input, choose } = useFileChoice({ label, accept: 'application/pdf,.pdf,image/*', onFile });
  return (
    <>
      <PlainButton kind="quiet" onClick={choose}>
        {label}
      </PlainButton>
      {input}
    </>
  );
}

function Resultado({ archivo, porCodigo }: { archivo: Estado; porCodigo: DocumentoVerificado | undefined }) {
  const t = useT();
  if (archivo.en === 'nada') return null;
  const { nombre } = archivo;
  if (archivo.en === 'leyendo') return <Notice tone="info">{t('verificar.archivo.leyendo', { nombre })}</Notice>;
  if (archivo.en === 'fallo')
    return <Notice tone="error">{t(`verificar.fallo.${archivo.fallo}`, { maximo: MEGAS_MAXIMOS })}</Notice>;
  if (archivo.en === 'error') return <Notice tone="error">{t(`error.${archivo.error.codigo}`)}</Notice>;
  const { es, documento, sha256 } = archivo;
  const deResultado = es === 'autentico' && documento?.clase === 'resultado';
  return (
    <div className={css.hoja}>
      <Veredicto
        es={es}
        titulo={t(`verificar.resultado.${es}`)}
        texto={t(`verificar.quehacer.${deResultado ? 'autenticoResultado' : es}`)}
      >
        <p className={css.nombre}>
          <bdi>{nombre}</bdi>
        </p>
      </Veredicto>
      {documento && documento !== porCodigo && <DatosDeDocumento documento={documento} />}
      {es === 'otro' && documento && (
        <p className={css.mas}>
          <ButtonLink kind="quiet" to={`/verificar/${documento.codigo}`}>
            {t('verificar.verOtro')}
          </ButtonLink>
        </p>
      )}
      {!documento && (
        <dl className={css.datos}>
          <dt>{t('verificar.dato.huellaDeArchivo')}</dt>
          <dd>
            <code dir="ltr">{sha256}</code>
          </dd>
        </dl>
      )}
    </div>
  );
}
