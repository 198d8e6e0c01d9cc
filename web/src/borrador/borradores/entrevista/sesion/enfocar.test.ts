import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { enfocar } from './enfocar.ts';

/** A page with two fields and a button, whose clock is moved by hand. */
function pagina() {
  const of = (isField: boolean) => {
    const element = {
      matches: (selector: string) => isField && selector.includes('input'),
      querySelector: () => null,
      scrollIntoView: () => undefined,
      focus: () => {
        page.activeElement = element as unknown as Element;
      },
    };
    return element;
  };
  const [nombres, apellidos, boton] = [of(true), of(true), of(false)];
  const page = {
    activeElement: boton as unknown as Element,
    getElementById: () => nombres as unknown as HTMLElement,
  };
  return { page, nombres, apellidos, boton };
}

test('la pregunta pedida recibe el foco, salvo que la persona ya escriba en otra', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { page, nombres, apellidos, boton } = pagina();
  enfocar('arrendante.nombres', page);
  mock.timers.tick(100);
  assert.equal(page.activeElement, nombres);
  boton.focus();
  enfocar('arrendante.nombres', page);
  apellidos.focus();
  mock.timers.tick(100);
  assert.equal(page.activeElement, apellidos);
  // Asked from a field, as by the keyboard, it leaves that field.
  enfocar('arrendante.nombres', page);
  mock.timers.tick(100);
  assert.equal(page.activeElement, nombres);
  mock.timers.reset();
});
