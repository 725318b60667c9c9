/** Reads the text of a response piece by piece, such as a stream of events. */
export function readText({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    /** Returns the next piece. Throws if the response has ended: a loop that waits for more would never end. */
    next: async (): Promise<string> => {
      const piece = await reader?.read()
      if (!piece || piece.done) throw new Error('The response has ended')
      return piece.value
    },
    // Aborting the request instead would sometimes leave the reader open forever.
    close: async (): Promise<void> => reader?.cancel(),
  }
}
