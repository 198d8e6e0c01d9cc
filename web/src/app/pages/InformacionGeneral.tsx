import { InformacionGeneralPage } from '../../informacion-general/InformacionGeneralPage.tsx';
import { areaProps } from '../theme/temas.ts';

export function InformacionGeneral() {
  return <InformacionGeneralPage area={areaProps} />;
}
