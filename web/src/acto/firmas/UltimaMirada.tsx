import type { FirmaDeTramite, PropuestaDeFirma } from '@fedatario/contract/acto';
import { useState } from 'react';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { Reingreso } from '../../common/Reingreso.tsx';
import { useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Diferencias } from './Diferencias.tsx';
import css from './firma.module.css';
import type { Mirada } from './use-firma.ts';
import { useVistas } from './use-vistas.ts';

interface Props {
  idSolicitud: string;
  mirada: Mirada;
  propuesta: PropuestaDeFirma;
  pending: boolean;
  onSign: () => void;
  onClose: () => void;
}

/** Last review of the pages to be sealed; signing then asks for the password every time. */
export function UltimaMirada({ idSolicitud, mirada: vista, propuesta, pending, onSign, onClose }: Props) {
  const { body: mirada, diferencias } = vista;
  const t = useT();
  const [proving, setProving] = useState(false);
  const { archivos } = mirada;
  const { vistas } = useVistas(idSolicitud, archivos);
  const prove = () => {
    setProving(false);
    onSign();
  };
  if (proving) return <Reingreso onDone={prove} onClose={() => setProving(false)} />;
  return (
    <ConfirmDialog
      wide
      careful
      title={t('firma.mirada.titulo')}
      confirm={t('firma.mirada.firmar')}
      keep={t('firma.mirada.corregir')}
      pending={pending}
      onConfirm={() => setProving(true)}
      onClose={onClose}
    >
      <p>{t('firma.mirada.texto')}</p>
      {propuesta.clase !== null && propuesta.clase !== mirada.clase && (
        <Notice tone="warning">{t('firma.mirada.otraClase', { clase: t(`firma.clase.${propuesta.clase}`) })}</Notice>
      )}
      <Diferencias diferencias={diferencias} />
      <Datos mirada={mirada} preguntas={propuesta.preguntas} />
      <h3 className={css.miradaHojas}>{t('firma.mirada.hojas', { n: archivos.length })}</h3>
      <ol className={css.paginas}>
        {archivos.map((idArchivo, i) => (
          <li key={idArchivo}>
            <span>{t('firma.hoja', { n: i + 1 })}</span>
            {vistas[idArchivo] && <img src={vistas[idArchivo].url} alt={t('firma.mirada.hoja', { n: i + 1 })} />}
          </li>
        ))}
      </ol>
    </ConfirmDialog>
  );
}

/** The answers that only the text has, as its hours. */
function dichosEnElTexto(
  preguntas: PropuestaDeFirma['preguntas'],
  acto: NonNullable<FirmaDeTramite['acto']>,
): [string, string][] {
  return preguntas.flatMap(({ ruta, etiqueta, tipo }): [string, string][] => {
    const valor = acto[ruta];
    if (typeof valor !== 'string') return [];
    return [[etiqueta, tipo === 'fecha' ? dia(valor) : valor]];
  });
}

function Datos({ mirada, preguntas }: { mirada: FirmaDeTramite } & Pick<PropuestaDeFirma, 'preguntas'>) {
  const t = useT();
  const { clase, instrumento, folios, lugar, fecha, acto = {}, hojas, comparecientes } = mirada;
  const datos: [string, string][] = [
    [t('firma.campo.clase'), t(`firma.clase.${clase}`)],
    ...(instrumento === null ? [] : ([[t('firma.campo.instrumento'), instrumento]] as [string, string][])),
    ...(folios === null ? [] : ([[t('firma.campo.folios'), folios]] as [string, string][])),
    [t('firma.campo.lugar'), lugar],
    [t('firma.campo.fecha'), dia(fecha)],
    ...dichosEnElTexto(preguntas, acto),
    [t('firma.campo.hojas'), String(hojas)],
  ];
  return (
    <Stack as="dl" gap={2} className={css.datos}>
      {datos.map(([titulo, dicho]) => (
        <div key={titulo}>
          <dt>{titulo}</dt>
          <dd>{dicho}</dd>
        </div>
      ))}
      <div>
        <dt>{t('firma.campo.comparecientes')}</dt>
        <dd>
          <ul>
            {comparecientes.map(({ nombre, calidad = 'parte', identificacion, numero }) => (
              <li key={nombre}>
                <strong>{nombre}</strong>
                {calidad !== 'parte' && ` · ${t(`firma.calidad.${calidad}`)}`}
                <small>
                  {t(`firma.identificacion.${identificacion}`)} {numero && <bdi dir="ltr">{numero}</bdi>}
                </small>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </Stack>
  );
}
