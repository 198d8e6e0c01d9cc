#!/bin/sh
# Expected: a signature asked for as PAdES B-B (ETSI.CAdES.detached) has no attribute signing-time, as EN 319 142-1, 6.3, demands of a baseline signature, and the NULL
# parameter that RFC 5754, 3.2, demands of sha256WithRSAEncryption.
# Happens: @libpdf/core 0.4.2 writes signing-time whatever its options, and the algorithm without a parameter.
# Versions: @libpdf/core 0.4.2, OpenSSL 3.0.19. Seen 2026-11-28. Needs openssl, node and npm.
# Matters here: the signature is made by our own code (docs/decisions/0124-seals-that-verify.md).
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null && npm install --silent --no-audit --no-fund @libpdf/core@0.4.2 >/dev/null

openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -subj '/CN=Notaria' -days 9 2>/dev/null
openssl pkcs12 -export -inkey key.pem -in cert.pem -passout pass:abc -out a.p12
cat > sign.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { P12Signer, PDF } from '@libpdf/core';
const file = PDF.create();
file.addPage();
const signed = await PDF.load(await file.save());
const { bytes } = await signed.sign({ signer: await P12Signer.create(readFileSync('a.p12'), 'abc'), level: 'B-B' });
const hex = /\/Contents <([0-9a-f]+)>/i.exec(Buffer.from(bytes).toString('latin1'))[1];
writeFileSync('signature.der', Buffer.from(hex, 'hex'));
JS
node sign.mjs
openssl cms -cmsout -print -noout -inform DER -in signature.der > structure.txt
grep -A3 -E 'signingTime|signatureAlgorithm' structure.txt | tail -n 12
grep -q signingTime structure.txt
tail -n +1 structure.txt | grep -A2 'signatureAlgorithm' | tail -n 1 | grep -q ABSENT
