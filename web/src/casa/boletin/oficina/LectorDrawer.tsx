import type { LectorDelBoletin } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import parts from '../../../ui/parts.module.css';
import type { RowAction } from '../../../ui/table/table.ts';
import { cuando, SituacionDeLectura } from './columnas.tsx';
import css from './lector.module.css';

interface Props {
  lector: LectorDelBoletin;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** One reader of the newsletter beside the list, with what may be done. */
export function LectorDrawer({ lector, actions, onClose }: Props) {
  const t = useT();
  const { nombre, email, situacion, origen, suscritoEn, confirmadoEn, enlaceEnviadoEn } = lector;
  const facts: [string, string | null][] = [
    [t('lectores.columna.origen'), t(`lectores.origen.${origen}`)],
    [t('lectores.columna.suscrito'), cuando(suscritoEn)],
    [t('lectores.confirmado'), confirmadoEn && cuando(confirmadoEn)],
    [t('lectores.enlace'), enlaceEnviadoEn && cuando(enlaceEnviadoEn)],
  ];
  return (
    <Drawer title={nombre} close={t('comun.cerrar')} onClose={onClose}>
      <div className={css.lector}>
        <p>
          <bdi>{email}</bdi>
        </p>
        <SituacionDeLectura situacion={situacion} />
        <Grid as="dl" gap={3} className={css.facts}>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </Grid>
        <div className={parts.ways}>
          {actions.map(({ label, icon: Icon, run }) => (
            <Button
              key={label}
              variant="default"
              leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Drawer>
  );
}
