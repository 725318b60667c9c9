import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#ja/spread.ts'

const { number, plural } = formats('ja')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: '印刷物',
  description:
    'どちらも、読み取るとクチコミページが開きます。レイアウトを選び、ここで印刷を注文するか、ご利用の印刷会社に依頼してください。',
  loading: '読み込み中…',
  failed: '会社のデータがありません',
  retry: '再試行',

  for: {
    code: (name) => ['対象：', name],
    codes: (count, names) => [`対象のコード${number(count)}個：`, names],
  },
  andMore: (names, count) => `${names}、ほか${number(count)}個`,

  printedFor: {
    label: '印刷の対象',
    reviewPage: 'クチコミページ',
    reviewPageText: 'すべての場所で同じコードを使います。',
    codes: (names) => ['対象：', names],
    oneCode: '専用のコードです。',
    severalCodes: (count) => `${number(count)}個のコード（場所ごとに1個）。`,
    language: '印刷物の言語',
    useReviewPage: 'クチコミページを使う',
    choose: 'コードを選ぶ',
    change: '変更',
  },

  picker: {
    title: 'コードを選ぶ',
    description: '場所ごとに専用のコードがあるため、どの場所で読み取られたかを区別できます。',
    search: 'コードを検索',
    searchPlaceholder: '名前またはコード',
    location: '店舗',
    allLocations: 'すべての店舗',
    list: 'コード',
    failed: 'コードを読み込めませんでした',
    noMatches: {
      title: '一致するコードがありません',
      text: '別の名前、コード、店舗でお試しください。',
    },
    empty: {
      title: 'コードはまだありません',
      text: 'テーブルやレジなど、場所ごとにコードを追加してください。',
      toCodes: 'コードの画面へ',
    },
    code: (name, detail) => `${name}、${detail}`,
    loadMore: 'さらに読み込む',
    notAllLoaded: '一部のコードを読み込めませんでした',
    noneSelected: '選択なし',
    selected: (count) => plural(count, { other: '#個を選択中' }),
    mostSelected: (count) => `${number(count)}個を選択中（一度に選べる上限）`,
    clear: 'クリア',
    selectAll: 'すべて選択',
    selectAllFound: '検索結果をすべて選択',
    cancel: 'キャンセル',
    useCodes: 'コードを使う',
    useReviewPage: 'クチコミページを使う',
    use: (count) => plural(count, { other: '#個のコードを使う' }),
  },

  pieces: {
    poster: {
      name: 'ポスター',
      use: ({ width, height }) =>
        `${centimeters(width)}×${centimeters(height)} cm、壁や窓用。離れた場所からも読み取れます。`,
      preview: 'ポスターのプレビュー',
      layout: 'ポスターのレイアウト',
      layouts: { bold: 'ボールド', editorial: 'エディトリアル', arch: 'アーチ' },
      packs: 'ポスターのパック',
      pack: (quantity) => plural(quantity, { other: 'ポスター#枚' }),
      packTooSmall: (codes) =>
        plural(codes, { other: 'コードごとに1枚必要なため、#枚以上のパックを選んでください。' }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { other: 'ポスター#枚' })}、${centimeters(width)}×${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `ポスター（${centimeters(width)}×${centimeters(height)} cm、${number(quantity)}枚）`,
      evenly: (each) => `ポスター：各${number(each)}枚`,
      unevenly: (by) => `ポスター：${spread(by)}`,
      withoutCode:
        'このポスターはクチコミページにつながりますが、読み取り回数は個別に集計されません。コードを選びますか？',
      willSay: (name) => ['ポスターには「', name, '」と印刷されます。'],
      downloaded: 'ポスターをダウンロードしました',
      printFileDownloaded: 'ポスターの印刷用ファイルをダウンロードしました',
    },
    sticker: {
      name: 'ステッカー',
      use: ({ width }) => `直径${centimeters(width)} cm、円形。カウンター、テーブル、包装用。`,
      preview: 'ステッカーのプレビュー',
      layout: 'ステッカーのレイアウト',
      layouts: { ring: 'リング', bold: 'ボールド', horizon: 'ホライズン' },
      packs: 'ステッカーのパック',
      pack: (quantity) => plural(quantity, { other: 'ステッカー#枚' }),
      packTooSmall: (codes) =>
        plural(codes, { other: 'コードごとに1枚必要なため、#枚以上のパックを選んでください。' }),
      order: ({ width }, quantity) =>
        `${plural(quantity, { other: 'ステッカー#枚' })}、円形、直径${centimeters(width)} cm`,
      ordered: ({ width }, quantity) =>
        `ステッカー（円形、直径${centimeters(width)} cm、${number(quantity)}枚）`,
      evenly: (each) => `ステッカー：各${number(each)}枚`,
      unevenly: (by) => `ステッカー：${spread(by)}`,
      withoutCode:
        'このステッカーはクチコミページにつながりますが、読み取り回数は個別に集計されません。コードを選びますか？',
      willSay: (name) => ['ステッカーには「', name, '」と印刷されます。'],
      downloaded: 'ステッカーをダウンロードしました',
      printFileDownloaded: 'ステッカーの印刷用ファイルをダウンロードしました',
    },
  },

  piece: {
    notReady: '画像の準備ができていません。もう一度お試しください。',
    unreadableCode: 'この画像のQRコードは読み取れません。別のレイアウトを選んで、もう一度お試しください。',
    previewFailed: 'プレビューを読み込めませんでした。',
    previous: '前のコード',
    next: '次のコード',
    position: (at, of) => `${number(at)} / ${number(of)}`,
    order: '印刷を注文',
    download: 'ダウンロード',
    downloadPrintFile: '印刷用 PDF',
    downloadFailed: '画像をダウンロードできませんでした',
  },
  pageOf: (page, pages) => `${number(page)} / ${number(pages)}ページ`,

  tooLate: '時間がかかりすぎました。もう一度お試しください。',
  disconnected:
    '接続できなかったか、新しいバージョンが公開されました。ページを再読み込みして、もう一度ダウンロードしてください。',
  reload: 'ページを再読み込み',

  sheet: {
    title: 'コードのシート',
    oneCode: '名前付きのコードをA4用紙に印刷し、切り取ってお使いください。',
    codes: (count, pages) =>
      plural(pages, {
        other: `名前付きのコード${number(count)}個をA4用紙#枚に印刷し、切り取ってお使いください。`,
      }),
    download: 'PDF をダウンロード',
    downloaded: 'シートをダウンロードしました',
    failed: 'シートをダウンロードできませんでした',
    documentTitle: (company) => `コード：${company}`,
    documentSubject: (codes) => plural(codes, { other: 'コード#個' }),
  },

  names: {
    missing: (characters) => ['名前の次の文字は、現在印刷できません：', characters, '。'],
    noLetters: '名前に印刷できる文字がありません。',
    otherScript: '名前に使われている文字は、現在印刷できません。',
    code: (name) => [
      '次の名前は、すべての文字を印刷することができません：',
      name,
      '。コードは、印刷されるアドレスで区別できます。',
    ],
    codes: (names) => [
      '次の名前は、すべての文字を印刷することができません：',
      names,
      '。コードは、印刷されるアドレスで区別できます。',
    ],
  },

  billing: {
    title: '請求先情報',
    description: '請求書の発行に必要な情報をご入力ください。',
    chooseCode: 'コードを選ぶ',
    look: (layout, name) => [`レイアウト：${layout}、文字：「`, name, '」'],
    lookIn: (layout, name, language) => [`レイアウト：${layout}、文字：「`, name, '」、言語：', language],
    invoice: '請求書はメールで届きます。今のお支払いはありません',
    terms: (provider) => `納期、送料、税額は、${provider}からメールでお知らせします`,
    fields: {
      companyName: '会社名',
      contactName: '担当者名',
      email: 'メールアドレス',
      phone: '電話番号',
      address: '住所',
    },
    cancel: 'キャンセル',
    canceled: {
      title: '注文をキャンセルしました',
      text: 'すでに届いていた場合は、「注文一覧」に表示されます。',
    },
    submitted: {
      title: '注文を送信しました',
      text: '印刷の注文を受け付けました。',
    },
    failed: '注文できませんでした',
    failedText: '印刷の注文を送信できませんでした。もう一度お試しください。',
    safeToRepeat: '入力した内容は残っています。もう一度送信しても、二重に注文されることはありません。',
  },

  proof: {
    title: '校正',
    text: 'この内容で印刷されます。名前、ロゴ、色、コードを確認してください。',
    picture: '校正',
    pictureOf: (name: string) => `${name}の校正`,
    zoomIn: '拡大',
    zoomOut: '縮小',
    front: '表面（裏面は印刷されません）',
    scale: '実寸の比率（銀行カードと硬貨との比較）',
    actualSize: 'ほぼ実寸（硬貨との比較）',
    open: '印刷会社用ファイルを開く（PDF）',
    failed: '校正を読み込めませんでした。',
    notReady: '校正の準備がまだできていません。しばらく待ってから、もう一度お試しください。',
    changed: 'その間に印刷内容が変わりました。こちらが新しい校正です。確認して、もう一度承認してください。',
    approve: '承認して注文',
    again: 'もう一度注文',
    againOf: (item: string) => `もう一度注文：${item}`,
    againFailed: '注文を開けませんでした',
    gone: 'このパックは現在ありません。上から別のパックを選んでください。',
  },

  conflict: {
    title: '最初の注文は、別の内容ですでに受け付けています。',
    text: '最初の注文は変更されていません。そのままにするか、この内容も追加で注文してください（請求書は2通になります）。',
    item: '商品',
    price: '価格',
    layout: 'レイアウト',
    language: '言語',
    picture: '画像',
    pictureText: '最初の注文から変わりました。',
    codes: 'コード',
    first: (value) => ['最初の注文：', value],
    now: (value) => ['今回：', value],
    firstForReviewPage: '最初の注文：クチコミページ',
    nowForReviewPage: '今回：クチコミページ',
    firstForCodes: (count) => plural(count, { other: '最初の注文：コード#個' }),
    nowForCodes: (count) => plural(count, { other: '今回：コード#個' }),
    keepFirst: '最初の注文のままにする',
    orderBoth: 'この内容も注文する',
  },

  orders: {
    title: '注文一覧',
    empty: {
      title: '注文はまだありません',
      text: '上でパックを選んで注文すると、ここで状況を確認できます。',
    },
    failed: '注文を読み込めませんでした',
    loadMore: '注文をさらに読み込む',
    new: '新規',
    states: {
      placed: '受付済み',
      in_production: '製作中',
      shipped: '発送済み',
      delivered: '配達済み',
      cancelled: 'キャンセル済み',
    },
    processed: '処理済み',
    progress: '進捗',
    progressTitle: 'ご注文の進捗',
    progressFailed: '進捗を読み込めませんでした',
    carrier: '配送業者',
    tracking: '追跡番号',
    cancel: {
      open: '注文をキャンセル',
      title: 'この注文をキャンセルしますか？',
      text: '印刷は行われず、お支払いもありません。この操作は取り消せません。',
      reason: '理由',
      keep: 'キャンセルしない',
      confirm: 'キャンセルする',
      done: '注文をキャンセルしました',
      failed: '注文をキャンセルできませんでした',
    },
  },
}
