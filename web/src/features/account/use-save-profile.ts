import { readGender } from '@gawai/domain/account';
import {
  actionFailedTitles,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import {
  saidElsewhere,
  userErrorsToForm,
  type FormErrors,
} from '../../forms/user-errors-to-form.ts';
import { useSession } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useUpdateProfileMutation } from './profile.generated.ts';

/** What customers may say of themselves; empty text stands for nothing said. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  gender: string;
}

/**
 * Saves the profile, and with it what the browser remembers of the customer, so that the header calls
 * them by their new name (specification-notes.md 89). Where the shop does not return what it has saved, the sent values are taken.
 */
export function useSaveProfile(): (values: ProfileValues) => Promise<FormErrors | undefined> {
  const session = useSession();
  const notices = useNotices();
  const [updateProfile] = useUpdateProfileMutation();
  return async (values) => {
    const input = {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim() || null,
      gender: readGender(values.gender),
    };
    const answer = await updateProfile({ variables: { input } }).catch(() => undefined);
    if (answer?.data === undefined) return saidElsewhere;
    const { customer, userErrors } = answer.data.updateProfile;
    if (userErrors.length > 0) {
      notices.show({
        action: 'updateProfile',
        kind: 'error',
        title: actionFailedTitles.submit,
        message: userErrors[0]?.message ?? unknownFailureText,
      });
      return userErrorsToForm(userErrors, Object.keys(values));
    }
    const { firstName, lastName, gender } = customer ?? input;
    session.update({ firstName, lastName, gender });
    notices.show({
      action: 'updateProfile',
      kind: 'success',
      title: successTitles.submit,
      message: accountTexts.profileSaved,
    });
    return undefined;
  };
}
