#!/bin/sh
# node-forge reads the letters of a certificate's name rightly when they are of an old kind of string, and wrongly when they are UTF-8.
#
# Expected: the common name «Begoña Muñoz» is the same text, whether the authority wrote it as UTF8String, which RFC 5280, 4.1.2.4, demands of
# new certificates, or as the BMPString or T61String of older ones; and the getter of a text gives a text.
# Happens: of UTF8String the attribute's value is its octets, one character each: «BegoÃ±a MuÃ±oz». BMPString and T61String are read as
# text, so that no caller may decode all values alike. `getField('CN')` finds the certificate's name only by its mangled letters.
# node:crypto, pkijs and Java's keytool read all three alike.
# Versions: node-forge 1.4.3, pkijs 3.4.3, keytool of JDK 17, OpenSSL 3.0.19. Date: 2026-11-29. Needs openssl, keytool, node and npm.
# Why it matters here: whose seal it is stands in each sealed document. server/src/services/seal/x509.ts reads every kind of string by its own
# rule; x509.test.ts beside it holds each.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-forge@1.4.3 pkijs@3.4.3
for kind in utf8:utf8only bmp:MASK:0x800 t61:MASK:0x4; do
  printf '[req]\ndistinguished_name=name\nstring_mask=%s\nutf8=yes\nprompt=no\n[name]\nCN=Begoña Muñoz\n' "${kind#*:}" >request.cnf
  openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out "${kind%%:*}.pem" -config request.cnf -days 9 2>/dev/null
  keytool -J-Dstdout.encoding=UTF-8 -J-Dsun.stdout.encoding=UTF-8 -printcert -file "${kind%%:*}.pem" | sed -n 's/^Owner: CN=//p' >"${kind%%:*}.txt"
done
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { Certificate } from 'pkijs';
const name = 'Begoña Muñoz';
const seen = {};
for (const kind of ['utf8', 'bmp', 't61']) {
  const pem = readFileSync(`${kind}.pem`, 'utf8');
  const node = new X509Certificate(pem);
  seen[kind] = {
    forge: forge.pki.certificateFromPem(pem).subject.getField('CN').value,
    'node:crypto': node.subject.replace('CN=', ''),
    pkijs: Certificate.fromBER(node.raw).subject.typesAndValues[0].value.valueBlock.value,
    keytool: readFileSync(`${kind}.txt`, 'utf8').trim(),
  };
}
console.log(seen);
const alike = { 'node:crypto': name, pkijs: name, keytool: name };
assert.deepEqual(seen, {
  utf8: { forge: Buffer.from(name).toString('latin1'), ...alike },
  bmp: { forge: name, ...alike },
  t61: { forge: name, ...alike },
});
console.log('As it was seen.');
JS
node see.mjs
