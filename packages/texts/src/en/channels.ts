import type { ChannelKind } from '@candour/schemas/channels.ts'
import type { Parts } from '#parts.ts'

/** Chats, such as a channel in Slack, that show what comes in. */
export const channels = {
  title: 'Chat',
  description: 'Shows new reviews and customers’ replies where your team already talks.',
  failed: 'Failed to load your chats',
  /** Button. */
  connect: 'Connect a chat',

  /** A chat of the list. */
  chat: {
    /** Its state. Off: nothing is sent; delayed: it will be tried again. */
    notConfirmed: 'Not confirmed',
    off: 'Off',
    delayed: 'Delayed',
    on: 'On',
    /** Button. */
    enterDigits: 'Enter digits',
    /** Button with an icon: its tooltip, and what it is called for screen readers. */
    settings: 'Settings',
    settingsOf: (name: string) => `Settings of ${name}`,
    /** The same. */
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
  },

  removal: {
    title: <Node>(name: Node): Parts<Node> => ['Remove “', name, '”?'],
    text: 'It shows no further reviews. What it has shown stays in the chat.',
    confirm: 'Remove',
    failed: 'Failed to remove the chat',
  },

  /** The dialog to connect a chat. */
  connecting: {
    title: 'Connect a chat',
    /** Slack, Microsoft Teams, … */
    kind: 'Kind of chat',
    /**
     * Numbered steps in the other program, which name what it shows: in the words of its version in your language where
     * there is one, otherwise in English. Keep addresses, and what is to be typed.
     */
    steps: {
      slack: [
        'Open api.slack.com/apps, and create an app from scratch for your workspace.',
        'Choose Incoming Webhooks and switch them on.',
        'Choose Add New Webhook, then the channel.',
        'Copy the webhook URL, and paste it here.',
      ],
      teams: [
        'In Teams, open the menu of the channel (…), and choose Workflows.',
        'Choose “Send webhook alerts to a channel”, and save.',
        'Copy the address that is shown, and paste it here.',
      ],
      discord: [
        'In Discord, open the settings of the channel, then Integrations.',
        'Choose Webhooks, then New Webhook.',
        'Choose Copy Webhook URL, and paste it here.',
      ],
      telegram: [
        'In Telegram, write /newbot to @BotFather, and copy the token that it answers.',
        'Add your new bot to the group, or write to it.',
        'Find the number of the chat: open api.telegram.org/bot<token>/getUpdates in a browser, and look for “chat” and “id”.',
      ],
      google_chat: [
        'In Google Chat, open the menu of the space, then Apps & integrations.',
        'Choose Webhooks, and add one.',
        'Copy its link, and paste it here.',
      ],
    } satisfies Record<ChannelKind, readonly string[]>,
    fields: {
      url: {
        label: 'Webhook address',
        description: 'Keep it secret: whoever knows it can write in this chat.',
      },
      token: {
        label: 'Token of the bot',
        description: 'Keep it secret: whoever knows it can write as this bot.',
      },
      chat: {
        label: 'Chat',
        description: 'A number such as -1001234567890, or the name of a public chat such as @example.',
      },
      name: {
        label: 'Name',
        description: 'Only your team sees it here, such as #reviews.',
      },
    },
    /** Button. */
    submit: 'Send test message',
  },

  /** The dialog that asks for the digits which a test message shows. */
  digits: {
    title: 'Enter the four digits',
    /** `kind` is Slack, Microsoft Teams, … */
    sentTo: (kind: string) => `We have sent a test message with four digits to ${kind}.`,
    /** After a sentence that says why the message did not arrive. */
    ifAddressWrong: 'If the address is wrong, remove this chat and connect it again.',
    label: 'Digits',
    /** Button. */
    sendAnother: 'Send another test message',
    /** Button. */
    confirm: 'Confirm',
    connected: 'Chat connected',
  },

  /** The dialog of a chat, which has its name. */
  settings: {
    description: 'What this chat shows, and when.',
    /** Checkboxes. */
    active: 'Send messages to this chat',
    words: 'Show what customers have written',
    /** Below the second. */
    wordsText:
      'Everybody in the chat sees it, and it stays there if the review is erased here. Contact details are never shown.',
    /** Buttons. */
    sendTest: 'Send a test message',
    save: 'Save',
    saved: 'Chat saved',
  },

  /** After a test message was asked for. */
  test: {
    sent: 'Test message sent',
    /** Before the reason. */
    notDelivered: 'Not delivered',
    failed: 'Failed to send the test message',
  },
}

export type ChannelsTexts = typeof channels
