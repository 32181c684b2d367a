/** A valid body of POST /register. */
export const REGISTRATION = {
  phone: '+6285611112222',
  first_name: 'Rani',
  last_name: 'Putri',
  password: 'rahasia-rani',
  confirm_password: 'rahasia-rani',
  terms: 1,
};

/** A body of POST /change-password. */
export const passwordChange = (current: string, next: string, confirmed = next) => ({
  current_password: current,
  new_password: next,
  confirm_new_password: confirmed,
});
