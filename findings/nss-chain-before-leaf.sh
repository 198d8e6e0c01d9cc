#!/bin/sh
# Expected: a PKCS#12 file lists the certificate of its key first, so that its first certificate is the signer's.
# Happens: NSS, with which Firefox and Thunderbird export, writes the certificates of the issuers before it; @libpdf/core 0.4.2 takes the first
# one (and the last key), so that it signs with the notary's key in the name of the authority, without an error: no reader verifies it.
# Versions: libnss3-tools 3.87.1, @libpdf/core 0.4.2. Seen 2026-11-28. Needs certutil, pk12util, openssl, node and npm.
# Matters here: certificates are paired with their key by public key (server/src/services/seal/p12/choose.ts).
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null && npm install --silent --no-audit --no-fund @libpdf/core@0.4.2 >/dev/null

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -subj '/CN=Autoridad' -days 9 2>/dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out leaf.csr -subj '/CN=Notaria' 2>/dev/null
openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -days 9 -out leaf.pem 2>/dev/null
openssl pkcs12 -export -inkey key.pem -in leaf.pem -certfile ca.pem -name notaria -passout pass:abc -out a.p12
mkdir nss && certutil -N -d nss --empty-password
certutil -A -d nss -n autoridad -t CT,C,C -a -i ca.pem
pk12util -i a.p12 -d nss -W abc >/dev/null && pk12util -o b.p12 -n notaria -d nss -W abc >/dev/null

echo 'Order in the file of OpenSSL and in the one of NSS:'
for file in a b; do openssl pkcs12 -in $file.p12 -passin pass:abc -nokeys 2>/dev/null | grep '^subject' | tr '\n' ' '; echo; done
cat > see.mjs <<'JS'
import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { P12Signer } from '@libpdf/core';
const key = createPrivateKey(readFileSync('key.pem'));
const signers = await Promise.all(['a', 'b'].map(async (name) => P12Signer.create(readFileSync(`${name}.p12`), 'abc')));
const seen = signers.map(({ certificate }) => new X509Certificate(certificate));
for (const one of seen) console.log(`signer ${one.subject}, its certificate belongs to the key: ${one.checkPrivateKey(key)}`);
process.exitCode = seen[0].checkPrivateKey(key) && !seen[1].checkPrivateKey(key) ? 0 : 1;
JS
node see.mjs
