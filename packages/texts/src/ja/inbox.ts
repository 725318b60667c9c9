import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('ja')

export const inbox: InboxTexts = {
  status: {
    new: '未対応',
    in_progress: '対応中',
    waiting: 'お客様の返信待ち',
    done: '対応済み',
  },
  views: {
    label: '表示切り替え',
    names: {
      new: '未対応',
      in_progress: '対応中',
      waiting: 'お客様の返信待ち',
      done: '対応済み',
      all: 'すべて',
      mine: '自分の担当',
      unassigned: '担当者なし',
    },
    count: (count) => plural(count, { other: '、クチコミ#件' }),
  },
  toolbar: {
    selectAll: 'ページ内をすべて選択',
    selected: (count) => plural(count, { other: '#件を選択中' }),
    clear: '選択を解除',
    limit: (max) => plural(max, { other: '一度に変更できるのは#件までです。' }),
    status: 'ステータス',
    assign: '担当を設定',
    me: (name) => `自分（${name}）`,
    nobody: '担当者なし',
    loading: '読み込み中…',
    shortcuts: 'キーボードショートカット',
    shortcutsTitle: 'キーボードショートカット（?）',
    select: (stars) => plural(stars, { other: '星#つのクチコミを選択' }),
  },
  line: {
    status: 'ステータス：',
    age: {
      minutes: (count) => `· ${number(count)}分`,
      hours: (count) => `· ${number(count)}時間`,
      days: (count) => `· ${number(count)}日`,
      years: (count) => `· ${number(count)}年`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { other: '、#分経過' }),
      hours: (count) => plural(count, { other: '、#時間経過' }),
      days: (count) => plural(count, { other: '、#日経過' }),
      years: (count) => plural(count, { other: '、#年経過' }),
    },
    assignee: '担当：',
    you: '自分',
    other: 'ほかのメンバー',
    edited: 'お客様が内容を変更',
    replied: 'お客様から返信あり',
    repliedTimes: (count) => `お客様から返信あり（${number(count)}）`,
  },
  moved: {
    status: ({ status }) => `「${status}」に移動しました`,
    assigned: {
      you: '自分が担当になりました',
      member: ({ name }) => `${name}が担当になりました`,
      other: 'ほかのメンバーが担当になりました',
      nobody: '担当者なしになりました',
    },
  },
  emptied: 'これらのクチコミはすべて、この一覧から移動しました。',
  update: '一覧を更新',

  changes: {
    one: {
      done: '対応済みにしました',
      status: ({ status }) => `「${status}」にしました`,
      assigned: {
        you: '担当を自分にしました',
        member: ({ name }) => `担当を${name}にしました`,
        other: '担当をほかのメンバーにしました',
        nobody: '担当者を解除しました',
      },
    },
    several: {
      done: ({ count }) => plural(count, { other: 'クチコミ#件を対応済みにしました' }),
      status: ({ count, status }) => plural(count, { other: `クチコミ#件を「${status}」にしました` }),
      assigned: {
        you: ({ count }) => plural(count, { other: 'クチコミ#件の担当を自分にしました' }),
        member: ({ count, name }) => plural(count, { other: `クチコミ#件の担当を${name}にしました` }),
        other: ({ count }) => plural(count, { other: 'クチコミ#件の担当をほかのメンバーにしました' }),
        nobody: ({ count }) => plural(count, { other: 'クチコミ#件の担当者を解除しました' }),
      },
    },
    already: {
      done: 'すでに対応済みです',
      status: ({ status }) => `すでに「${status}」です`,
      assigned: {
        you: 'すでに自分が担当です',
        member: ({ name }) => `すでに${name}が担当です`,
        other: 'すでにほかのメンバーが担当です',
        nobody: 'すでに担当者はいません',
      },
    },
    failed: '変更を保存できませんでした',
    conflict: '変更されませんでした',
    undone: '元に戻しました',
    undoFailed: '元に戻す操作に失敗しました',
    notUndone: '元に戻せませんでした',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        other: `${number(all)}件中#件は、その間に別の人が変更したため、元に戻していません。`,
      }),
    changedMeanwhile: {
      you: ({ by = '別の人', status }) =>
        `その間に${by}が変更しました。現在は「${status}」で、担当は自分です。`,
      member: ({ by = '別の人', status, name }) =>
        `その間に${by}が変更しました。現在は「${status}」で、担当は${name}です。`,
      other: ({ by = '別の人', status }) =>
        `その間に${by}が変更しました。現在は「${status}」で、担当はほかのメンバーです。`,
      nobody: ({ by = '別の人', status }) =>
        `その間に${by}が変更しました。現在は「${status}」で、担当者はいません。`,
    },
    notMade: (whatHappened) => `${whatHappened}今回の変更は保存されていません。`,
  },

  shortcuts: {
    title: 'キーボードショートカット',
    description: '一覧と、開いているクチコミで使えます。文字の入力中は使えません。',
    use: 'このブラウザーでキーボードショートカットを使う',
    actions: {
      nextAndPrevious: '次のクチコミ・前のクチコミ',
      open: 'クチコミを開く',
      done: '対応済みにする',
      assign: '担当を設定',
      reply: '返信',
      note: 'メモを追加',
      select: '選択（Shift を押しながらで、ここまですべて）',
      undo: '元に戻す',
      search: '検索',
      close: 'クチコミを閉じる、または選択を解除',
      help: 'この一覧',
    },
  },

  review: {
    title: 'クチコミ',
    edited: (time) => `${time}に編集`,
    notFound: (company) => ['このリンクに該当する、', company, 'のクチコミはありません。'],
    failed: 'クチコミを取得できませんでした',
    all: 'すべてのクチコミ',
    copyLink: 'リンクをコピー',
    linkCopied: 'リンクをコピーしました',
    copyText: '本文をコピー',
    textCopied: '本文をコピーしました',
    copyFailed: 'コピーできませんでした',
    copyFailedDescription: 'もう一度お試しください。',
    showVersions: '変更前の内容を見る',
    versions: '以前のバージョン',
    versionsFailed: '以前のバージョンを読み込めませんでした',
  },
  pager: {
    label: 'クチコミ',
    previous: '前へ',
    next: '次へ',
    previousTitle: (key) => `前へ（${key}）`,
    nextTitle: (key) => `次へ（${key}）`,
    position: ({ place, all }) => `${place} / ${all}`,
  },

  case: {
    label: '対応',
    failed: '対応を読み込めませんでした',
    changeFailed: '対応を変更できませんでした',
    status: 'ステータス',
    assignee: '担当者',
    assignToMe: '自分が担当する',
    nobody: '担当者なし',
    me: (name) => `自分（${name}）`,
    formerMember: '元メンバー',
    changed: ({ ago }) => `変更：${ago}`,
    changedByYou: ({ ago }) => `変更：${ago}（自分）`,
    changedBy: ({ ago, name }) => `変更：${ago}（${name}）`,
  },
  // The changes are nouns, as they follow a colon.
  conflict: {
    whatChanged: {
      you: ({ changes }) => `別のウィンドウでの自分の操作：${list(changes)}。`,
      member: ({ changes, name }) => `${name}の操作：${list(changes)}。`,
      visitor: ({ changes }) => `お客様の操作：${list(changes)}。`,
      someone: ({ changes }) => `別の人の操作：${list(changes)}。`,
    },
    changes: {
      answered: '返信の送信',
      status: (status) => `ステータスを「${status}」に変更`,
      assigned: {
        you: '担当を自分に変更',
        member: ({ name }) => `担当を${name}に変更`,
        other: '担当を元メンバーに変更',
        nobody: '担当者を解除',
      },
      unknown: '内容を変更',
    },
    anyway: {
      status: (status) => `それでも「${status}」にする`,
      assign: {
        you: 'それでも自分を担当にする',
        member: ({ name }) => `それでも${name}を担当にする`,
        other: 'それでも元メンバーを担当にする',
        nobody: 'それでも担当者を解除する',
      },
      both: {
        you: ({ status }) => `それでも「${status}」にして自分を担当にする`,
        member: ({ status, name }) => `それでも「${status}」にして${name}を担当にする`,
        other: ({ status }) => `それでも「${status}」にして元メンバーを担当にする`,
        nobody: ({ status }) => `それでも「${status}」にして担当者を解除する`,
      },
    },
    leave: 'このままにする',
  },

  thread: {
    label: 'やり取りとメモ',
    count: ({ messages, notes }) =>
      `${plural(messages, { other: 'メッセージ#件' })}、${plural(notes, { other: 'メモ#件' })}`,
    you: '自分',
    formerMember: '元メンバー',
    visitor: 'お客様',
    privateNote: '社内メモ',
    byLink: 'お客様が専用リンクを開くと表示されます。',
  },
  delivery: {
    sent: (address) => `${address} に送信しました`,
    sending: '送信中…',
    retrying: (error) => `まだ送信できていませんが、自動的に再試行します。${error}`,
    refused: (address) => `${address} に送信できませんでした。`,
    refusedBecause: ({ address, error }) => `${address} に送信できませんでした：${error}`,
    correct: '別のアドレスに送信',
    sendTo: '送信先',
    sendAgain: '再送信',
    cancel: 'キャンセル',
  },
  composer: {
    label: '作成',
    answer: '返信',
    privateNote: '社内メモ',
  },
  reply: {
    label: '返信',
    placeholder: '返信を入力',
    tooLong: (max) => plural(max, { other: '#文字以内で入力してください。' }),
    noName: (variable) =>
      `お客様の名前が記入されていません。${variable} をご自身の言葉に書き換えてください。`,
    noLocation: (variable) =>
      `このクチコミには店舗の情報がありません。${variable} をご自身の言葉に書き換えてください。`,
    noVariable: (variable) => `${variable} は変数ではありません。ご自身の言葉に書き換えてください。`,
    outdated: (time) => `お客様が${time}にこのクチコミを変更しました。もう一度読んでから返信してください。`,
    byLink: 'お客様が専用リンクを開くと表示されます。',
    byEmail: (address) => [address, ' にメールで送信されます。'],
    differs:
      '前の返信はすでに送信され、上に表示されています。新しい内容がある場合は、この返信も送信してください。',
    send: '送信',
    sendAndFinish: '送信して対応済みにする',
    notFinished: '送信しましたが、対応済みにできませんでした',
    impossible: {
      erased: 'このクチコミの本文と連絡先は削除されているため、返信できません。',
      noEmail: '電話番号は記入されていますが、メールアドレスは記入されていません。',
      noAddress: 'メールアドレスも電話番号も記入されていないため、返信できません。',
      optedOut: (company) => ['お客様が', company, 'からのメールの受信を停止しています。'],
      tooMany: '続けて3件返信しました。お客様から返信があると、また返信できます。',
    },
    call: (number) => [number, 'に電話'],
    noteCall: '電話の内容をメモ',
  },
  note: {
    label: '社内メモ',
    description: 'メモはチーム内でのみ表示されます。「@」を入力すると、メンバーに通知できます。',
    placeholder: 'メモを入力',
    tooLong: (max) => plural(max, { other: '#文字以内で入力してください。' }),
    add: 'メモを追加',
    colleagues: 'メンバー',
    colleaguesFound: (count) => plural(count, { other: 'メンバー#人。矢印キーと Enter キーで選択します。' }),
  },
}
