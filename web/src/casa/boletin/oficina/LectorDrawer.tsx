import type { LectorDelBoletin } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { RowAction } from '../../../ui/table/table.ts';
import { cuando, SituacionDeLectura } from './columnas.tsx';

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
      <Stack gap={4} align="start">
        <p>
          <bdi>{email}</bdi>
        </p>
        <SituacionDeLectura situacion={situacion} />
        <Grid as="dl" gap={3}>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <Text as="dt" size={3} tone="tinta-2">
                  {name}
                </Text>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </Grid>
        <Row gap={3} wrap>
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
        </Row>
      </Stack>
    </Drawer>
  );
}
