import { HomePage } from '../../inicio/HomePage.tsx';
import { useSession } from '../session/use-session.ts';

export function Inicio() {
  const { status } = useSession();
  return <HomePage known={status !== 'guest'} />;
}
