// One contender in a process of its own: which one, then the file of the schema and the shop's
// address, or (for the constant ones) the file with the bytes, or all three for a quote.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { serve } from '../serve.ts';
import { apolloHandWrittenContender } from './apollo-hand-written.ts';
import { apolloContender } from './apollo.ts';
import { handWrittenContender } from './hand-written.ts';
import { constantFastifyContender } from './constant-fastify.ts';
import { constantContender } from './constant.ts';
import { mercuriusContender } from './mercurius.ts';
import { quoteHandWritten, quoteOnApollo } from './quote-hand-written.ts';
import { yogaContender } from './yoga.ts';

const [kind = '', file = '', shopUrl = '', quoteFile = ''] = process.argv.slice(2);
serve(await build());

async function build(): Promise<Server> {
  const bytes = readFileSync(file);
  const typeDefs = bytes.toString();
  switch (kind) {
    case 'apollo':
      return apolloContender(typeDefs, shopUrl);
    case 'apollo-hand-written':
      return apolloHandWrittenContender(typeDefs, shopUrl);
    case 'yoga':
      return yogaContender(typeDefs, shopUrl, { isCached: false });
    case 'yoga-cached':
      return yogaContender(typeDefs, shopUrl, { isCached: true });
    case 'mercurius':
      return mercuriusContender(typeDefs, shopUrl);
    case 'hand-written':
      return handWrittenContender(shopUrl);
    case 'constant':
      return constantContender(bytes);
    case 'constant-fastify':
      return constantFastifyContender(bytes);
    case 'quote-hand-written':
      return quoteHandWritten(readFileSync(quoteFile), shopUrl);
    case 'quote-on-apollo':
      return quoteOnApollo(readFileSync(quoteFile), typeDefs, shopUrl);
    default:
      throw new Error(`No contender is called "${kind}".`);
  }
}
