/** The parts used of packages without types. */
declare module 'multilang-sentiment' {
  export default function sentiment(text: string, language: string): { score: number }
}
declare module 'vader-sentiment' {
  export const SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } }
}
declare module 'wink-sentiment' {
  export default function sentiment(text: string): { normalizedScore: number }
}
