export function MarketingScreen() {
  return <main>Review Management Made Simple</main>
}
