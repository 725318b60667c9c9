import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'Sahip',
    manager: 'Yönetici',
    responder: 'Yanıtlayan',
    viewer: 'İzleyici',
  },
  roleSummaries: {
    owner: 'Her şeyi yapabilir ve ekibi yönetir.',
    manager: 'Ayarları, şubeleri ve kodları da değiştirir, baskı malzemesi sipariş eder.',
    responder: 'Yanıtlamak için yorumları iletişim bilgileriyle birlikte görür.',
    viewer: 'Sayıları ve yorumları görür, iletişim bilgilerini görmez.',
  },
  roles: {
    title: 'Roller',
    description: 'Her rol, altındaki rollerin yetkilerini de içerir.',
  },
  invite: {
    invite: 'Davet et',
    title: 'Birini davet edin',
    description: 'Davet edilen kişi bir e-posta alır ve kabul edince ekibe katılır.',
    email: 'E-posta',
    role: 'Rol',
    language: 'Davetin dili',
    send: 'Davet gönder',
    sent: 'Davet gönderildi',
    sentHint: (email) => `${email} adresine katılma bağlantısı gönderildi. Bağlantı 24 saat geçerlidir.`,
  },
  members: {
    title: 'Üyeler',
    failed: 'Ekip yüklenemedi',
    you: 'Siz',
    twoFactor: 'İki adımlı giriş',
    invited: 'Davet edildi',
    expired: 'Davetin süresi doldu',
    neverSeen: 'Henüz giriş yapmadı',
    lastSeen: (ago) => `Son görülme: ${ago}`,
    resend: 'Yeniden gönder',
    resendLabel: (email) => `${email} adresine yeniden gönder`,
    resent: 'Davet yeniden gönderildi',
    resentHint: (email) =>
      `${email} adresine yeni bir bağlantı gönderildi. Önceki bağlantılar artık çalışmaz.`,
    resendFailed: 'Davet gönderilemedi',
  },
  changeRole: {
    label: (name) => `Rol: ${name}`,
    failed: 'Rol değiştirilemedi',
    changed: {
      owner: (name) => `${name} artık sahip rolünde`,
      manager: (name) => `${name} artık yönetici rolünde`,
      responder: (name) => `${name} artık yanıtlayan rolünde`,
      viewer: (name) => `${name} artık izleyici rolünde`,
    },
    invitationChanged: {
      owner: (name) => `${name} sahip rolüyle katılacak`,
      manager: (name) => `${name} yönetici rolüyle katılacak`,
      responder: (name) => `${name} yanıtlayan rolüyle katılacak`,
      viewer: (name) => `${name} izleyici rolüyle katılacak`,
    },
    ownChanged: {
      owner: 'Artık sahip rolündesiniz',
      manager: 'Artık yönetici rolündesiniz',
      responder: 'Artık yanıtlayan rolündesiniz',
      viewer: 'Artık izleyici rolündesiniz',
    },
    giveUp: {
      title: 'Sahip rolünü bırakıyor musunuz?',
      consequence: 'Bu sayfayı artık görmeyeceksiniz. Bu rolü size yalnızca başka bir sahip geri verebilir.',
      confirm: {
        owner: 'Sahip ol',
        manager: 'Yönetici ol',
        responder: 'Yanıtlayan ol',
        viewer: 'İzleyici ol',
      },
    },
  },
  leave: {
    label: 'Ekipten ayrıl',
    question: 'Bu ekipten ayrılıyor musunuz?',
    consequence: 'Bu işletmeye erişiminiz hemen sona erer. Sizi yalnızca bir sahip yeniden davet edebilir.',
    confirm: 'Ekipten ayrıl',
    done: 'Ekipten ayrıldınız',
    failed: 'Ekipten ayrılma başarısız oldu',
  },
  remove: {
    hint: 'Ekipten çıkar',
    label: (name) => `Ekipten çıkar: ${name}`,
    question: 'Bu üye ekipten çıkarılsın mı?',
    consequence: (email) =>
      `${email} hesabının bu işletmeye erişimi hemen sona erer. Hesabın kendisi silinmez.`,
    consequenceNamed: ({ name, email }) =>
      `${name} (${email}) bu işletmeye erişimini hemen kaybeder. Hesabın kendisi silinmez.`,
    confirm: 'Üyeyi çıkar',
    done: (name) => `${name} ekipten çıkarıldı`,
    failed: 'Üye çıkarılamadı',
  },
  withdraw: {
    hint: 'Daveti geri çek',
    label: (email) => `${email} adresine gönderilen daveti geri çek`,
    question: 'Bu davet geri çekilsin mi?',
    consequence: (email) => `${email} adresindeki kişi daveti artık kabul edemez.`,
    confirm: 'Daveti geri çek',
    done: (email) => `${email} adresine gönderilen davet geri çekildi`,
    failed: 'Davet geri çekilemedi',
  },
}
