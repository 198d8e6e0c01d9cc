import { type Deber, papelPor } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia } from '../../lib/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import customer from '../../ui/parts.module.css';
import { FileView } from '../../ui/upload/FileView.tsx';
import { PapelDeDeber } from '../papeles/PapelDeDeber.tsx';
import { Cumplir } from './Cumplir.tsx';
import { DeProtocolo } from './DeProtocolo.tsx';
import css from './deberes.module.css';
import { plazoDe, Signo } from './Signo.tsx';

/** One duty: its last day, the paper by which it is done, and its proof once it is. */
export function UnDeber({ deber }: { deber: Deber }) {
  const t = useT();
  const { tipo, articulo, situacion, conArchivo, cumplidoEl } = deber;
  const [open, setOpen] = useState(false);
  const name = t(`deberes.tipo.${tipo}`);
  return (
    <>
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
        <Row gap={3} wrap>
          <Button
            variant={situacion === 'vencido' ? 'filled' : 'default'}
            aria-label={t('deberes.caso.anotarDe', { deber: name })}
            onClick={() => setOpen(true)}
          >
            {t('deberes.caso.anotar')}
          </Button>
          <Papel deber={deber} />
        </Row>
      ) : (
        <Prueba deber={deber} name={name} conArchivo={conArchivo} />
      )}
      {open && <Cumplir deber={deber} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The paper by which a duty is done: of its act, or of the protocol itself. */
function Papel({ deber: { idDeber, idSolicitud, tipo, desde } }: { deber: Deber }) {
  const papel = papelPor(tipo);
  if (idSolicitud === null) return <DeProtocolo idDeber={idDeber} desde={desde} />;
  return papel === undefined ? null : <PapelDeDeber idSolicitud={idSolicitud} tipo={papel} />;
}

function cumplido(t: T, cumplidoEl: string, venceEl: string): string {
  return t(cumplidoEl > venceEl ? 'deberes.caso.tarde' : 'deberes.caso.cumplido', { fecha: dia(cumplidoEl) });
}

function Prueba({ deber, name, conArchivo }: { deber: Deber; name: string; conArchivo: boolean }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { idDeber, constancia, anotadoPor } = deber;
  const { data } = useCall(calls.deberes.proof, { params: { idDeber } }, { enabled: open });
  return (
    <>
      <p className={css.facts}>
        {constancia !== null && <strong>{t('deberes.caso.constancia', { numero: constancia })}</strong>}
        {anotadoPor !== null && <span>{t('deberes.caso.anotado', { quien: anotadoPor })}</span>}
      </p>
      {conArchivo && (
        <Row gap={3} wrap>
          <Button variant="subtle" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'deberes.caso.ocultar' : 'deberes.caso.verPrueba')}
          </Button>
        </Row>
      )}
      {open && data && <FileView small archivo={data} alt={t('deberes.caso.prueba', { deber: name })} />}
    </>
  );
}
