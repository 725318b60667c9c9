export function DemoScreen() {
  return <main>Demo</main>
}
