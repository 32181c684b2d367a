# Run by the Dockerfile where packages were installed: removes what no program reads when it runs.
set -eu
rm package-lock.json
# Folders of packages that this program does without.
for manifest in */package.json; do
  folder=${manifest%/*}
  [ -e "node_modules/@gawai/$folder" ] || rm -r "$folder"
done
# Source maps, types, forms of OpenTelemetry for bundlers, and sharp for machines without a form of their own.
find . -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete
rm -rf node_modules/@opentelemetry/*/build/esm node_modules/@opentelemetry/*/build/esnext node_modules/@types \
  node_modules/@img/sharp-wasm32
