import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `「${field}」の色選択`,

  logo: {
    label: 'ロゴ',
    description: 'PNG、JPG、SVG（2MB まで）',
    preview: 'ロゴのプレビュー',
    upload: 'アップロード',
    replace: '差し替え',
    remove: 'ロゴを削除',
    invalidTitle: '無効なファイル',
    invalid: '画像ファイルをアップロードしてください',
    tooLargeTitle: 'ファイルが大きすぎます',
    tooLarge: '2MB 未満の画像をアップロードしてください',
  },

  googleLink: {
    placeholder: 'Google での自社のリンクを貼り付け',
    reading: 'リンクを確認しています…',
    found: 'Google のクチコミページが開くリンクです。自社のページですか？',
    open: '開く',
    otherwise: 'その他のアドレスも、そのまま保存できます。',
    steps: {
      open: 'パソコンのブラウザーで Google マップを開きます。',
      search: '自社を検索して選び、地図が表示されるまで待ちます。',
      copy: 'アドレスバーのアドレス全体をコピーし、ここに貼り付けます。',
    },
  },

  words: {
    defaultLanguage: '既定の言語',
    defaultLanguageText: 'お客様のブラウザーの言語に対応していない場合に使われます。',
    title: '独自の文章',
    text: '既定の文章に代わって、その言語でのみ表示されます。評価にかかわらず、すべてのお客様に表示されます。',
    languages: '言語',
    toCorrect: '、修正が必要です',
    add: '言語を追加',
    addFirst: '言語を追加…',
    greeting: (language) => `あいさつ（${language}）`,
    greetingText: '最初の画面で、質問の下に表示されます。',
    thanks: (language) => `お礼の言葉（${language}）`,
    thanksText: 'ご意見の送信後に表示されます。',
    remove: (language) => `${language}を削除`,
    characters: '文字数：',
  },

  preview: {
    label: 'クチコミページのプレビュー',
    caption: 'プレビュー',
    in: (language) => `プレビュー（${language}）`,
    failed: 'プレビューを読み込めませんでした。',
  },
}
