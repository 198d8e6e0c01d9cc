import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVin } from './vin.ts';

test('un VIN tiene diecisiete signos y ninguna I, O ni Q', () => {
  assert.equal(isVin('1HGCM82633A004352'), true);
  assert.equal(isVin('1HGCM82633A00435O'), false);
  assert.equal(isVin('1HGCM82633A00435'), false);
});
