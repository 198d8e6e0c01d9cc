#!/bin/sh
# Expected: a PKCS#12 file with an elliptic key that Java's keytool made opens with pkijs, as Node, OpenSSL and NSS open it.
# Happens: keytool leaves out the public part of the key, which RFC 5915 makes optional; pkijs 3.4.3, which @libpdf/core 0.4.2 opens files with, cannot import such
# a key («Invalid keyData»), though Node imports the same bytes and finds their public part.
# Versions: keytool of JDK 17, pkijs 3.4.3, @libpdf/core 0.4.2. Seen 2026-11-28. Needs keytool, openssl, node and npm.
# Matters here: such a notary was told that the password was wrong (server/src/services/seal/p12/read.ts opens them now).
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null && npm install --silent --no-audit --no-fund @libpdf/core@0.4.2 pkijs@3.4.3 >/dev/null

keytool -genkeypair -keyalg EC -groupname secp256r1 -alias a -dname CN=Notaria -storetype PKCS12 -keystore a.p12 -storepass secreta 2>/dev/null
openssl pkcs12 -in a.p12 -passin pass:secreta -nocerts -nodes 2>/dev/null | openssl pkcs8 -topk8 -nocrypt -outform DER -out with.der
cat > see.mjs <<'JS'
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { P12Signer } from '@libpdf/core';
const error = await P12Signer.create(readFileSync('a.p12'), 'secreta').then(() => 'opened', ({ message }) => message);
console.log(`@libpdf/core by pkijs: ${error}`);
// The same key without its optional public part, as keytool writes it: 0x04 0x27 holds version and 32 octets.
const whole = createPrivateKey({ key: readFileSync('with.der'), format: 'der', type: 'pkcs8' });
const d = Buffer.from(whole.export({ format: 'jwk' }).d, 'base64url');
const inner = Buffer.concat([Buffer.from('30250201010420', 'hex'), d]);
const head = Buffer.from('30410201003013' + '06072a8648ce3d0201' + '06082a8648ce3d030107' + '0427', 'hex');
const bare = createPrivateKey({ key: Buffer.concat([head, inner]), format: 'der', type: 'pkcs8' });
console.log(`node:crypto, without the public part: ${bare.asymmetricKeyType} ${bare.asymmetricKeyDetails.namedCurve}`);
process.exitCode = error !== 'opened' && bare.equals(whole) ? 0 : 1;
JS
node see.mjs
