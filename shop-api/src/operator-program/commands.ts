import type { Command } from './command.ts';
import { orderCommands } from './order-commands.ts';
import { productCommands } from './product-commands.ts';
import { receiptCommands } from './receipt-commands.ts';
import { voucherCommands } from './voucher-commands.ts';

/** Every command of the operator program besides `help`, in the order help shows them. */
export const commands: readonly Command[] = [
  ...receiptCommands,
  ...orderCommands,
  ...productCommands,
  ...voucherCommands,
];
