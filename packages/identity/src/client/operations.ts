/** A name and a value. The product's own attributes are called `custom:…`. */
export interface IdentityAttribute {
  readonly Name: string
  readonly Value?: string
}

/** Texts by key for the pool's own code. */
type Metadata = Readonly<Record<string, string>>

/** Data about the browser for the service's risk check. */
interface UserContextData {
  readonly IpAddress?: string
  readonly EncodedData?: string
}

interface UserCall {
  readonly Username: string
  /** Instead of the client's `secretHash`. */
  readonly SecretHash?: string
  readonly ClientMetadata?: Metadata
  readonly UserContextData?: UserContextData
}

interface TokenCall {
  readonly AccessToken: string
}

/** Asks for tokens with a password or a refresh token. */
interface InitiateAuthInput {
  /** `USER_PASSWORD_AUTH` takes USERNAME and PASSWORD, `REFRESH_TOKEN_AUTH` takes REFRESH_TOKEN. */
  readonly AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH'
  /** By the names that `AuthFlow` takes, and SECRET_HASH. */
  readonly AuthParameters: Metadata
  readonly ClientMetadata?: Metadata
  readonly UserContextData?: UserContextData
  /** That of a `confirmSignUp`, in pools that sign in right after it. */
  readonly Session?: string
}

/** Renews tokens; the only way where the pool rotates refresh tokens. */
interface GetTokensFromRefreshTokenInput {
  readonly RefreshToken: string
  readonly DeviceKey?: string
  readonly ClientMetadata?: Metadata
}

/** Answers the challenge that the service returned in place of tokens. */
interface RespondToAuthChallengeInput {
  /** Such as `NEW_PASSWORD_REQUIRED`. */
  readonly ChallengeName: string
  /** The one that came with the challenge. */
  readonly Session?: string
  /** By the names that the challenge asks for, and USERNAME. */
  readonly ChallengeResponses?: Metadata
  readonly ClientMetadata?: Metadata
  readonly UserContextData?: UserContextData
}

export interface SignUpInput extends UserCall {
  readonly Password: string
  readonly UserAttributes?: readonly IdentityAttribute[]
  /** Passed to the pool's own code and not stored. */
  readonly ValidationData?: readonly IdentityAttribute[]
}

interface ConfirmSignUpInput extends UserCall {
  readonly ConfirmationCode: string
  /** Takes the address over from another account that has it. */
  readonly ForceAliasCreation?: boolean
  readonly Session?: string
}

interface ConfirmForgotPasswordInput extends UserCall {
  readonly ConfirmationCode: string
  /** The new one. */
  readonly Password: string
}

interface UpdateUserAttributesInput extends TokenCall {
  readonly UserAttributes: readonly IdentityAttribute[]
  readonly ClientMetadata?: Metadata
}

interface VerifyUserAttributeInput extends TokenCall {
  readonly AttributeName: string
  readonly Code: string
}

interface AttributeCodeInput extends TokenCall {
  readonly AttributeName: string
  readonly ClientMetadata?: Metadata
}

interface ChangePasswordInput extends TokenCall {
  readonly PreviousPassword: string
  readonly ProposedPassword: string
}

/** Gives up the former addresses of `formerEmails`. */
interface ReleaseFormerEmailInput extends TokenCall {
  /** The current one: a session alone proves too little. */
  readonly Password: string
}

/** Tokens of a signed-in user. `ExpiresIn` is in seconds. */
export interface AuthenticationResult {
  readonly AccessToken?: string
  readonly IdToken?: string
  /** After a renewal only when the pool rotates refresh tokens. */
  readonly RefreshToken?: string
  readonly ExpiresIn?: number
  readonly TokenType?: string
}

/** Tokens, or a challenge to answer first. */
export interface AuthAnswer {
  readonly AuthenticationResult?: AuthenticationResult
  /** The challenge that the service requires first, such as `NEW_PASSWORD_REQUIRED`; then there are no tokens. */
  readonly ChallengeName?: string
  readonly ChallengeParameters?: Metadata
  /** To be handed back with the answer to the challenge. */
  readonly Session?: string
}

/** Where a code went; the destination is masked. */
interface CodeDeliveryDetails {
  readonly AttributeName?: string
  /** `EMAIL` or `SMS`. */
  readonly DeliveryMedium?: string
  readonly Destination?: string
}

/** Where a code went; absent when the pool does not say. */
interface CodeSentAnswer {
  readonly CodeDeliveryDetails?: CodeDeliveryDetails
}

/** The new account, and where its code went. */
export interface SignUpAnswer extends CodeSentAnswer {
  /** Whether the account may sign in without a code. */
  readonly UserConfirmed: boolean
  /** The id of the account, a UUID; the subject of its tokens. */
  readonly UserSub: string
  readonly Session?: string
}

/** The account of an access token. */
export interface GetUserAnswer {
  readonly Username: string
  /** All that the app client may read, `sub` and `email` among them; `formerEmails` reads one that is not the service's own. */
  readonly UserAttributes: readonly IdentityAttribute[]
  readonly PreferredMfaSetting?: string
  readonly UserMFASettingList?: readonly string[]
}

/**
 * Input and output of each operation, in the service model's member names (2016-04-18). The client adds
 * `ClientId` where the model wants it; members left out are not sent. `ReleaseFormerEmail` is the reference backend's own: a
 * pool has no such operation.
 */
export interface Operations {
  InitiateAuth: [InitiateAuthInput, AuthAnswer]
  GetTokensFromRefreshToken: [
    GetTokensFromRefreshTokenInput,
    { readonly AuthenticationResult?: AuthenticationResult },
  ]
  RespondToAuthChallenge: [RespondToAuthChallengeInput, AuthAnswer]
  SignUp: [SignUpInput, SignUpAnswer]
  ConfirmSignUp: [ConfirmSignUpInput, { readonly Session?: string }]
  ResendConfirmationCode: [UserCall, CodeSentAnswer]
  ForgotPassword: [UserCall, CodeSentAnswer]
  ConfirmForgotPassword: [ConfirmForgotPasswordInput, object]
  GetUser: [TokenCall, GetUserAnswer]
  UpdateUserAttributes: [
    UpdateUserAttributesInput,
    { readonly CodeDeliveryDetailsList?: readonly CodeDeliveryDetails[] },
  ]
  VerifyUserAttribute: [VerifyUserAttributeInput, object]
  GetUserAttributeVerificationCode: [AttributeCodeInput, CodeSentAnswer]
  ChangePassword: [ChangePasswordInput, object]
  RevokeToken: [{ readonly Token: string }, object]
  GlobalSignOut: [TokenCall, object]
  ReleaseFormerEmail: [ReleaseFormerEmailInput, object]
}

/** The name of an operation, as in the header `x-amz-target`. */
export type Operation = keyof Operations
