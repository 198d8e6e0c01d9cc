import { type Deber, deberes, papelPor } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../common/Failure.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import customer from '../../ui/parts.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FileView } from '../../ui/upload/FileView.tsx';
import { PapelDeDeber } from '../papeles/PapelDeDeber.tsx';
import { Agregar } from './Agregar.tsx';
import { Cumplir } from './Cumplir.tsx';
import css from './deberes.module.css';
import { plazoDe, Signo } from './Signo.tsx';

/** The duties still open after an act was delivered, and the proof of those done. */
export function Deberes({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(deberes.ofTramite, { params: { idSolicitud } });
  useLive('tramites', [deberes.ofTramite], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data) return <Skeleton pieces={[120]} label={t('comun.cargando')} />;
  if (data.deberes.length === 0) return null;
  return (
    <section aria-labelledby="deberes" className={customer.part}>
      <h2 id="deberes">{t('deberes.titulo')}</h2>
      <p className={css.explain}>{t('deberes.caso.explica')}</p>
      <ul className={customer.asked}>
        {data.deberes.map((deber) => (
          <Uno key={deber.idDeber} deber={deber} />
        ))}
      </ul>
      <Agregar idSolicitud={idSolicitud} caben={data.caben} />
    </section>
  );
}

function Uno({ deber }: { deber: Deber }) {
  const t = useT();
  const { tipo, articulo, situacion, conArchivo, cumplidoEl } = deber;
  const [open, setOpen] = useState(false);
  const name = t(`deberes.tipo.${tipo}`);
  const papel = papelPor(tipo);
  return (
    <li>
      <div className={customer.title}>
        <h3>{name}</h3>
        <Signo situacion={situacion} />
      </div>
      <p className={css.facts}>
        <strong>{cumplidoEl === null ? plazoDe(t, deber) : cumplido(t, cumplidoEl, deber.venceEl)}</strong>
        <span>{t('deberes.caso.hasta', { fecha: dia(deber.venceEl) })}</span>
        {articulo !== null && <span>{t('deberes.articulo', { articulo })}</span>}
        <span>{t('deberes.caso.cuenta', { fecha: dia(deber.desde) })}</span>
      </p>
      {cumplidoEl === null ? (
        <div className={customer.ways}>
          <Button
            variant={situacion === 'vencido' ? 'filled' : 'default'}
            aria-label={t('deberes.caso.anotarDe', { deber: name })}
            onClick={() => setOpen(true)}
          >
            {t('deberes.caso.anotar')}
          </Button>
          {papel !== undefined && <PapelDeDeber idSolicitud={deber.idSolicitud} tipo={papel} />}
        </div>
      ) : (
        <Prueba deber={deber} name={name} conArchivo={conArchivo} />
      )}
      {open && <Cumplir deber={deber} name={name} onClose={() => setOpen(false)} />}
    </li>
  );
}

function cumplido(t: T, cumplidoEl: string, venceEl: string): string {
  return t(cumplidoEl > venceEl ? 'deberes.caso.tarde' : 'deberes.caso.cumplido', { fecha: dia(cumplidoEl) });
}

function Prueba({ deber, name, conArchivo }: { deber: Deber; name: string; conArchivo: boolean }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { idDeber, constancia, anotadoPor } = deber;
  const { data } = useCall(deberes.proof, { params: { idDeber } }, { enabled: open });
  return (
    <>
      <p className={css.facts}>
        {constancia !== null && <strong>{t('deberes.caso.constancia', { numero: constancia })}</strong>}
        {anotadoPor !== null && <span>{t('deberes.caso.anotado', { quien: anotadoPor })}</span>}
      </p>
      {conArchivo && (
        <div className={customer.ways}>
          <Button variant="subtle" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'deberes.caso.ocultar' : 'deberes.caso.verPrueba')}
          </Button>
        </div>
      )}
      {open && data && <FileView small archivo={data} alt={t('deberes.caso.prueba', { deber: name })} />}
    </>
  );
}
