import { Outlet } from 'react-router';
import { Header } from './Header.tsx';
import css from './layout.module.css';

/** Where signed-in people work. */
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
