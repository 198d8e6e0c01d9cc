import { Outlet } from 'react-router';
import { Header } from './Header.tsx';
import css from './layout.module.css';

/** Layout of the signed-in customer's screens. */
export function DeskLayout() {
  return (
    <>
      <Header />
      <main id="contenido" tabIndex={-1} className={css.desk}>
        <Outlet />
      </main>
    </>
  );
}
