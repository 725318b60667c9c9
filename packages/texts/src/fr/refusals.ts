import type { RefusalTexts } from '#en/refusals.ts'

export const refusals: RefusalTexts = {
  offline: 'La connexion a échoué. Veuillez vérifier que vous êtes en ligne.',
  timed_out: 'Le serveur n’a pas répondu à temps. Veuillez réessayer.',
  write_timed_out:
    'Le serveur n’a pas répondu à temps. Avant de réessayer, veuillez vérifier si l’opération a abouti.',
  not_json: 'La réponse du serveur n’était pas valide. Veuillez réessayer.',
  bad_image: 'Veuillez importer un fichier image',
  image_too_large: 'Veuillez importer une image de moins de 2 Mo',
  image_too_many_pixels: 'Veuillez importer une image de 5 000 × 5 000 pixels au maximum',
  bad_picture: 'Veuillez envoyer l’image au format PNG ou JPEG',
  unknown_pack: 'Ce lot n’est pas disponible. Veuillez recharger la page et choisir l’un des lots proposés.',
  price_changed: 'Le prix de ce lot a changé. Veuillez recharger la page et passer de nouveau commande.',
  pack_too_small:
    'Ce lot contient moins d’exemplaires que vous n’avez choisi de codes. Veuillez choisir un lot plus grand ou moins de codes.',
  unknown_layout: 'Ce modèle n’est pas disponible. Veuillez recharger la page et en choisir un autre.',
  steering_text:
    'Ce texte demande une certaine note ou offre quelque chose en échange d’un avis, ce qui n’est pas autorisé. Veuillez le modifier.',
  offering_text:
    'Ce texte offre quelque chose, ce qui fausserait les avis et n’est pas autorisé. Veuillez le modifier.',
  naming_text:
    'Ce texte nomme une personne. Veuillez l’écrire sans noms, pour que les commentaires portent sur l’entreprise.',
  unfilled_variable:
    'Cette réponse mentionne une information inconnue, comme le nom. Veuillez la remplacer par vos propres mots.',
  unknown_variable: 'Veuillez n’utiliser que les variables {name}, {company}, {location} et {me}.',
  bad_time_zone: 'Veuillez choisir un fuseau horaire, par exemple Europe/Paris',
  change_to_come: 'Veuillez choisir aujourd’hui ou un jour passé',
  google_link_unknown: 'Ce lien n’est pas celui d’un établissement sur Google.',
  bad_channel_address: 'Cette adresse n’est pas celle d’un canal de cette messagerie.',
  wrong_digits: 'Ces chiffres ne sont pas ceux du dernier message de test.',
  no_tries_left: 'Ces chiffres ne peuvent plus être utilisés. Veuillez envoyer un autre message de test.',
  google_link_unresolved:
    'Ce lien n’indique pas de quel établissement il s’agit. Veuillez l’ouvrir dans un navigateur, attendre la carte, puis copier le lien long depuis la barre d’adresse.',
  unsafe_drawing: 'Veuillez importer un dessin sans scripts, liens ni contenu intégré',
  complex_drawing: 'Veuillez importer un dessin plus simple, ou l’enregistrer au format PNG',
  site_unreachable:
    'Ce site n’a pas pu être lu. Veuillez vérifier l’adresse, ou importer directement votre logo.',
  site_refused:
    'Cette adresse ne peut pas être lue. Veuillez saisir l’adresse publique de votre site, en commençant par https://.',
  issuer_silent:
    'Ce fournisseur est injoignable. Veuillez vérifier son adresse ou réessayer dans un instant.',
  issuer_refused: 'Ce n’est pas l’adresse d’un fournisseur OpenID Connect.',
  provider_failed: 'Cette connexion n’était pas valide ou a expiré. Veuillez recommencer.',
  provider_email:
    'Le fournisseur n’a pas confirmé d’adresse e-mail d’un domaine de l’entreprise. Veuillez vous adresser à un propriétaire.',
  provider_account:
    'Ce fournisseur ne peut pas ouvrir le compte de cette adresse. Veuillez vous connecter autrement ; la page de votre compte permet d’associer le fournisseur.',
  provider_not_member:
    'Vous n’êtes pas ou plus membre de cette entreprise. Veuillez demander à un propriétaire de vous inviter.',
  sign_in_enforced: 'Votre entreprise exige que vous vous connectiez avec son propre fournisseur.',
  provider_secret:
    'Pour se connecter avec le fournisseur de l’entreprise, son secret client doit être saisi à nouveau. Veuillez vous adresser à un propriétaire.',
  provider_not_set: 'Il n’y a pas de fournisseur pour se connecter. Veuillez vous connecter autrement.',
  too_many_changes:
    'Une entreprise peut avoir au maximum 100 améliorations. Veuillez d’abord en supprimer une.',
  sign_in_not_ready: 'Veuillez d’abord saisir le fournisseur et prouver au moins un domaine.',
  provider_unavailable:
    'Le fournisseur est injoignable pour le moment. Veuillez réessayer ou vous connecter autrement.',
  webhook_refused: 'Veuillez saisir une adresse publique qui commence par https://.',
  bad_link: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  wrong_password: 'Votre mot de passe actuel n’est pas correct',
  wrong_code: 'Ce code n’est pas valable. Chaque code ne sert qu’une fois ; veuillez en saisir un actuel.',
  bad_subscription: 'L’abonnement de ce navigateur n’est pas valide',
  passkey_not_added: 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  guessable_password: 'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  bad_credentials: 'E-mail ou mot de passe incorrect',
  bad_code: 'Ce code n’est pas valable. Chaque code ne sert qu’une fois ; veuillez en saisir un actuel.',
  bad_passkey: 'Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer ou vous connecter autrement.',
  sign_in_expired: 'Cette connexion a expiré. Veuillez saisir de nouveau votre e-mail et votre mot de passe.',
  not_signed_in: 'Veuillez vous connecter',
  not_allowed: 'Vous n’avez pas l’autorisation de faire cela',
  no_company_access: 'Vous n’avez pas accès à ce tableau de bord',
  two_factor_required: 'Veuillez d’abord configurer une application d’authentification ou une clé d’accès.',
  step_up_required: 'Veuillez confirmer que c’est bien vous : saisissez votre mot de passe ou un code.',
  view_as_read_only:
    'Vous consultez une entreprise et ne pouvez donc rien modifier. Veuillez d’abord quitter la consultation.',
  demo_read_only: 'Ceci est une démo. Dans votre propre tableau de bord, ce serait fait maintenant.',
  company_suspended:
    'Cette entreprise fait une pause : rien ne peut être envoyé ni modifié pour le moment. Veuillez réessayer plus tard.',
  forbidden_role:
    'Votre rôle dans cette entreprise ne le permet pas. Veuillez vous adresser à un propriétaire.',
  company_not_found: 'Entreprise introuvable',
  review_not_found: 'Avis introuvable',
  demo_closed: 'La démo est fermée pour le moment.',
  invitation_not_found: 'Cette invitation n’est plus valable. Veuillez en demander une nouvelle.',
  member_not_found: 'Cette personne ne fait pas partie de l’équipe',
  order_not_found: 'Commande introuvable',
  location_not_found: 'Établissement introuvable',
  placement_not_found: 'Code introuvable',
  walk_not_found: 'Cette tournée n’existe pas',
  message_not_found: 'Message introuvable',
  channel_not_found: 'Ce canal a été retiré',
  change_not_found: 'Cette amélioration a été supprimée',
  template_not_found: 'Ce modèle de réponse a été supprimé',
  webhook_not_found: 'Ce webhook a été supprimé',
  delivery_not_found: 'Ce message n’est plus dans le journal. Les messages sont conservés pendant 30 jours.',
  key_not_found: 'Cette clé API a déjà été révoquée',
  totp_not_found: 'Aucune application d’authentification n’est configurée',
  device_not_found: 'Les notifications sont déjà désactivées sur cet appareil',
  passkey_not_found: 'Cette clé d’accès a déjà été retirée',
  session_not_found: 'Cette session est déjà terminée',
  request_timeout: 'La demande a pris trop de temps. Veuillez réessayer.',
  location_name_taken:
    'Un établissement de ce nom existe déjà, peut-être parmi les établissements archivés. Veuillez choisir un autre nom.',
  too_many_locations:
    'Une entreprise peut avoir 1 000 établissements au maximum. Veuillez plutôt renommer un établissement archivé.',
  too_many_placements:
    'Une entreprise peut avoir 50 000 codes au maximum. Veuillez renommer des codes archivés plutôt que d’en ajouter.',
  placement_archived: 'L’un de ces codes a été archivé. Veuillez choisir de nouveau les codes.',
  walk_open: 'Vous avez une tournée en cours. Veuillez d’abord la terminer.',
  walk_ended: 'Cette tournée est terminée. Veuillez en commencer une autre et scanner le code à nouveau.',
  too_many_walks: 'Une entreprise peut avoir au plus 100 000 tournées.',
  too_many_confirmations:
    'Une tournée peut compter au plus 60 000 scans. Veuillez la terminer et en commencer une autre.',
  too_many_photos:
    'Une entreprise peut envoyer au plus 500 photos de tournées par jour. Veuillez scanner de nouveau sans photo.',
  review_changed: 'Cet avis a changé entre-temps. Veuillez le consulter de nouveau.',
  case_changed: 'Quelqu’un d’autre a modifié ceci entre-temps. Veuillez le consulter de nouveau.',
  not_assignable:
    'Cette personne ne peut pas répondre aux avis. Veuillez choisir un autre membre de l’équipe.',
  too_many_notes: 'Un avis peut avoir 500 notes internes au maximum.',
  no_reply_address: 'Le visiteur n’a pas laissé d’adresse e-mail : il n’y a personne à qui répondre.',
  visitor_opted_out: 'Le visiteur ne souhaite plus recevoir d’e-mails de cette entreprise.',
  too_many_unanswered:
    'Vous avez envoyé trois réponses. C’est maintenant au visiteur de répondre avant que vous écriviez de nouveau.',
  reply_differs: 'Cette réponse a déjà été envoyée dans une autre version. Rien n’a été envoyé.',
  not_refused: 'Cette réponse n’a pas été rejetée, elle n’est donc pas renvoyée.',
  template_name_taken: 'Un modèle de réponse de ce nom existe déjà. Veuillez choisir un autre nom.',
  too_many_templates:
    'Une entreprise peut avoir 100 modèles de réponse au maximum. Veuillez d’abord en supprimer un.',
  too_many_webhooks: 'Il peut y avoir 100 webhooks au maximum. Veuillez d’abord en supprimer un.',
  too_many_deliveries:
    'Plus de 10 000 messages étaient en file d’attente sur cette durée. Veuillez en choisir une plus courte.',
  too_many_channels: 'Une entreprise peut avoir 20 canaux au maximum. Veuillez d’abord en retirer un.',
  too_many_keys: 'Il peut y avoir 50 clés API au maximum. Veuillez d’abord en révoquer une.',
  key_ended: 'Cette clé API n’est déjà plus valable. Veuillez en créer une nouvelle.',
  alerts_off: 'Vos alertes pour cette entreprise sont désactivées. Veuillez d’abord les activer.',
  order_differs: 'Cette commande a déjà été passée avec d’autres détails. Rien n’a été modifié.',
  proof_changed:
    'L’imprimé a changé depuis votre validation. Veuillez regarder la nouvelle épreuve et la valider à nouveau.',
  order_not_cancellable: 'Cette commande est déjà en cours de fabrication et ne peut plus être annulée.',
  cancelled: 'L’opération a été annulée avant la fin',
  signed_in:
    'Votre session est ouverte. Pour voir la démo, déconnectez-vous d’abord ou ouvrez-la dans une fenêtre privée.',
  other_signed_in:
    'Cette connexion concerne un autre compte que celui que vous utilisez. Pour vous en servir, veuillez d’abord vous déconnecter.',
  account_disabled: 'Ce compte est désactivé. Veuillez d’abord l’activer dans la liste des utilisateurs.',
  no_second_factor: 'Veuillez d’abord configurer une application d’authentification ou une clé d’accès.',
  too_many_devices:
    'Vous pouvez recevoir des notifications sur 10 appareils. Veuillez d’abord en retirer un.',
  too_many_passkeys: 'Vous pouvez avoir 20 clés d’accès au maximum. Veuillez d’abord en retirer une.',
  last_owner:
    'Une entreprise a besoin d’au moins un propriétaire. Veuillez d’abord donner ce rôle à quelqu’un d’autre.',
  already_member: 'Cette personne fait déjà partie de l’équipe ou a déjà reçu une invitation.',
  team_full:
    'Cette équipe n’a plus de place pour un membre de plus. Veuillez vous adresser à la personne à l’origine de l’invitation.',
  invitee_disabled:
    'Le compte lié à cette adresse a été désactivé. Veuillez utiliser une autre adresse ou contacter l’assistance.',
  too_many_members: 'Une équipe peut compter 200 membres au maximum. Veuillez d’abord en retirer un.',
  body_too_large: 'L’envoi est trop volumineux',
  too_many_requests: 'Trop de demandes. Veuillez réessayer dans un instant.',
  internal_error: 'Une erreur s’est produite. Veuillez réessayer.',
  stopping: 'Le service redémarre. Veuillez réessayer dans un instant.',
  overloaded: 'Le service est très sollicité. Veuillez réessayer dans un instant.',
  unavailable: 'Le service est indisponible pour le moment. Veuillez réessayer dans un instant.',
}
