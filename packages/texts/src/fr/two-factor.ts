import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('fr')

export const twoFactor: TwoFactorTexts = {
  title: 'Validation en deux étapes',
  description: 'Protège votre compte même si quelqu’un découvre votre mot de passe.',
  loading: 'Chargement…',
  on: 'Activée',

  factors: {
    password: 'Mot de passe',
    totp: 'Application d’authentification',
    passkey: 'Clé d’accès',
    recovery: 'Code de secours',
    provider: 'Fournisseur de votre entreprise',
  },

  signIn: {
    code: 'Code de votre application d’authentification',
    recoveryCode: 'Code de secours',
    recoveryCodeHint: 'Chacun ne sert qu’une fois.',
    proceed: 'Continuer',
    usePasskey: 'Utiliser une clé d’accès',
    appInstead: 'Utiliser plutôt l’application',
    passkeyInstead: 'Utiliser plutôt une clé d’accès',
    recoveryInstead: 'Utiliser plutôt un code de secours',
    back: 'Retour au mot de passe',
    noPasskey: {
      title: 'Aucune clé d’accès n’a été utilisée',
      description: 'Réessayez, ou connectez-vous autrement.',
    },
    passkeyFailed: 'Ce navigateur n’a pas pu utiliser de clé d’accès. Veuillez vous connecter autrement.',
  },

  stepUp: {
    title: 'Confirmez que c’est bien vous',
    description: 'Nous ne vous le redemanderons pas pendant 10 minutes.',
    password: 'Votre mot de passe',
    code: 'Code',
    codeHint: 'De votre application d’authentification, ou un code de secours.',
    passwordMissing: 'Veuillez saisir votre mot de passe',
    codeMissing: 'Veuillez saisir un code',
    passwordInstead: 'Utiliser plutôt le mot de passe',
    codeInstead: 'Utiliser plutôt un code',
    confirm: 'Confirmer',
  },

  app: {
    name: 'Application d’authentification',
    description: 'Des codes fournis par une application sur votre téléphone.',
    setUp: 'Configurer',
    done: 'Application d’authentification configurée',
    failed: 'Échec de la configuration de l’application d’authentification',
    setup: {
      title: 'Configurer une application d’authentification',
      scan: 'Scannez ce code avec une application comme Google Authenticator, 1Password ou Microsoft Authenticator.',
      image: 'Code QR pour l’application d’authentification',
      cannotScan: (link) => [
        'Impossible de le scanner ? ',
        link('Ouvrez votre application'),
        ' sur cet appareil, ou saisissez cette clé :',
      ],
      copyKey: 'Copier la clé',
      code: 'Code de l’application',
      cancel: 'Annuler',
      turnOn: 'Activer',
    },
    removal: {
      open: 'Désactiver',
      title: 'Désactiver l’application d’authentification ?',
      description:
        'Ses codes ne fonctionneront plus. Sans autre moyen, votre mot de passe suffira pour se connecter.',
      password: 'Votre mot de passe',
      confirm: 'Désactiver',
      done: 'Application d’authentification désactivée',
    },
  },

  passkeys: {
    name: 'Clés d’accès',
    description:
      'Votre empreinte, votre visage ou le verrouillage de votre écran, aussi pour vous connecter sans mot de passe.',
    unsupported:
      'Ce navigateur ne prend pas en charge les clés d’accès. Ouvrez cette page dans un autre pour en ajouter.',
    list: 'Clés d’accès',
    add: 'Ajouter',
    adding: {
      title: 'Ajouter une clé d’accès',
      text: 'Votre navigateur vous demandera votre empreinte, votre visage, le verrouillage de votre écran ou une clé de sécurité.',
      name: 'Nom',
      nameHint: 'Pour distinguer vos clés d’accès, par exemple Mon téléphone.',
      cancel: 'Annuler',
      proceed: 'Continuer',
    },
    added: 'Clé d’accès ajoutée',
    exists: {
      title: 'Cet appareil a déjà une clé d’accès',
      description: 'Vous pouvez vous connecter avec elle, ou en ajouter une sur un autre appareil.',
    },
    canceled: {
      title: 'Aucune clé d’accès n’a été ajoutée',
      description: 'Continuez pour réessayer.',
    },
    addFailed: 'Échec de l’ajout de la clé d’accès',
    refused: 'Ce navigateur a refusé d’en créer une.',
    lastUsed: (ago) => `Dernière utilisation ${ago}`,
    addedOn: (date) => `Ajoutée le ${date}`,
    remove: 'Retirer',
    removeLabel: (name) => `Retirer la clé d’accès ${name}`,
    removeTitle: (name) => ['Retirer la clé d’accès ', name, ' ?'],
    removeDescription:
      'Vous ne pourrez plus vous connecter avec elle. Pensez aussi à la supprimer sur l’appareil lui-même.',
    removeConfirm: 'Retirer la clé d’accès',
    removed: 'Clé d’accès retirée',
    removeFailed: 'Échec du retrait de la clé d’accès',
  },

  recovery: {
    name: 'Codes de secours',
    left: ({ left, of }) =>
      `Il en reste ${number(left)} sur ${number(of)}, au cas où vous perdriez vos autres moyens de validation.`,
    noneLeft:
      'Il n’en reste plus. Créez-en de nouveaux, au cas où vous perdriez vos autres moyens de validation.',
    renew: 'Nouveaux codes',
    renewFailed: 'Échec de la création des codes de secours',
    save: {
      title: 'Enregistrez vos codes de secours',
      text: 'Chaque code permet de vous connecter une fois si vous perdez vos autres moyens de validation. Ils ne sont affichés que maintenant ; les codes précédents ne fonctionnent plus.',
      list: 'Codes de secours',
      copy: 'Copier',
      copied: 'Copié',
      download: 'Télécharger',
      done: 'C’est enregistré',
      copyFailed: {
        title: 'Échec de la copie',
        description: 'Veuillez plutôt télécharger les codes.',
      },
      fileTitle: (host) => `Codes de secours pour ${host}. Chacun ne sert qu’une fois.`,
    },
  },
}
