import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '@fedatario/contract/base';
import { facturacion } from '@fedatario/contract/compra';
import { demandActo, networkOf } from './audit.ts';

test('de dónde vino una petición se dice por su red, no por su dirección', () => {
  assert.equal(networkOf('190.12.34.56'), '190.12.34.0/24');
  assert.equal(networkOf('::ffff:190.12.34.56'), '190.12.34.0/24');
  assert.equal(networkOf('2001:db8:12:34::56'), '2001:db8:12::/48');
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0::/48');
  assert.equal(networkOf('::1'), '0:0:0::/48');
});

test('una escritura del personal que no nombra su acto no se atiende', () => {
  const { acto: _, ...nameless }: Endpoint = facturacion.update;
  assert.throws(() => demandActo(nameless), /no nombra su acto/);
  assert.throws(() => demandActo({ ...nameless, access: 'admin' }), /no nombra su acto/);
  for (const fine of [facturacion.update, facturacion.read, { ...nameless, access: 'all' } as const]) demandActo(fine);
});
