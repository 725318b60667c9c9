/** Tells password managers whose password a form is about, where nobody has to type that. */
export function KnownUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
