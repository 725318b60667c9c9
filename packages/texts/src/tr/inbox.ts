import type { InboxTexts } from '#en/inbox.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('tr')

export const inbox: InboxTexts = {
  status: {
    new: 'Yapılacak',
    in_progress: 'İşlemde',
    waiting: 'Müşteri bekleniyor',
    done: 'Tamamlandı',
  },
  views: {
    label: 'Görünümler',
    names: {
      new: 'Yapılacak',
      in_progress: 'İşlemde',
      waiting: 'Müşteri bekleniyor',
      done: 'Tamamlandı',
      all: 'Tümü',
      mine: 'Benimkiler',
      unassigned: 'Atanmamış',
    },
    count: (count) => plural(count, { one: ', # yorum', other: ', # yorum' }),
  },
  toolbar: {
    selectAll: 'Sayfadakilerin tümünü seç',
    selected: (count) => plural(count, { one: '# seçili', other: '# seçili' }),
    clear: 'Seçimi temizle',
    limit: (max) =>
      plural(max, {
        one: 'Bir seferde en fazla # yorum değiştirilebilir.',
        other: 'Bir seferde en fazla # yorum değiştirilebilir.',
      }),
    status: 'Durum',
    assign: 'Ata',
    me: (name) => `Ben (${name})`,
    nobody: 'Hiç kimse',
    loading: 'Yükleniyor…',
    shortcuts: 'Klavye kısayolları',
    shortcutsTitle: 'Klavye kısayolları (?)',
    select: (stars) => plural(stars, { one: '# yıldızlı yorumu seç', other: '# yıldızlı yorumu seç' }),
  },
  line: {
    status: 'Durum:',
    age: {
      minutes: (count) => `· ${number(count)} dk`,
      hours: (count) => `· ${number(count)} sa`,
      days: (count) => `· ${number(count)} gün`,
      years: (count) => `· ${number(count)} yıl`,
    },
    ageInWords: {
      minutes: (count) => plural(count, { one: ', # dakika önce geldi', other: ', # dakika önce geldi' }),
      hours: (count) => plural(count, { one: ', # saat önce geldi', other: ', # saat önce geldi' }),
      days: (count) => plural(count, { one: ', # gün önce geldi', other: ', # gün önce geldi' }),
      years: (count) => plural(count, { one: ', # yıl önce geldi', other: ', # yıl önce geldi' }),
    },
    assignee: 'Sorumlu:',
    you: 'Siz',
    other: 'başka biri',
    edited: 'Müşteri değiştirdi',
    replied: 'Müşteri yanıt verdi',
    repliedTimes: (count) => `Müşteri yanıt verdi (${number(count)})`,
  },
  moved: {
    status: ({ status }) => `Yeni durum: ${status}`,
    assigned: {
      you: 'Size atandı',
      member: ({ name }) => `Yeni sorumlu: ${name}`,
      other: 'Başka birine atandı',
      nobody: 'Artık kimseye atanmış değil',
    },
  },
  emptied: 'Bunların hepsi bu listeden çıktı.',
  update: 'Listeyi güncelle',

  changes: {
    one: {
      done: 'Tamamlandı olarak işaretlendi',
      status: ({ status }) => `Yeni durum: ${status}`,
      assigned: {
        you: 'Size atandı',
        member: ({ name }) => `Yeni sorumlu: ${name}`,
        other: 'Başka birine atandı',
        nobody: 'Atama kaldırıldı',
      },
    },
    several: {
      done: ({ count }) =>
        plural(count, {
          one: '# yorum tamamlandı olarak işaretlendi',
          other: '# yorum tamamlandı olarak işaretlendi',
        }),
      status: ({ count, status }) =>
        plural(count, {
          one: `# yorumun yeni durumu: ${status}`,
          other: `# yorumun yeni durumu: ${status}`,
        }),
      assigned: {
        you: ({ count }) => plural(count, { one: '# yorum size atandı', other: '# yorum size atandı' }),
        member: ({ count, name }) =>
          plural(count, {
            one: `# yorumun yeni sorumlusu: ${name}`,
            other: `# yorumun yeni sorumlusu: ${name}`,
          }),
        other: ({ count }) =>
          plural(count, { one: '# yorum başka birine atandı', other: '# yorum başka birine atandı' }),
        nobody: ({ count }) =>
          plural(count, { one: '# yorumun ataması kaldırıldı', other: '# yorumun ataması kaldırıldı' }),
      },
    },
    already: {
      done: 'Zaten tamamlandı olarak işaretli',
      status: ({ status }) => `Durum zaten “${status}”`,
      assigned: {
        you: 'Zaten size atanmış',
        member: ({ name }) => `Sorumlu zaten ${name}`,
        other: 'Zaten başka birine atanmış',
        nobody: 'Zaten kimseye atanmamış',
      },
    },
    failed: 'Değişiklik kaydedilemedi',
    conflict: 'Değiştirilmedi',
    undone: 'Geri alındı',
    undoFailed: 'Geri alınamadı',
    notUndone: 'Geri alınmadı',
    notUndoneSeveral: ({ kept, all }) =>
      plural(kept, {
        one: `${number(all)} yorumdan # tanesi olduğu gibi kaldı: bu arada başka biri değiştirmiş.`,
        other: `${number(all)} yorumdan # tanesi olduğu gibi kaldı: bu arada başka biri değiştirmiş.`,
      }),
    changedMeanwhile: {
      you: ({ by = 'Başka biri', status }) =>
        `${by} bu arada değişiklik yaptı. Şu anki durum: “${status}”, sorumlu: siz.`,
      member: ({ by = 'Başka biri', status, name }) =>
        `${by} bu arada değişiklik yaptı. Şu anki durum: “${status}”, sorumlu: ${name}.`,
      other: ({ by = 'Başka biri', status }) =>
        `${by} bu arada değişiklik yaptı. Şu anki durum: “${status}”, sorumlu: başka biri.`,
      nobody: ({ by = 'Başka biri', status }) =>
        `${by} bu arada değişiklik yaptı. Şu anki durum: “${status}”, sorumlu yok.`,
    },
    notMade: (whatHappened) => `${whatHappened} Değişikliğiniz yapılmadı.`,
  },

  shortcuts: {
    title: 'Klavye kısayolları',
    description: 'Yazı yazmadığınız sürece hem listede hem de açık bir yorumda çalışır.',
    use: 'Bu tarayıcıda klavye kısayollarını kullan',
    actions: {
      nextAndPrevious: 'Sonraki ve önceki yorum',
      open: 'Yorumu aç',
      done: 'Tamamlandı olarak işaretle',
      assign: 'Ata',
      reply: 'Yanıtla',
      note: 'Not ekle',
      select: 'Seç; Shift ile buraya kadar olanların tümünü',
      undo: 'Geri al',
      search: 'Ara',
      close: 'Yorumu kapat veya seçimi temizle',
      help: 'Bu liste',
    },
  },

  review: {
    title: 'Yorum',
    edited: (time) => `Değiştirildi: ${time}`,
    notFound: (company) => ['Bu bağlantı, ', company, ' için bırakılan hiçbir yorumla eşleşmiyor.'],
    failed: 'Yorumlar alınamadı',
    all: 'Tüm yorumlar',
    copyLink: 'Bağlantıyı kopyala',
    linkCopied: 'Bağlantı kopyalandı',
    copyText: 'Metni kopyala',
    textCopied: 'Metin kopyalandı',
    copyFailed: 'Kopyalanamadı',
    copyFailedDescription: 'Lütfen tekrar deneyin.',
    showVersions: 'Önceki hâlini göster',
    versions: 'Önceki sürümler',
    versionsFailed: 'Önceki sürümler yüklenemedi',
  },
  pager: {
    label: 'Yorumlar',
    previous: 'Önceki',
    next: 'Sonraki',
    previousTitle: (key) => `Önceki (${key})`,
    nextTitle: (key) => `Sonraki (${key})`,
    position: ({ place, all }) => `${place} / ${all}`,
  },

  case: {
    label: 'Takip',
    failed: 'Takip bilgileri yüklenemedi',
    changeFailed: 'Takip bilgileri değiştirilemedi',
    status: 'Durum',
    assignee: 'Sorumlu',
    assignToMe: 'Bana ata',
    nobody: 'Hiç kimse',
    me: (name) => `Ben (${name})`,
    formerMember: 'Eski bir üye',
    changed: ({ ago }) => `Değiştirildi: ${ago}`,
    changedByYou: ({ ago }) => `Son değişiklik: ${ago}, siz`,
    changedBy: ({ ago, name }) => `Son değişiklik: ${ago}, ${name}`,
  },
  conflict: {
    whatChanged: {
      you: ({ changes }) => `Siz, başka bir pencerede: ${list(changes)}.`,
      member: ({ changes, name }) => `${name}: ${list(changes)}.`,
      visitor: ({ changes }) => `Ziyaretçi: ${list(changes)}.`,
      someone: ({ changes }) => `Başka biri: ${list(changes)}.`,
    },
    changes: {
      answered: 'yeni yanıt',
      status: (status) => `yeni durum “${status}”`,
      assigned: {
        you: 'yeni sorumlu siz',
        member: ({ name }) => `yeni sorumlu ${name}`,
        other: 'yeni sorumlu eski bir üye',
        nobody: 'sorumlu kaldırıldı',
      },
      unknown: 'bir değişiklik',
    },
    anyway: {
      status: (status) => `Yine de “${status}” yap`,
      assign: {
        you: 'Yine de size ata',
        member: ({ name }) => `Yine de sorumlu yap: ${name}`,
        other: 'Yine de eski bir üyeye ata',
        nobody: 'Yine de sorumluyu kaldır',
      },
      both: {
        you: ({ status }) => `Yine de “${status}” yap ve size ata`,
        member: ({ status, name }) => `Yine de “${status}” yap ve ata: ${name}`,
        other: ({ status }) => `Yine de “${status}” yap ve eski bir üyeye ata`,
        nobody: ({ status }) => `Yine de “${status}” yap ve sorumluyu kaldır`,
      },
    },
    leave: 'Olduğu gibi bırak',
  },

  thread: {
    label: 'Yazışma ve notlar',
    count: ({ messages, notes }) =>
      `${plural(messages, { one: '# mesaj', other: '# mesaj' })}, ${plural(notes, { one: '# not', other: '# not' })}`,
    you: 'Siz',
    formerMember: 'Eski bir üye',
    visitor: 'Ziyaretçi',
    privateNote: 'Özel not',
    byLink: 'Ziyaretçi, bağlantısını açtığında görür.',
  },
  delivery: {
    sent: (address) => `Gönderildi: ${address}`,
    sending: 'Gönderiliyor…',
    retrying: (error) => `Henüz gönderilmedi, ancak yeniden denenecek. ${error}`,
    refused: (address) => `${address} adresine gönderilemedi.`,
    refusedBecause: ({ address, error }) => `${address} adresine gönderilemedi: ${error}`,
    correct: 'Başka bir adrese gönder',
    sendTo: 'Alıcı adresi',
    sendAgain: 'Yeniden gönder',
    cancel: 'İptal',
  },
  composer: {
    label: 'Yaz',
    answer: 'Yanıt',
    privateNote: 'Özel not',
  },
  reply: {
    label: 'Yanıt',
    placeholder: 'Bir yanıt yazın',
    tooLong: (max) =>
      plural(max, {
        one: 'Lütfen en fazla # karakter kullanın.',
        other: 'Lütfen en fazla # karakter kullanın.',
      }),
    noName: (variable) => `Ziyaretçi ad bırakmadı. Lütfen ${variable} yerine kendi sözlerinizi yazın.`,
    noLocation: (variable) => `Bu yorumun şubesi yok. Lütfen ${variable} yerine kendi sözlerinizi yazın.`,
    noVariable: (variable) => `Bu bir değişken değil. Lütfen ${variable} yerine kendi sözlerinizi yazın.`,
    outdated: (time) => `Ziyaretçi bu yorumu değiştirdi (${time}). Lütfen yanıtlamadan önce yeniden okuyun.`,
    byLink: 'Ziyaretçi, bağlantısını açtığında görecek.',
    byEmail: (address) => [address, ' adresine e-postayla gider.'],
    differs:
      'Önceki yanıtınız gönderildi; yukarıda görebilirsiniz. Yeni bir şey söylüyorsa bunu da gönderin.',
    send: 'Gönder',
    sendAndFinish: 'Gönder ve tamamla',
    notFinished: 'Gönderildi, ancak tamamlandı olarak işaretlenmedi',
    impossible: {
      erased: 'Bu yorumun metni ve iletişim bilgileri silindiği için yanıt gönderilecek kimse yok.',
      noEmail: 'Ziyaretçi telefon numarası bıraktı, ancak e-posta adresi bırakmadı.',
      noAddress:
        'Ziyaretçi e-posta adresi veya telefon numarası bırakmadığı için yanıt gönderilecek kimse yok.',
      optedOut: (company) => ['Ziyaretçi ', company, ' işletmesinden artık e-posta almak istemiyor.'],
      tooMany: 'Art arda üç yanıt gönderdiniz. Ziyaretçi karşılık verdiğinde yeniden yazabilirsiniz.',
    },
    call: (number) => ['Ara: ', number],
    noteCall: 'Görüşmeyi not et',
  },
  note: {
    label: 'Özel not',
    description: 'Notları yalnızca ekibiniz görür. Bir ekip arkadaşınıza haber vermek için @ yazın.',
    placeholder: 'Bir not yazın',
    tooLong: (max) =>
      plural(max, {
        one: 'Lütfen en fazla # karakter kullanın.',
        other: 'Lütfen en fazla # karakter kullanın.',
      }),
    add: 'Not ekle',
    colleagues: 'Ekip arkadaşları',
    colleaguesFound: (count) =>
      plural(count, {
        one: '# ekip arkadaşı. Ok tuşları ve Enter ile seçin.',
        other: '# ekip arkadaşı. Ok tuşları ve Enter ile seçin.',
      }),
  },
}
