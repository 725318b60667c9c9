import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, plural } = formats('fr')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Ou copiez cette adresse dans votre navigateur :',
    fact: (name, value) => `${name} : ${value}`,
    link: (label) => `${label} :`,
  },
  reset: {
    subject: (product) => `Réinitialisez votre mot de passe pour ${product}`,
    title: 'Réinitialisez votre mot de passe',
    why: (product) =>
      `Nous avons reçu une demande de réinitialisation du mot de passe de votre compte ${product}.`,
    task: 'Choisissez-en un nouveau avec le lien ci-dessous. Il ne fonctionne qu’une fois, pendant une heure.',
    choose: 'Choisir un nouveau mot de passe',
    closing:
      'Si cette demande ne vient pas de vous, vous pouvez ignorer cet e-mail. Votre mot de passe reste le même.',
  },
  welcome: {
    subject: (product) => `Choisissez votre mot de passe pour ${product}`,
    subjectFor: (companies, product) => `Choisissez votre mot de passe pour ${companies} sur ${product}`,
    subjectPrinter: (product) =>
      `Choisissez votre mot de passe pour les commandes d’impression de ${product}`,
    title: (product) => `Bienvenue sur ${product}`,
    titleFor: (companies, product) => `${product} vous invite à rejoindre ${companies}`,
    why: (product) =>
      `${product} a créé un compte pour vous, afin que vous puissiez voir ce que disent vos clients.`,
    whyFor: (companies, product) =>
      `${product} a créé un compte pour vous, afin que vous puissiez voir ce que les clients disent sur ${companies}.`,
    whyPrinter: (product) =>
      `${product} a créé un compte pour vous, afin que vous puissiez voir les commandes d’impression qui vous sont confiées.`,
    whySuperadmin: (product) =>
      `${product} a créé un compte pour vous, afin que vous puissiez gérer les entreprises et leurs utilisateurs.`,
    andMore: (companies, more) => list([...companies, plural(more, { one: '# autre', other: '# autres' })]),
    task: 'Choisissez un mot de passe pour commencer. Le lien ne fonctionne qu’une fois, pendant 24 heures.',
    setUp: 'Choisir votre mot de passe',
    closing: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
  },
  signIn: {
    subject: (product) => `La connexion à votre compte ${product} a changé`,
    title: 'Votre connexion a changé',
    totp_added: 'Une application d’authentification a été configurée pour votre compte.',
    totp_replaced: 'L’application d’authentification de votre compte a été remplacée par une autre.',
    totp_removed: 'L’application d’authentification de votre compte a été retirée.',
    passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
    passkey_removed: 'Une clé d’accès de votre compte a été retirée.',
    recovery_codes_replaced:
      'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
    factors_cleared:
      'Un opérateur a retiré l’application d’authentification, les clés d’accès et les codes de secours de votre compte.',
    recovery_code_used: 'Un code de secours de votre compte a été utilisé. Il ne fonctionne plus.',
    other: 'La façon de vous connecter à votre compte a changé.',
    fine: 'Si c’était vous, vous n’avez rien à faire.',
    check: 'Vérifier votre compte',
    closing:
      'Si ce n’était pas vous, changez de mot de passe maintenant et fermez vos sessions sur vos autres appareils.',
  },
}
