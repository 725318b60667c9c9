import type { ReplyVariable } from '@candour/schemas/reply-templates.ts'
import type { Parts } from '#parts.ts'

/** Templates of answers: texts that a team sends often. */
export const replyTemplates = {
  card: {
    title: 'Answer templates',
    description: 'Answers that your team sends often, with names filled in.',
    /** Button. */
    manage: 'Manage templates',
  },
  menu: {
    /** Button that opens the menu. */
    open: 'Answer templates',
    loading: 'Loading…',
    failed: 'Failed to load answer templates',
    empty: 'No answer templates yet. Save the answers that you send often.',
    /** Last item of the menu. */
    manage: 'Manage answer templates',
  },
  list: {
    title: 'Answer templates',
    description: 'Answers that your team sends often.',
    failed: 'Failed to load answer templates',
    emptyTitle: 'No answer templates yet',
    empty: 'Write an answer once, and use it whenever it fits.',
    /** Button. */
    add: 'Add answer template',
    /** Button; `name` is a template's. */
    edit: (name: string) => `Edit ${name}`,
    /** Tooltip of that button, which is an icon. */
    editTitle: 'Edit',
    /** Button; `name` is a template's. */
    delete: (name: string) => `Delete ${name}`,
    /** Tooltip of that button, which is an icon. */
    deleteTitle: 'Delete',
  },
  deletion: {
    question: <Node>(name: Node): Parts<Node> => ['Delete “', name, '”?'],
    description: 'Answers that were sent with it do not change.',
    /** Button. */
    confirm: 'Delete',
    failed: 'Failed to delete the answer template',
  },
  form: {
    /** Title of the dialog. */
    addTitle: 'Add answer template',
    /** Title of the dialog. */
    editTitle: 'Edit answer template',
    name: 'Name',
    nameDescription: 'Only your team sees it.',
    text: 'Text',
    /** Names the buttons below, which insert variables into the text. */
    insert: 'Insert a variable',
    /** Before these buttons. */
    insertShort: 'Insert:',
    /** These buttons. */
    variables: {
      /** The visitor's name. */
      name: 'Name',
      /** The company's name. */
      company: 'Company',
      /** The name of the location that was reviewed, such as a branch. */
      location: 'Location',
      /** The name of the member who answers. */
      me: 'Me',
    } satisfies Record<ReplyVariable, string>,
    /** Heading of the text with its variables filled in. */
    preview: 'Preview',
    /** Name of a visitor in the preview: any given name that is common in the language. */
    exampleName: 'Alex',
    /** Name of a location in the preview, such as a branch named after its street. */
    exampleLocation: 'Main Street',
    /** Button that adds the template. */
    add: 'Add answer template',
    /** Button that saves changes. */
    save: 'Save',
    /** `name` is a template's. */
    added: (name: string) => `“${name}” added`,
    /** `name` is a template's. */
    saved: (name: string) => `“${name}” saved`,
  },
}

export type ReplyTemplatesTexts = typeof replyTemplates
