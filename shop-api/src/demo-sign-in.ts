/** The demo customer of a freshly seeded shop; `npm start` prints it. */
export const DEMO_SIGN_IN = { phone: '081234567890', password: 'gawai-demo' } as const;
