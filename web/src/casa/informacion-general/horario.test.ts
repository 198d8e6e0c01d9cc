import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decirHorario } from './horario.ts';

const tramo = (desde: string, hasta: string) => ({ desde, hasta });
const entero = [tramo('08:00', '12:00'), tramo('14:00', '17:00')];

test('los días iguales y seguidos se dicen juntos, de lunes a domingo, y los cerrados no se dicen', () => {
  const semana = [[], entero, entero, entero, entero, entero, [tramo('09:00', '12:00')]];
  assert.equal(decirHorario(semana, 'es'), 'lun–vie 08:00–12:00, 14:00–17:00; sáb 09:00–12:00');
});

test('dos grupos iguales que otro separa son dos, y una semana sin horas no dice nada', () => {
  const partida = [[tramo('10:00', '11:00')], entero, [], entero, [], [], []];
  assert.equal(
    decirHorario(partida, 'es'),
    'lun 08:00–12:00, 14:00–17:00; mié 08:00–12:00, 14:00–17:00; dom 10:00–11:00',
  );
  assert.equal(decirHorario([[], [], [], [], [], [], []], 'es'), '');
});
