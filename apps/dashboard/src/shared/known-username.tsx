/** A hidden username field, so password managers know whose password a form without an email field takes. */
export function KnownUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
