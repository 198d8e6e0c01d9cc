import type { TramiteDetalle } from '@fedatario/contract/tramite';
import type { ReactNode } from 'react';
import { type T, useT } from '../../../../i18n/i18n.ts';
import css from '../../../../ui/parts.module.css';
import { Situation } from '../../../../ui/Situation.tsx';
import { signoDe } from '../../../expedientes/EstadoDeTramite.tsx';
import { estadoDicho } from '../../../expedientes/estado-dicho.ts';
import { PlazoDeExpediente } from '../../../expedientes/oficina/PlazoDeExpediente.tsx';

/** Turn, next step and limit. `children`: the possible steps. */
export function SituacionDeExpediente({ tramite, children }: { tramite: TramiteDetalle; children: ReactNode }) {
  const t = useT();
  const { estado, leToca, turno, historial } = tramite;
  const motivo = historial.at(-1)?.motivo;
  return (
    <Situation
      {...signoDe(estado, leToca)}
      title={
        turno === null
          ? estadoDicho(tramite, t)
          : leToca
            ? t('expedienteDetalle.detalle.leToca')
            : t('expedienteDetalle.detalle.actua', { quien: t(`expediente.turno.${turno}`) })
      }
      said={
        <>
          <p>{siguienteDe(tramite, t)}</p>
          {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
        </>
      }
    >
      <p className={css.when}>
        <PlazoDeExpediente tramite={tramite} />
      </p>
      {estado === 'entregado' && !tramite.automatica && (
        <p className={css.when}>
          <a href="#deberes">{t('deberes.ver')}</a>
        </p>
      )}
      {children}
    </Situation>
  );
}

/** The states whose next step is another where the platform alone makes the document. */
const conSiguientePropio = ['firmado', 'noEntregado', 'enCorreccion'] as const;

function siguienteDe({ estado, automatica }: TramiteDetalle, t: T): string {
  const propio = automatica ? conSiguientePropio.find((one) => one === estado) : undefined;
  if (propio) return t(`entrega.siguiente.${propio}`);
  return t(`expedienteDetalle.siguiente.${estado}`);
}
