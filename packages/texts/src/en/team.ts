import type { CompanyRole } from '@candour/schemas/accounts.ts'

/** Members and their roles. */
export const team = {
  /** Names of the roles: options of a select, headings, and alone. */
  roleNames: {
    owner: 'Owner',
    manager: 'Manager',
    /** Answers reviews. */
    responder: 'Responder',
    /** Sees without changing. */
    viewer: 'Viewer',
  } satisfies Record<CompanyRole, string>,
  /** What each role may do. A role includes what those below it may do, hence “also”. */
  roleSummaries: {
    owner: 'Can do everything, and manages the team.',
    manager: 'Also changes settings, locations and codes, and orders materials.',
    responder: 'Sees reviews with contact details, to answer them.',
    viewer: 'Sees numbers and reviews, without contact details.',
  } satisfies Record<CompanyRole, string>,
  roles: {
    title: 'Roles',
    description: 'Each role also includes the permissions of those below it.',
  },
  /** Dialog to invite someone. */
  invite: {
    /** Button that opens the dialog. */
    invite: 'Invite',
    title: 'Invite someone',
    description: 'They get an email and join once they accept.',
    email: 'Email',
    role: 'Role',
    /** The language in which the mail is written; the label of a select of languages. */
    language: 'Language of the invitation',
    /** Button. */
    send: 'Send invitation',
    sent: 'Invitation sent',
    /** `email` is an address. */
    sentHint: (email: string) => `${email} gets a link to join. It is valid for 24 hours.`,
  },
  /** List of the members and of those invited. `name` is a person's name or address. */
  members: {
    title: 'Members',
    failed: 'Failed to load the team',
    /** Marks the user among the members. */
    you: 'You',
    /** Marks members whose account has a second factor. */
    twoFactor: 'Two-step sign-in',
    /** Marks someone who has not accepted the invitation. */
    invited: 'Invited',
    expired: 'Invitation expired',
    neverSeen: 'Has not signed in yet',
    /** `ago` is such as `3 hours ago` or `just now`. */
    lastSeen: (ago: string) => `Last seen ${ago}`,
    /** Button that sends an invitation again. */
    resend: 'Send again',
    resendLabel: (email: string) => `Send again to ${email}`,
    resent: 'Invitation sent again',
    resentHint: (email: string) => `${email} gets a new link. Earlier links no longer work.`,
    resendFailed: 'Failed to send the invitation',
  },
  /** Changing a role. `name` is a person's name or address. */
  changeRole: {
    /** Label of the select. */
    label: (name: string) => `Role of ${name}`,
    failed: 'Failed to change the role',
    changed: {
      owner: (name: string) => `${name} is now an owner`,
      manager: (name: string) => `${name} is now a manager`,
      responder: (name: string) => `${name} is now a responder`,
      viewer: (name: string) => `${name} is now a viewer`,
    } satisfies Record<CompanyRole, (name: string) => string>,
    /** Of someone who has not accepted the invitation yet. */
    invitationChanged: {
      owner: (name: string) => `${name} will be an owner`,
      manager: (name: string) => `${name} will be a manager`,
      responder: (name: string) => `${name} will be a responder`,
      viewer: (name: string) => `${name} will be a viewer`,
    } satisfies Record<CompanyRole, (name: string) => string>,
    ownChanged: {
      owner: 'You are now an owner',
      manager: 'You are now a manager',
      responder: 'You are now a responder',
      viewer: 'You are now a viewer',
    } satisfies Record<CompanyRole, string>,
    /** Asked before owners change their own role. */
    giveUp: {
      title: 'Give up being an owner?',
      consequence: 'You will no longer see this page. Only another owner can make you an owner again.',
      /** Buttons, by the new role. */
      confirm: {
        owner: 'Become an owner',
        manager: 'Become a manager',
        responder: 'Become a responder',
        viewer: 'Become a viewer',
      } satisfies Record<CompanyRole, string>,
    },
  },
  /** Users who remove themselves. `label` is the button that asks, `confirm` the one that does it, `done` a toast. */
  leave: {
    label: 'Leave the team',
    question: 'Leave this team?',
    consequence: 'You lose access to this company immediately. Only an owner can invite you again.',
    confirm: 'Leave team',
    done: 'You have left the team',
    failed: 'Failed to leave the team',
  },
  /** Removing another member. `name` is a person's name or address; `consequence` gets both if there is a name. */
  remove: {
    /** Tooltip of the button. */
    hint: 'Remove from the team',
    label: (name: string) => `Remove ${name}`,
    question: 'Remove this member?',
    consequence: (email: string) =>
      `${email} loses access to this company immediately. The account itself is kept.`,
    consequenceNamed: ({ name, email }: { name: string; email: string }) =>
      `${name} (${email}) loses access to this company immediately. The account itself is kept.`,
    confirm: 'Remove member',
    done: (name: string) => `${name} has been removed`,
    failed: 'Failed to remove the member',
  },
  /** Withdrawing an invitation that has not been accepted. */
  withdraw: {
    /** Tooltip of the button. */
    hint: 'Withdraw the invitation',
    label: (email: string) => `Withdraw the invitation of ${email}`,
    question: 'Withdraw this invitation?',
    consequence: (email: string) => `${email} can no longer accept it.`,
    confirm: 'Withdraw invitation',
    done: (email: string) => `The invitation of ${email} has been withdrawn`,
    failed: 'Failed to withdraw the invitation',
  },
}

export type TeamTexts = typeof team
