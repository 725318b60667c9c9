import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('fr')

const parts = { name: 'l’ancien nom', logoUrl: 'l’ancien logo', brandColor: 'l’ancienne couleur' }

export const business: BusinessTexts = {
  brand: {
    title: 'Nom, logo et couleur',
    description: 'Sur votre page d’avis, dans les e-mails aux clients et sur vos imprimés.',
    name: 'Nom',
    nameText: (page) => [
      'Votre page d’avis se trouve à l’adresse ',
      page,
      '. L’adresse ne change pas, pour que les codes imprimés continuent de fonctionner.',
    ],
    color: 'Couleur de marque',
    formerKept: (changed) =>
      `Les imprimés existants gardent ${list(changed.map((part) => parts[part]))} ; leurs codes continuent de fonctionner.`,
    saved: 'Enregistré. Les visiteurs le voient dès maintenant.',
  },

  website: {
    title: 'Trouver votre marque sur votre site web',
    label: 'Site web',
    find: 'Chercher',
    looking: 'Examen de votre site web. Cela peut prendre quelques secondes.',
    found: 'Choisissez ce qui est à vous. Les visiteurs le verront dès que vous enregistrerez.',
    nothingFound: 'Rien n’a été trouvé. Veuillez importer votre logo et choisir une couleur ci-dessous.',
    name: 'Nom',
    logos: 'Logos',
    colors: 'Couleurs',
    colorsText: `Le nombre indique le contraste du texte sur un bouton ; à partir de ${number(4.5)}, il se lit facilement. Là où une couleur sert de texte, la page l’adapte.`,
    sources: {
      page: 'Sur la page',
      icon: 'Icône',
      preview: 'Image des liens',
    },
    sample: 'Avis',
    contrast: (ratio) => `Contraste ${ratio}`,
  },

  timeZone: {
    title: 'Fuseau horaire',
    description: (zone) => `Les jours, les semaines et les mois sont comptés dans le fuseau horaire ${zone}.`,
    change: 'Changer de fuseau',
    dialogTitle: 'Fuseau horaire',
    dialogText: 'Les jours, les semaines et les mois sont comptés dans ce fuseau horaire.',
    label: 'Fuseau horaire',
    save: 'Enregistrer',
    saved: 'Fuseau horaire modifié',
    failed: 'Échec de la modification du fuseau horaire',
  },

  texts: {
    title: 'Langue et textes',
    description: 'Les visiteurs lisent votre page d’avis dans la langue de leur navigateur.',
    saved: 'Langue et textes enregistrés',
  },

  replyTo: {
    title: 'Adresse de réponse',
    description:
      'Là où arrivent les réponses des visiteurs à vos e-mails. Sans adresse, ils répondent sur leur page privée, vers laquelle mène chaque e-mail.',
    label: 'Adresse e-mail',
    placeholder: 'bonjour@example.com',
    save: 'Enregistrer l’adresse',
    saved: 'Adresse de réponse enregistrée',
    removed: 'Adresse de réponse supprimée',
  },

  googleUrl: {
    title: 'URL des avis Google',
    description: 'Là où « Laisser un avis public » mène vos visiteurs.',
    test: 'Tester le lien',
    missing: 'Pas encore d’URL. Les visiteurs ne peuvent pas laisser d’avis public.',
    new: 'Nouvelle URL',
    update: 'Modifier l’URL',
    updated: 'URL des avis Google modifiée',
    failed: 'Échec de la modification de l’URL',
  },

  linkCheck: {
    title: 'Vérifiez votre lien Google',
    text: (months) =>
      plural(months, {
        one: 'Un lien vers Google peut cesser de fonctionner sans qu’on le remarque. Personne n’a vérifié le vôtre depuis # mois.',
        other:
          'Un lien vers Google peut cesser de fonctionner sans qu’on le remarque. Personne n’a vérifié le vôtre depuis # mois.',
      }),
    open: 'L’ouvrir',
    ask: 'Était-ce la page de votre établissement ?',
    yes: 'Oui, c’est bien elle',
    no: 'Non, le modifier',
    dismiss: 'Ignorer',
    confirmed: 'Lien Google confirmé',
    dismissed: 'Rappel ignoré',
    failed: 'Échec de l’enregistrement',
  },
}
