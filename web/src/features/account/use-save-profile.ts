import { readGender } from '@gawai/domain/gender';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useSession } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';
import { useUpdateProfileMutation } from './profile.generated.ts';

/** Values of the profile form; empty text = not given. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  gender: string;
}

const toInput = ({ firstName, lastName, gender }: ProfileValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim() || null,
  gender: readGender(gender),
});

/**
 * Saves the profile and the stored customer, so that the header shows the new name
 * (specification-notes.md 89). Where the shop does not return what it has saved, the sent values are
 * taken.
 */
export function useSaveProfile() {
  const session = useSession();
  const [updateProfile] = useUpdateProfileMutation();
  return useFormMutation({
    action: 'updateProfile',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async (values: ProfileValues) => {
      const { data } = await updateProfile({ variables: { input: toInput(values) } });
      return data?.updateProfile;
    },
    onAccepted: ({ customer }, values) => {
      const sent = toInput(values);
      const { firstName, lastName, gender } = customer ?? sent;
      session.update({ firstName: firstName ?? sent.firstName, lastName, gender });
      return accountTexts.profileSaved;
    },
  });
}
