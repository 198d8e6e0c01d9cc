import type { Expediente, Requisito } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import css from '../../ui/parts.module.css';
import { Entregado } from './Entregado.tsx';
import { Entregar } from './Entregar.tsx';
import { pideOriginal, signos } from './signos.ts';

/** The requisitos of the customer; the missing ones are open for upload. */
export function RequisitosDeTramite({ tramite }: { tramite: Pick<Expediente, 'estado' | 'requisitos'> }) {
  const t = useT();
  const { requisitos } = tramite;
  if (requisitos.length === 0) return null;
  return (
    <section aria-labelledby="requisitos" className={css.part}>
      <h2 id="requisitos">{t('tramites.requisitos.titulo')}</h2>
      <ul className={css.asked}>
        {requisitos.map((requisito) => (
          <Uno key={requisito.idRequisito} requisito={requisito} original={pideOriginal(tramite, requisito)} />
        ))}
      </ul>
    </section>
  );
}

/** `original`: whether the original must be brought too. */
function Uno({ requisito, original }: { requisito: Requisito; original: boolean }) {
  const t = useT();
  const { nombre, obligatorio, estado, entregadoEn, revision, acciones } = requisito;
  const [adding, setAdding] = useState(false);
  const puede = acciones.includes('entregar');
  const opcional = !obligatorio && estado === 'pendiente';
  const falta = puede && estado !== 'subido' && !opcional;
  return (
    <li>
      <div className={css.title}>
        <h3>
          {nombre}
          {!obligatorio && <small> {t('tramites.requisitos.opcional')}</small>}
        </h3>
        {!opcional && <Badge {...signos[estado]}>{t(`tramites.requisitos.estado.${estado}`)}</Badge>}
      </div>
      <Dicho requisito={requisito} instruye={falta || adding} original={original} />
      {entregadoEn && <Entregado requisito={requisito} />}
      {(falta || adding) && (
        <Entregar
          key={revision}
          requisito={requisito}
          onDone={() => setAdding(false)}
          onCancel={adding ? () => setAdding(false) : undefined}
        />
      )}
      {puede && !falta && !adding && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {opcional ? t('tramites.requisitos.subir', { nombre }) : t('tramites.requisitos.reemplazar')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Notes on a requisito: reason of a rejection, instructions, validity. */
function Dicho({ requisito, instruye, original }: { requisito: Requisito; instruye: boolean; original: boolean }) {
  const t = useT();
  const { estado, motivo, instrucciones, venceEl } = requisito;
  return (
    <>
      {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
      {instruye && <p>{instrucciones}</p>}
      {original && <p className={css.note}>{t('tramites.requisitos.original')}</p>}
      {venceEl && estado === 'aceptado' && (
        <p className={css.note}>{t('tramites.requisitos.vence', { fecha: dia(venceEl) })}</p>
      )}
    </>
  );
}
