import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const locations: LocationsTexts = {
  title: '店舗',
  description:
    '支店などの拠点です。店舗のコードでは、その店舗の名前が表示され、その Google リンクが開きます。',
  failed: '店舗を読み込めませんでした',
  none: '店舗はまだありません。',
  showAll: (count) => `${number(count)}店すべてを表示`,
  showArchived: (count) => `アーカイブ済みを表示（${number(count)}）`,
  ownGoogleLink: '専用の Google リンク',
  archived: 'アーカイブ済み',
  more: (name) => `${name}のその他の操作`,
  edit: '編集',
  archive: 'アーカイブ',
  restore: 'アーカイブを解除',

  changes: {
    added: (name) => `${name}を追加しました`,
    saved: (name) => `${name}を保存しました`,
    archived: (name) => `${name}をアーカイブしました`,
    archivedText: 'この店舗のコードは引き続き使えます。',
    restored: (name) => `${name}のアーカイブを解除しました`,
    undo: '元に戻す',
    failed: '店舗を変更できませんでした',
  },

  dialog: {
    add: '店舗を追加',
    addTitle: '店舗を追加',
    editTitle: '店舗を編集',
    name: '名前',
    nameDescription: 'お客様には、会社名の下に表示されます。',
    googleUrl: 'Google クチコミの URL',
    googleUrlDescription: '空欄にすると、会社の URL が使われます。',
    submitAdd: '店舗を追加',
    submitSave: '保存',
  },
}
