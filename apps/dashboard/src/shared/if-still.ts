/**
 * Returns a state update for when a save has succeeded: what was typed while it was under way is still to be saved, and
 * stays. Belongs in the options of `mutate`; those of `useMutation` are renewed while a call is under way.
 */
export const ifStill =
  <State>(sent: State, saved: State) =>
  (now: State): State =>
    now === sent ? saved : now
