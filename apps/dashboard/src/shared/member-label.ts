interface Person {
  email: string
  name: string | null
}

/** Returns how a member is named in a list to choose from: with the address where the name alone is not clear. */
export function memberLabel({ email, name }: Person, members: readonly Person[]): string {
  if (!name) return email
  return members.some((other) => other.name === name && other.email !== email) ? `${name} (${email})` : name
}
