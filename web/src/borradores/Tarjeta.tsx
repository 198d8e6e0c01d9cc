import type { Borrador } from '@fedatario/contract';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { dinero, fechaHora } from '../lib/format.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import css from './borradores.module.css';
import { faltanDe } from './faltan.ts';
import { Herramienta } from './Herramienta.tsx';
import { Renombrar } from './Renombrar.tsx';
import { enfocarListas, useDescartar, useDuplicar, useRestaurar } from './use-acciones.ts';

interface Props {
  borrador: Borrador;
  onDescartado: (borrador: Borrador) => void;
  onMigrar: (idBorrador: string) => void;
}

export function Tarjeta({ borrador, onDescartado, onMigrar }: Props) {
  const t = useT();
  const { idBorrador, nombre, producto, actualizadoEn, desactualizado, descartadoEn } = borrador;
  return (
    <li className={css.card}>
      <p className={css.over}>
        {producto.nombre} · {dinero(producto.precio)}
      </p>
      <h2>{nombre}</h2>
      <Avance borrador={borrador} />
      <p className={css.when}>{t('borradores.cambio', { fecha: fechaHora(actualizadoEn) })}</p>
      {desactualizado && !descartadoEn && (
        <p className={css.newer}>
          {t('borradores.desactualizado')}
          <button type="button" onClick={() => onMigrar(idBorrador)}>
            {t('borradores.verCambios')}
          </button>
        </p>
      )}
      {descartadoEn ? <Recuperar borrador={borrador} /> : <Acciones borrador={borrador} onDescartado={onDescartado} />}
    </li>
  );
}

function Avance({ borrador: { progreso, estado } }: { borrador: Borrador }) {
  const t = useT();
  const { respondidas, total } = progreso;
  const isDone = estado === 'completo' || estado === 'enCarrito';
  const text = isDone ? t(`borradores.${estado}`) : t('borradores.faltan', faltanDe(progreso));
  return (
    <div className={css.progress} data-complete={isDone}>
      <progress value={respondidas} max={Math.max(1, total)} aria-label={text} />
      <span>{text}</span>
    </div>
  );
}

function Acciones({ borrador, onDescartado }: Omit<Props, 'onMigrar'>) {
  const t = useT();
  const [naming, setNaming] = useState(false);
  const duplicar = useDuplicar();
  const descartar = useDescartar();
  const { nombre, idBorrador, indice, producto } = borrador;
  const throwAway = () => void descartar(borrador).then((done) => done && onDescartado(borrador));
  return (
    <div className={css.actions}>
      <ButtonLink to={`/productos/${producto.slug}/${idBorrador}/${indice}`}>
        {t('borradores.continuar')}
        <span className="visualmente-oculto"> {nombre}</span>
      </ButtonLink>
      <div className={css.tools}>
        <Herramienta icon={IconPencil} label={t('borradores.renombrar', { nombre })} onClick={() => setNaming(true)} />
        <Herramienta
          icon={IconCopy}
          label={t('borradores.duplicar', { nombre })}
          onClick={() => void duplicar(borrador)}
        />
        <Herramienta icon={IconTrash} label={t('borradores.descartar', { nombre })} onClick={throwAway} />
      </div>
      {naming && <Renombrar borrador={borrador} onCerrar={() => setNaming(false)} />}
    </div>
  );
}

function Recuperar({ borrador }: { borrador: Borrador }) {
  const t = useT();
  const restaurar = useRestaurar();
  return (
    <div className={css.actions}>
      <PlainButton kind="quiet" onClick={() => void restaurar(borrador).then(enfocarListas)}>
        {t('borradores.restaurar')}
      </PlainButton>
      {borrador.seBorraEn && <small>{t('borradores.seBorra', { fecha: fechaHora(borrador.seBorraEn) })}</small>}
    </div>
  );
}
