import { normalisePhone } from '@gawai/domain/phone';
import { cleanPassword } from '@gawai/domain/session';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { checkShop } from './check-shop.ts';
import { isUsable, reportJson, reportText } from './report.ts';

export interface Output {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface Options {
  readonly token?: string;
  readonly phone?: string;
  readonly password?: string;
  readonly write?: true;
  readonly order?: true;
  readonly timeout: number;
  readonly json?: true;
}

const EXPLANATION = `
Without options only public reads are sent. Exit code: 0 the shop can be used, 1 calls are missing or
broken, 2 wrong usage.

  fits         no difference found from schema/printed/shop-api.openapi.json
  tolerated    different, but the gateway reads it as the note describes
  missing      the server does not know the call
  broken       the gateway cannot use the response
  not checked  not sent, for the reason in the note`;

export async function runCheckShop(args: readonly string[], output: Output): Promise<number> {
  const program = createProgram(output);
  try {
    program.parse(args, { from: 'user' });
    const [url] = program.processedArgs as [string];
    const options = program.opts<Options>();
    const { phone, password, token = null, timeout } = options;
    if ((phone === undefined) !== (password === undefined)) {
      program.error('error: --phone and --password belong together');
    }
    const credentials =
      phone === undefined || password === undefined
        ? null
        : { phone: normalisePhone(phone), password: cleanPassword(password) };
    if (options.write && token === null && credentials === null) {
      program.error('error: --write needs a customer: --token, or --phone and --password');
    }
    const results = await checkShop({
      url,
      timeout,
      token,
      credentials,
      mayWrite: options.write === true,
      mayOrder: options.order === true,
    });
    output.print(options.json ? reportJson(url, results) : reportText(url, results));
    return isUsable(results) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

function createProgram({ print, printError }: Output): Command {
  return new Command('npm run check-shop --')
    .description('Checks a shop API call by call with the readers of the gateway.')
    .argument('<url>', 'base address of the REST API, e.g. https://shop.example/api', parseAddress)
    .option('--token <token>', 'token of a customer, to check the calls of customers')
    .option('--phone <phone>', 'signs in as this customer instead, and out at the end')
    .option('--password <password>', 'password of that customer')
    .option('--write', 'also adds a product to the wishlist of the customer and removes it')
    .option(
      '--order',
      'also places a guest order for pickup; it stays in a shop that cannot cancel it',
    )
    .option('--timeout <ms>', 'how long a call may take', parseTimeout, 10_000)
    .option('--json', 'prints the report as JSON')
    .addHelpText('after', EXPLANATION)
    .configureHelp({ helpWidth: 100 })
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .exitOverride();
}

function parseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // The gateway accepts nothing else as SHOP_API_URL.
  if (isWeb && url.username + url.password + url.search + url.hash === '') {
    return text.replace(/\/+$/, '');
  }
  throw new InvalidArgumentError(
    'It must start with http:// or https:// and have no credentials and query.',
  );
}

function parseTimeout(text: string): number {
  const ms = Number(text);
  if (Number.isInteger(ms) && ms >= 50 && ms <= 120_000) return ms;
  throw new InvalidArgumentError('It must be whole milliseconds from 50 to 120000.');
}
