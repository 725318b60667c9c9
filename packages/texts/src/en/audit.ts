/** The audit log. */
export const audit = {
  /** The dashboard's own words around what it shares with the console. */
  dashboard: {
    title: 'Changes and exports',
    /** Link that downloads the log. The name of a format. */
    csv: 'CSV',
    /** Label of a select of users, whose first option is `allUsers`. */
    user: 'User',
    allUsers: 'All users',
    /** A user whose name is not known. */
    anotherUser: 'Another user',
  },
}

export type AuditTexts = typeof audit
