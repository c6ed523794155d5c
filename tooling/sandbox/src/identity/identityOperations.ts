import type { IdentityOperation } from './IdentityOperation.ts'
import {
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './operations/attributes.ts'
import { confirmSignUp, resendConfirmationCode } from './operations/confirmSignUp.ts'
import { confirmForgotPassword, forgotPassword } from './operations/forgotPassword.ts'
import { initiateAuth } from './operations/initiateAuth.ts'
import { releaseFormerEmail } from './operations/releaseFormerEmail.ts'
import { respondToAuthChallenge } from './operations/respondToAuthChallenge.ts'
import {
  changePassword,
  getTokensFromRefreshToken,
  globalSignOut,
  revokeToken,
} from './operations/sessions.ts'
import { signUp } from './operations/signUp.ts'

/** Every operation of the service, by the name in the header. */
export const IDENTITY_OPERATIONS: ReadonlyMap<string, IdentityOperation> = new Map(
  Object.entries({
    InitiateAuth: initiateAuth,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RespondToAuthChallenge: respondToAuthChallenge,
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    GetUser: getUser,
    UpdateUserAttributes: updateUserAttributes,
    VerifyUserAttribute: verifyUserAttribute,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    ChangePassword: changePassword,
    RevokeToken: revokeToken,
    GlobalSignOut: globalSignOut,
    // Not the service's own.
    ReleaseFormerEmail: releaseFormerEmail,
  }),
)
