import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, reference } from '../columns.ts';

/** Registered customers. `phone` is `+62…`; `passwordHash` is Argon2id (shop-api.md 5.10). */
export const users = pgTable(
  'users',
  {
    id: id(),
    phone: text('phone').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    email: text('email'),
    gender: text('gender'),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (user) => [index('users_email').on(sql`lower(${user.email})`)],
);

/** Active sessions. Only the SHA-256 of a token is stored (shop-api.md 5.10). */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (token) => [index('tokens_of_user').on(token.userId)],
);

/** Unused tokens for a new password. Only the SHA-256 of a token is stored (shop-api.md 10.10). */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (reset) => [index('password_resets_of_user').on(reset.userId)],
);
