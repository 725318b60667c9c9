import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const printFormats: typeof english = {
  title: 'フォーマット',
  description:
    'ポスターからメールの署名まで、あらゆるものにコードを載せられます。ご自身での印刷にも、印刷会社への入稿にも使えます。',
  names: {
    poster_18x24: '大判ポスター',
    sticker_3in: '丸型ステッカー',
    poster_a4: 'A4ポスター',
    poster_a5: 'A5ポスター',
    table_tent: '卓上スタンド',
    counter_card: 'カウンターカード',
    window_cling: 'ウィンドウステッカー',
    card: 'カード',
    slip: '短冊',
    card_sheet: 'カード10枚のシート',
    signature: 'メールの署名',
    button: 'ウェブサイトのボタン',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} インチ`,
  takeHome: '持ち帰り用',
  onScreen: '画面用',
  preview: (name) => `プレビュー：${name}`,
  layout: 'レイアウト',
  checking: '確認しています…',
  fine: '確認済み：仕上がりからコードを読み取れ、余白にはみ出しているものはありません。',
  checkFailed: '確認できませんでした',
  findings: {
    code_unreadable: '印刷物からコードを読み取れません。別のレイアウトを選んでください。',
    code_too_far:
      '通常の距離からコードを読み取れません。別のレイアウトか、大きいフォーマットを選んでください。',
    code_contrast: 'コードと背景の差が足りません。別のレイアウトを選んでください。',
    code_small: '多くの電話にはコードが小さすぎます。別のレイアウトか、大きいフォーマットを選んでください。',
    text_outside: '文字が余白にはみ出し、切れることがあります。別のレイアウトか、短い名前にしてください。',
    letters_missing:
      '名前の一部の文字は印刷できないため省かれます。プレビューを確認し、必要なら別の書き方にしてください。',
    name_from_address:
      '名前に印刷できる文字がないため、アドレスの名前が入ります。プレビューを確認してください。',
    logo_resolution:
      'ロゴが印刷サイズに対して小さく、ぼやけて見えます。大きい画像か図形データ（SVG）をアップロードしてください。',
  },
  pdf: 'PDF',
  press: '印刷会社用PDF',
  note: '印刷会社用PDFには塗り足しとトンボが付きます（PDF/X-4）。SVGとPNGはコード1個ずつです。',
  escrow: {
    title: 'コードを持ち出す',
    text: 'すべてのコードを、ウェブサイトのファイルとしてダウンロードできます。公開すれば、当サービスがなくても印刷物はそのまま使えます。',
    download: 'コードをダウンロード',
  },
}
