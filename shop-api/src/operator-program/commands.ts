import type { Command } from './command.ts';
import { orderCommands } from './order-commands.ts';
import { productCommands } from './product-commands.ts';
import { receiptCommands } from './receipt-commands.ts';
import { voucherCommands } from './voucher-commands.ts';

/** All commands that call a shop, in the order of the help. */
export const commands: readonly Command[] = [
  ...receiptCommands,
  ...orderCommands,
  ...productCommands,
  ...voucherCommands,
];
