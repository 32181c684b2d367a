import { phoneText } from '@gawai/domain/phone-text';
import { Unbroken } from './unbroken.tsx';

/** A phone number to read, `0812-3456-7890`, on one line. */
export function Phone({ number }: { number: string }) {
  return <Unbroken text={phoneText(number)} />;
}
