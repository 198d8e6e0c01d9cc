import { fallaSuEntrega, faseDeCita, hechosDeTramite, tramitesConTexto } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { Entrega } from '../../../common/entrega/Entrega.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.tsx';
import css from '../../../ui/parts.module.css';
import { Situation } from '../../../ui/Situation.tsx';
import { BotonCancelar } from '../../expedientes/Cancelar.tsx';
import { signoDe } from '../../expedientes/EstadoDeTramite.tsx';
import { PlazoDeTramite } from '../../expedientes/PlazoDeTramite.tsx';
import { SubirLoQueFalta } from '../../expedientes/SubirLoQueFalta.tsx';
import { situacionDicha } from './situacion-dicha.ts';

/** The state of a trámite and the one act that its customer is led to, in words. */
export function Situacion({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { idSolicitud, estado, automatica, historial, nombre, entregado, firma } = tramite;
  const motivo = historial.at(-1)?.motivo;
  const paso = firma && pasoDeFirma(firma);
  const { titulo, texto } = paso ? firmaDicha(paso, firma, t) : situacionDicha(tramite, t);
  return (
    <Situation
      {...signoDe(estado, paso === 'elegir' || paso === 'guardada' || undefined)}
      title={titulo}
      said={
        <>
          <p>{texto}</p>
          {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
        </>
      }
    >
      <p className={css.when}>
        {paso === 'elegir' && tramite.venceEn ? (
          t('situacionDeTramite.firma.elegir.plazo', { fecha: fechaHora(tramite.venceEn) })
        ) : (
          <PlazoDeTramite tramite={tramite} />
        )}
      </p>
      <Actos tramite={tramite} paso={paso} />
      {entregado && <Entrega idSolicitud={idSolicitud} nombre={nombre} automatica={automatica} />}
    </Situation>
  );
}

/** The act that is next first, and what else may be done. */
function Actos({ tramite, paso }: { tramite: TramiteDetalle; paso: PasoDeFirma | null }) {
  const t = useT();
  const { idSolicitud, estado, requisitos } = tramite;
  const { acto } = hechosDeTramite[estado];
  return (
    <div className={css.ways}>
      {acto === 'entregar' && <SubirLoQueFalta requisitos={requisitos} />}
      {acto === 'corregir' && (
        <ButtonLink to={`/tramites/${idSolicitud}/correccion`}>{t('conversacion.cliente.ir')}</ButtonLink>
      )}
      {paso && <ButtonAnchor to="#cita">{t(`situacionDeTramite.firma.${paso}.boton`)}</ButtonAnchor>}
      {tramitesConTexto.includes(estado) && (
        <ButtonLink to={`/tramites/${idSolicitud}/documento`} kind={acto === 'leer' ? 'main' : 'quiet'}>
          {t('tramites.leerDocumento')}
        </ButtonLink>
      )}
      {seDevuelveTodo(tramite) && <BotonCancelar tramite={tramite}>{t('entrega.devolver')}</BotonCancelar>}
    </div>
  );
}

/** The document could not be made, so the refund is offered beside the other actions of the customer. */
export function seDevuelveTodo({ estado, automatica, acciones }: TramiteDetalle): boolean {
  const detenida = automatica && (fallaSuEntrega(estado) || estado === 'enCorreccion');
  return detenida && acciones.some(({ accion, impedimento }) => accion === 'cancelar' && impedimento === null);
}

type Firma = NonNullable<TramiteDetalle['firma']>;

const pasosDeFirma = ['guardada', 'porConfirmar', 'acordada'] as const;
type PasoDeFirma = 'elegir' | (typeof pasosDeFirma)[number];

/** The stage of the appointment of a signing; null where none can be asked for yet. */
function pasoDeFirma({ cita, sePuedePedir }: Firma): PasoDeFirma | null {
  if (!cita) return sePuedePedir ? 'elegir' : null;
  const fase = faseDeCita(cita.estado);
  return pasosDeFirma.find((una) => una === fase) ?? null;
}

function firmaDicha(paso: PasoDeFirma, { cita }: Firma, t: T) {
  const titulo =
    paso === 'acordada' && cita
      ? t('situacionDeTramite.firma.acordada.titulo', { fecha: fechaHora(cita.inicio) })
      : t(`situacionDeTramite.firma.${paso}.titulo`);
  return { titulo, texto: t(`situacionDeTramite.firma.${paso}.texto`) };
}
