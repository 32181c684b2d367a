// Writes the manifest of the storefront's operations, which the gateway knows by their hash
// (gateway/README.md, Trusted documents). Part of `npm run codegen`.
import { storefrontDocuments } from '../web/build/storefront-documents.ts';
import { MANIFEST_FOLDER, writeManifest } from './manifests.ts';

writeManifest(`${MANIFEST_FOLDER}/storefront.json`, await storefrontDocuments());
