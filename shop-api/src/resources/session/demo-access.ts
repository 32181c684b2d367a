import { shopPhoneKey } from '@gawai/domain/phone';
import { DEMO_SIGN_IN } from '../../demo-sign-in.ts';

/** Whether these are the phone, as the shop stores it, and the password that this repository publishes. */
export function isDemoSignIn(phoneKey: string, password: string): boolean {
  return phoneKey === shopPhoneKey(DEMO_SIGN_IN.phone) && password === DEMO_SIGN_IN.password;
}
