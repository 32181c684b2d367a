import { describe, expect, it } from 'vitest';
import { checkPhone } from './account.ts';
import {
  checkChangePassword,
  checkForgotPassword,
  checkNewPassword,
  checkProfile,
  checkSignIn,
  checkSignUp,
  cleanPassword,
} from './session.ts';
import { problemText } from './texts/problem-text.ts';

const signUp = {
  phone: '0812-3456-7890',
  firstName: 'Budi',
  lastName: 'Santoso',
  password: 'rahasia',
  confirmPassword: 'rahasia',
  terms: true,
};

describe('checkSignUp', () => {
  it('accepts a complete form', () => {
    expect(checkSignUp(signUp)).toEqual([]);
  });

  it('reports every empty field with the message of the specification', () => {
    expect(checkSignUp({}).map(problemText)).toEqual([
      'Kolom Phone No harus diisi',
      'Kolom First Name harus diisi',
      'Kolom Last Name harus diisi',
      'Kolom Password harus diisi',
      'Kolom Confirm Password harus diisi',
      'Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi',
    ]);
  });

  it('compares the passwords without outer blanks', () => {
    expect(checkSignUp({ ...signUp, confirmPassword: ' rahasia ' })).toEqual([]);
    expect(checkSignUp({ ...signUp, confirmPassword: 'Rahasia' }).map(problemText)).toEqual([
      'Konfirmasi Password tidak sesuai',
    ]);
    expect(cleanPassword(' rahasia ')).toBe('rahasia');
  });

  it.each([false, null, undefined])('requires accepted terms and rejects %o', (terms) => {
    expect(checkSignUp({ ...signUp, terms })).toEqual([{ code: 'TERMS_NOT_ACCEPTED' }]);
  });

  it('treats a phone number without a digit as empty', () => {
    expect(checkPhone('+++')).toEqual([{ code: 'REQUIRED', field: 'phone' }]);
    expect(checkPhone('0')).toEqual([]);
    expect(checkPhone('0'.repeat(31))).toEqual([{ code: 'TOO_LONG', field: 'phone', max: 30 }]);
  });
});

describe('checkSignIn', () => {
  it('requires only phone and password', () => {
    expect(checkSignIn({ phone: '8', password: 'x' })).toEqual([]);
    expect(checkSignIn({ phone: '', password: '  ' }).map(problemText)).toEqual([
      'Kolom Phone No harus diisi',
      'Kolom Password harus diisi',
    ]);
  });
});

describe('checkChangePassword', () => {
  it('requires all three passwords', () => {
    expect(checkChangePassword({}).map(problemText)).toEqual([
      'Kolom Current Password harus diisi',
      'Kolom New Password harus diisi',
      'Kolom Confirm New Password harus diisi',
    ]);
  });

  it('requires an equal confirmation, ignoring outer blanks', () => {
    const form = { currentPassword: 'lama', newPassword: 'baru', confirmNewPassword: ' baru' };
    expect(checkChangePassword(form)).toEqual([]);
    expect(checkChangePassword({ ...form, confirmNewPassword: 'lain' }).map(problemText)).toEqual([
      'Konfirmasi Password Baru tidak sesuai',
    ]);
  });
});

describe('checkForgotPassword and checkNewPassword', () => {
  it('requires a contact of any format, up to 254 characters', () => {
    expect(checkForgotPassword({ contact: 'x' })).toEqual([]);
    expect(checkForgotPassword({ contact: ' ' }).map(problemText)).toEqual([
      'Kolom Phone No atau Email harus diisi',
    ]);
    expect(checkForgotPassword({ contact: 'x'.repeat(255) })).toEqual([
      { code: 'TOO_LONG', field: 'contact', max: 254 },
    ]);
  });

  it('requires the new password twice and equal, ignoring outer blanks', () => {
    expect(checkNewPassword({ password: 'baru', confirmPassword: ' baru ' })).toEqual([]);
    expect(checkNewPassword({}).map(problemText)).toEqual([
      'Kolom Password harus diisi',
      'Kolom Confirm Password harus diisi',
    ]);
    expect(checkNewPassword({ password: 'baru', confirmPassword: 'lain' })).toEqual([
      { code: 'PASSWORD_MISMATCH' },
    ]);
  });
});

describe('checkProfile', () => {
  it('requires only the first name', () => {
    expect(checkProfile({ firstName: 'Budi' })).toEqual([]);
    expect(checkProfile({ firstName: '', lastName: 'Santoso' })).toEqual([
      { code: 'REQUIRED', field: 'firstName' },
    ]);
    expect(checkProfile({ firstName: 'Budi', lastName: 'x'.repeat(101) })).toEqual([
      { code: 'TOO_LONG', field: 'lastName', max: 100 },
    ]);
  });
});
