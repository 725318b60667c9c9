/**
 * Every error the server answers: code → HTTP status and message for a person. Codes are part of the API and never
 * change; messages may. Kept separate from the contracts so that pages can import it without zod.
 */
export const errors = {
  bad_cursor: [400, 'This page of the list is not valid. Please start from the first page.'],
  bad_image: [400, 'Please upload an image file'],
  image_too_large: [413, 'Please upload an image smaller than 2MB'],
  image_too_many_pixels: [400, 'Please upload an image of at most 5000 by 5000 pixels'],
  picture_too_large: [400, 'Please send a picture of at most 2400 by 2400 pixels'],
  bad_picture: [400, 'Please send the picture as a PNG or JPEG file'],
  unknown_pack: [400, 'This pack is not available. Please reload the page and choose one of the packs.'],
  price_changed: [400, 'The price of this pack has changed. Please reload the page and order again.'],
  pack_too_small: [
    400,
    'This pack has fewer pieces than the codes you chose. Please choose a larger pack or fewer codes.',
  ],
  unknown_layout: [400, 'This layout is not available. Please reload the page and choose another one.'],
  steering_text: [
    400,
    'This text asks for a certain rating or offers something for a review, which is not allowed. Please change it.',
  ],
  offering_text: [
    400,
    'This text offers something, which would make reviews biased and is not allowed. Please change it.',
  ],
  naming_text: [
    400,
    'This text names a person. Please write it without names, so that feedback is about the company.',
  ],
  unfilled_variable: [
    400,
    'This answer mentions something that is not known, such as the name. Please replace it with your own words.',
  ],
  unknown_variable: [400, 'Please use only the variables {name}, {company}, {location} and {me}.'],
  bad_csv: [
    400,
    'This file could not be read. Please save it as CSV in UTF-8, with the names of the columns in the first row.',
  ],
  bad_columns: [400, 'These columns are not known. Please use only those of the example.'],
  too_many_rows: [400, 'A file can have at most 5,000 rows. Please split it into several files.'],
  bad_time_zone: [400, 'Please choose a time zone such as Europe/Berlin'],
  change_to_come: [400, 'Please choose today or an earlier day'],
  /** The message says what the text is instead. */
  google_link_unknown: [400, 'This is not a link of a business on Google.'],
  /** The message says what the address of this kind of chat looks like. */
  bad_channel_address: [400, 'This is not an address of this chat.'],
  wrong_digits: [400, 'These are not the digits of the latest test message.'],
  no_tries_left: [400, 'These digits can no longer be used. Please send another test message.'],
  google_link_unresolved: [
    400,
    'This link does not tell which business it is. Please open it in a browser, wait for the map, and copy the long ' +
      'link from the address bar.',
  ],
  unsafe_drawing: [400, 'Please upload a drawing without scripts, links or embedded content'],
  complex_drawing: [400, 'Please upload a simpler drawing, or save it as a PNG file'],
  site_unreachable: [
    400,
    'This website could not be read. Please check the address, or upload your logo instead.',
  ],
  site_refused: [
    400,
    'This address cannot be read. Please enter the public address of your website, starting with https://.',
  ],
  /** The message says why nothing can be sent there. */
  webhook_refused: [400, 'Please enter a public address that starts with https://.'],
  /** The message says why this provider cannot be used. */
  issuer_silent: [
    400,
    'This provider cannot be reached. Please check its address, or try again in a moment.',
  ],
  issuer_refused: [400, 'This is not the address of an OpenID Connect provider.'],
  bad_link: [400, 'This link is no longer valid. Please ask for a new one.'],
  looks_automatic: [400, 'Your feedback has not been sent yet. Please press the button again.'],
  wrong_password: [400, 'Your current password is not correct'],
  /** A code that confirms an action of a signed-in user; `bad_code` is its counterpart on sign-in. */
  wrong_code: [400, 'This code is not valid. Each code works once; please enter a current one.'],
  bad_subscription: [400, 'This browser’s subscription is not valid'],
  passkey_not_added: [400, 'The passkey could not be added. Please try again.'],
  guessable_password: [400, 'This password is too easy to guess. Please choose another one.'],
  /** The input does not match the contract; `issues` names the fields, and the first one is the message. */
  validation_failed: [400, 'The request is not valid'],
  /** The request is malformed: not HTTP, not JSON, or with text that cannot be stored. */
  bad_request: [400, 'The request could not be understood'],
  bad_idempotency_key: [
    400,
    'An Idempotency-Key has 1 to 255 visible ASCII characters. Calls that answer a secret take none.',
  ],
  bad_credentials: [401, 'Invalid email or password'],
  bad_code: [401, 'This code is not valid. Each code works once; please enter a current one.'],
  bad_passkey: [401, 'This passkey could not be verified. Please try again or sign in another way.'],
  sign_in_expired: [401, 'This sign-in has expired. Please enter your email and password again.'],
  provider_failed: [401, 'This sign-in was not valid or has expired. Please start again.'],
  not_signed_in: [401, 'Please sign in'],
  /** Mistyped, unknown, expired or revoked, or its company has been deleted. */
  key_invalid: [401, 'This API key is not valid. It may be mistyped, expired or revoked.'],
  not_allowed: [403, 'You are not allowed to do this'],
  /** The body names the scope in `scope`. */
  scope_missing: [403, 'This API key does not have the scope that this call needs.'],
  key_not_allowed: [403, 'API keys cannot do this. Please sign in instead.'],
  no_company_access: [403, "You don't have access to this dashboard"],
  two_factor_required: [403, 'Please set up an authenticator app or a passkey first.'],
  provider_email: [
    403,
    'The provider has not confirmed an email address of a domain of the company. Please ask an owner of the company.',
  ],
  provider_account: [
    403,
    'This provider cannot sign in to the account with this address. Please sign in another way; your account page offers to connect the provider.',
  ],
  provider_not_member: [
    403,
    'You are not a member of this company, or no longer one. Please ask an owner to invite you.',
  ],
  sign_in_enforced: [403, 'Your company requires that you sign in with its own provider.'],
  step_up_required: [403, 'Please confirm that it is you: enter your password or a code.'],
  view_as_read_only: [
    403,
    'You are viewing a company, so you cannot change anything. Please leave the view first.',
  ],
  /** The message of a company's change says what it would do. */
  demo_read_only: [403, 'This is a demo. In your own dashboard, this would be done now.'],
  company_suspended: [
    403,
    'This company is taking a break, so nothing can be sent or changed right now. Please try again later.',
  ],
  forbidden_role: [403, 'Your role in this company does not allow this. Please ask an owner.'],
  unknown_origin: [
    403,
    'This page is not allowed to make this request. Please open it at its own address and try again.',
  ],
  company_not_found: [404, 'Company Not Found'],
  provider_secret: [
    409,
    'Signing in with the company’s provider needs its client secret again. Please ask an owner of the company to enter it.',
  ],
  provider_not_set: [404, 'There is no provider to sign in with. Please sign in another way.'],
  review_not_found: [404, 'Review not found'],
  demo_closed: [404, 'The demo is closed at the moment.'],
  user_not_found: [404, 'User not found'],
  not_linked: [404, 'This user is not linked to the company'],
  invitation_not_found: [404, 'This invitation is no longer valid. Please ask for a new one.'],
  member_not_found: [404, 'This person is not a member of the team'],
  import_not_found: [404, 'This import no longer exists. Imports are kept for 30 days.'],
  order_not_found: [404, 'Print order not found'],
  printer_not_found: [404, 'Printer not found'],
  location_not_found: [404, 'Location not found'],
  format_not_found: [404, 'There is no such format'],
  placement_not_found: [404, 'Placement not found'],
  walk_not_found: [404, 'This walk-round does not exist'],
  message_not_found: [404, 'Message not found'],
  channel_not_found: [404, 'This chat has been removed'],
  change_not_found: [404, 'This improvement has been deleted'],
  template_not_found: [404, 'This answer template has been deleted'],
  mail_not_found: [404, 'This email has been sent or withdrawn in the meantime'],
  webhook_not_found: [404, 'This webhook has been deleted'],
  delivery_not_found: [404, 'This message is no longer in the log. Messages are kept for 30 days.'],
  key_not_found: [404, 'This API key has already been revoked'],
  totp_not_found: [404, 'No authenticator app is set up'],
  device_not_found: [404, 'Notifications are already off on this device'],
  passkey_not_found: [404, 'This passkey has already been removed'],
  session_not_found: [404, 'This session has already ended'],
  not_found: [404, 'Not found'],
  no_such_call: [404, 'There is no such endpoint'],
  no_such_page: [404, 'There is nothing at this address'],
  request_timeout: [408, 'The request took too long. Please try again.'],
  idempotency_key_reused: [
    409,
    'This Idempotency-Key was used for another call. Please use a new one for each call.',
  ],
  idempotency_key_in_use: [409, 'This call is being answered at the moment. Please try again.'],
  slug_taken: [409, 'This URL slug is already in use. Please choose another one.'],
  slug_kept: [409, 'Printed QR codes of another company use this URL slug. Please choose another one.'],
  location_name_taken: [
    409,
    'A location with this name already exists, possibly among the archived ones. Please choose another name.',
  ],
  too_many_locations: [
    409,
    'A company can have at most 1,000 locations. Please rename an archived one instead.',
  ],
  too_many_placements: [
    409,
    'A company can have at most 50,000 codes. Please rename archived ones instead of adding more.',
  ],
  placement_archived: [409, 'One of these codes has been archived. Please choose the codes again.'],
  walk_open: [409, 'You have an open walk-round. Please end it first.'],
  walk_ended: [409, 'This walk-round has ended. Please start another one, and scan the code again.'],
  too_many_walks: [409, 'A company can have at most 100,000 walk-rounds.'],
  too_many_confirmations: [
    409,
    'A walk-round can have at most 60,000 scans. Please end it and start another one.',
  ],
  too_many_photos: [
    409,
    'A company can send at most 500 photos of walk-rounds a day. Please scan again without a photo.',
  ],
  review_settled: [
    409,
    'Your earlier feedback is more than an hour old and can no longer be changed. ' +
      'Please press the button again to send this as new feedback.',
  ],
  review_changed: [409, 'This review has changed in the meantime. Please look at it again.'],
  case_changed: [409, 'Someone else has changed this in the meantime. Please look at it again.'],
  not_assignable: [409, 'This person cannot answer reviews. Please choose another member of the team.'],
  too_many_notes: [409, 'A review can have at most 500 notes.'],
  no_reply_address: [409, 'The visitor left no email address, so there is nobody to answer.'],
  visitor_opted_out: [409, 'The visitor does not want mails from this company any more.'],
  too_many_unanswered: [
    409,
    'You have sent three answers. The visitor can now reply before you write again.',
  ],
  reply_differs: [409, 'This answer has already been sent with other words. Nothing was sent.'],
  not_refused: [409, 'This answer was not refused, so it is not sent again.'],
  template_name_taken: [409, 'An answer template with this name already exists. Please choose another name.'],
  too_many_templates: [409, 'A company can have at most 100 answer templates. Please delete one first.'],
  too_many_changes: [409, 'A company can have at most 100 improvements. Please delete one first.'],
  sign_in_not_ready: [409, 'Before that, please enter the provider, and prove at least one domain.'],
  too_many_webhooks: [409, 'There can be at most 100 webhooks. Please delete one first.'],
  too_many_deliveries: [
    409,
    'More than 10,000 messages were queued in that time. Please choose a shorter one.',
  ],
  too_many_channels: [409, 'A company can have at most 20 chats. Please remove one first.'],
  too_many_keys: [409, 'There can be at most 50 API keys. Please revoke one first.'],
  key_ended: [409, 'This API key has already ended. Please create a new one.'],
  alerts_off: [409, 'Your alerts for this company are off. Please turn them on first.'],
  order_differs: [409, 'This order has already been placed with other details. Nothing was changed.'],
  proof_changed: [
    409,
    'The piece has changed since you approved it. Please look at the new proof and approve it again.',
  ],
  order_not_cancellable: [409, 'This order is already being made, so it can no longer be cancelled.'],
  order_state_refused: [409, 'This order cannot go to this state any more. Please reload it.'],
  order_changed: [409, 'Someone else has just changed this order. Please reload it.'],
  setting_fixed: [409, 'The environment of the server sets this. Please change it there.'],
  too_many_printers: [409, 'There can be at most 100 printers. Please remove one first.'],
  is_a_printer: [409, 'This address is a printer’s, who sees no company. Please use another one.'],
  not_a_printer: [409, 'This address already has an account that is not a printer’s.'],
  cancelled: [409, 'This was cancelled before it finished'],
  signed_in: [409, 'You are signed in. To look at the demo, sign out first, or open it in a private window.'],
  other_signed_in: [
    409,
    'That sign-in is for another account than the one you are signed in with. To use it, please sign out first.',
  ],
  account_disabled: [409, 'This account is disabled. Please enable it in the list of users first.'],
  own_account: [409, 'You cannot change or delete your own account here. Please ask another superadmin.'],
  last_superadmin: [409, 'You are the last superadmin. Please make someone else a superadmin first.'],
  no_second_factor: [409, 'Please set up an authenticator app or a passkey first.'],
  too_many_devices: [409, 'You can have notifications on 10 devices. Please remove one first.'],
  too_many_passkeys: [409, 'You can have at most 20 passkeys. Please remove one first.'],
  already_active: [409, 'This user has already set a password'],
  last_owner: [409, 'A company needs at least one owner. Please make someone else an owner first.'],
  already_member: [409, 'This person is already in the team, or has been invited.'],
  team_full: [409, 'This team has no room for another member. Please ask the person who invited you.'],
  invitee_disabled: [
    409,
    'The account with this address has been disabled. Please use another address, or contact support.',
  ],
  too_many_members: [409, 'A team can have at most 200 members. Please remove someone first.'],
  body_too_large: [413, 'This is too large to send'],
  uri_too_long: [414, 'The address is too long'],
  unsupported_media_type: [415, 'This content type is not supported'],
  unknown_host: [421, 'There is nothing at this address. Please check the host name.'],
  too_many_requests: [429, 'Too many requests. Please try again in a moment.'],
  headers_too_large: [431, 'The headers of this request are too long'],
  internal_error: [500, 'Something went wrong. Please try again.'],
  stopping: [503, 'The service is restarting. Please try again in a moment.'],
  overloaded: [503, 'The service is busy. Please try again in a moment.'],
  provider_unavailable: [
    503,
    'The provider cannot be reached at the moment. Please try again, or sign in another way.',
  ],
  unavailable: [503, 'The service is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

/** Errors of a company's own words to visitors. */
export const companyTextErrors = [
  'steering_text',
  'offering_text',
  'naming_text',
] as const satisfies readonly ErrorCode[]

/** Errors of an uploaded logo. */
export const imageErrors = [
  'bad_image',
  'image_too_large',
  'image_too_many_pixels',
  'unsafe_drawing',
  'complex_drawing',
] as const satisfies readonly ErrorCode[]
