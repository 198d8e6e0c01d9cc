import type { Borrador } from '@fedatario/contract/borrador';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import css from '../borradores.module.css';
import { faltanDe } from '../faltan.ts';
import { Herramienta } from '../Herramienta.tsx';
import { enfocarListas, useDescartar, useDuplicar, useRestaurar } from '../use-acciones.ts';
import { aDonde, dondeEsta, esComprado, sePuede } from './lugar.ts';
import { Renombrar } from './Renombrar.tsx';

interface Props {
  borrador: Borrador;
  onDescartado: (borrador: Borrador) => void;
  onMigrar: (idBorrador: string) => void;
}

export function TarjetaDeBorrador({ borrador, onDescartado, onMigrar }: Props) {
  const t = useT();
  const { idBorrador, nombre, producto, estado, actualizadoEn, desactualizado } = borrador;
  return (
    <Stack as="li" pad={6} className={css.card}>
      <p className={css.over}>
        {producto.nombre} · {dinero(producto.precio)}
      </p>
      <h2>{nombre}</h2>
      <Avance borrador={borrador} />
      <p className={css.when}>{t('borradores.cambio', { fecha: fechaHora(actualizadoEn) })}</p>
      {desactualizado && sePuede(borrador, 'migrar') && (
        <p className={css.newer}>
          {t('borradores.desactualizado')}
          <button type="button" onClick={() => onMigrar(idBorrador)}>
            {t('borradores.verCambios')}
          </button>
        </p>
      )}
      {estado === 'descartado' && <Recuperar borrador={borrador} />}
      {esComprado(borrador) && <DeComprado borrador={borrador} />}
      {estado !== 'descartado' && !esComprado(borrador) && <Acciones borrador={borrador} onDescartado={onDescartado} />}
    </Stack>
  );
}

/** Progress of the draft; an ordered or bought one shows only its stage. */
function Avance({ borrador }: Pick<Props, 'borrador'>) {
  const t = useT();
  const { respondidas, total } = borrador.progreso;
  const donde = dondeEsta(borrador);
  if (donde === 'enPedido' || donde === 'comprado' || donde === 'enCorreccion')
    return <p className={css.where}>{t(`borradores.${donde}`)}</p>;
  const text = donde ? t(`borradores.${donde}`) : t('borradores.faltan', faltanDe(borrador.progreso));
  return (
    <Row gap={4} rowGap={2} align="center" wrap className={css.progress} data-complete={donde !== undefined}>
      <progress value={respondidas} max={Math.max(1, total)} aria-label={text} />
      <span>{text}</span>
    </Row>
  );
}

function Acciones({ borrador, onDescartado }: Omit<Props, 'onMigrar'>) {
  const t = useT();
  const [naming, setNaming] = useState(false);
  const duplicar = useDuplicar();
  const descartar = useDescartar();
  const { nombre } = borrador;
  const throwAway = () => void descartar(borrador).then((done) => done && onDescartado(borrador));
  return (
    <div className={css.actions}>
      <ButtonLink to={aDonde(borrador)}>
        {t(borrador.estado === 'enPedido' ? 'borradores.verPedido' : 'borradores.continuar')}
        <span className="visualmente-oculto"> {nombre}</span>
      </ButtonLink>
      <div className={css.tools}>
        {sePuede(borrador, 'renombrar') && (
          <Herramienta
            icon={IconPencil}
            label={t('borradores.renombrar', { nombre })}
            onClick={() => setNaming(true)}
          />
        )}
        <Herramienta
          icon={IconCopy}
          label={t('borradores.duplicar', { nombre })}
          onClick={() => void duplicar(borrador)}
        />
        {sePuede(borrador, 'descartar') && (
          <Herramienta icon={IconTrash} label={t('borradores.descartar', { nombre })} onClick={throwAway} />
        )}
      </div>
      {naming && <Renombrar borrador={borrador} onCerrar={() => setNaming(false)} />}
    </div>
  );
}

/** A bought draft is read-only: its actions open the resulting trámite or start another document like it. */
function DeComprado({ borrador }: Pick<Props, 'borrador'>) {
  const t = useT();
  const navigate = useNavigate();
  const duplicar = useDuplicar();
  const another = async () => {
    const copia = await duplicar(borrador);
    if (copia) await navigate(aDonde(copia));
  };
  return (
    <div className={css.actions}>
      <ButtonLink to={aDonde(borrador)}>
        {t(borrador.idSolicitud ? 'borradores.verTramite' : 'borradores.verPedido')}
        <span className="visualmente-oculto"> {borrador.nombre}</span>
      </ButtonLink>
      <PlainButton kind="quiet" onClick={() => void another()}>
        {t('borradores.otroIgual')}
        <span className="visualmente-oculto"> {borrador.nombre}</span>
      </PlainButton>
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
