import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { spread } from '#es/spread.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('es')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Material promocional',
  description:
    'Carteles y adhesivos abren su página de reseñas al escanearlos. Elija un diseño y pídanos las impresiones o use su propia imprenta.',
  loading: 'Cargando…',
  failed: 'No hay datos de ninguna empresa',
  retry: 'Reintentar',

  for: {
    code: (name) => ['Para ', name],
    codes: (count, names) => [`Para ${number(count)} códigos: `, names],
  },
  andMore: (names, count) => `${names} y ${number(count)} más`,

  printedFor: {
    label: 'Se imprime',
    reviewPage: 'Para su página de reseñas',
    reviewPageText: 'Un código para todos los lugares.',
    codes: (names) => ['Para ', names],
    oneCode: 'Un código propio.',
    severalCodes: (count) => `${number(count)} códigos, uno para cada lugar.`,
    language: 'Idioma de los impresos',
    useReviewPage: 'Usar página de reseñas',
    choose: 'Elegir códigos',
    change: 'Cambiar',
  },

  picker: {
    title: 'Elegir códigos',
    description: 'Cada lugar tiene su propio código, así que puede distinguirlos.',
    search: 'Buscar códigos',
    searchPlaceholder: 'Nombre o código',
    location: 'Local',
    allLocations: 'Todos los locales',
    list: 'Códigos',
    failed: 'No se pudieron cargar los códigos',
    noMatches: {
      title: 'Ningún código coincide',
      text: 'Pruebe con otro nombre, código o local.',
    },
    empty: {
      title: 'Aún no hay códigos',
      text: 'Añada un código para cada lugar, por ejemplo una mesa o el mostrador.',
      toCodes: 'Ir a Códigos',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Cargar más',
    notAllLoaded: 'No se pudieron cargar todos los códigos',
    noneSelected: 'Ninguno seleccionado',
    selected: (count) => plural(count, { one: '# seleccionado', other: '# seleccionados' }),
    mostSelected: (count) => `${number(count)} seleccionados, el máximo a la vez`,
    clear: 'Desmarcar',
    selectAll: 'Seleccionar todos',
    selectAllFound: 'Seleccionar encontrados',
    cancel: 'Cancelar',
    useCodes: 'Usar códigos',
    useReviewPage: 'Usar la página de reseñas',
    use: (count) => plural(count, { one: 'Usar este código', other: 'Usar # códigos' }),
  },

  pieces: {
    poster: {
      name: 'Cartel',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, para paredes y escaparates. Se escanea desde el otro lado de la sala.`,
      preview: 'Vista previa del cartel',
      layout: 'Diseño del cartel',
      layouts: { bold: 'Llamativo', editorial: 'Editorial', arch: 'Arco' },
      packs: 'Paquetes de carteles',
      pack: (quantity) => plural(quantity, { one: '# cartel', other: '# carteles' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'El paquete necesita al menos # cartel, uno para cada código.',
          other: 'El paquete necesita al menos # carteles, uno para cada código.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# cartel', other: '# carteles' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Cartel (${centimeters(width)} × ${centimeters(height)} cm, cantidad: ${number(quantity)})`,
      evenly: (each) => `Carteles: ${number(each)} para cada uno`,
      unevenly: (by) => `Carteles: ${spread(by)}`,
      withoutCode: 'Este cartel llevará a su página sin cifras propias. ¿Quiere elegir un código?',
      willSay: (name) => ['El cartel dirá “', name, '”.'],
      downloaded: 'Cartel descargado',
      printFileDownloaded: 'Archivo de impresión del cartel descargado',
    },
    sticker: {
      name: 'Adhesivo',
      use: ({ width }) => `${centimeters(width)} cm, redondo, para mostradores, mesas y paquetes.`,
      preview: 'Vista previa del adhesivo',
      layout: 'Diseño del adhesivo',
      layouts: { ring: 'Anillo', bold: 'Llamativo', horizon: 'Horizonte' },
      packs: 'Paquetes de adhesivos',
      pack: (quantity) => plural(quantity, { one: '# adhesivo', other: '# adhesivos' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'El paquete necesita al menos # adhesivo, uno para cada código.',
          other: 'El paquete necesita al menos # adhesivos, uno para cada código.',
        }),
      order: ({ width }, quantity) =>
        plural(quantity, {
          one: `# adhesivo redondo, ${centimeters(width)} cm`,
          other: `# adhesivos redondos, ${centimeters(width)} cm`,
        }),
      ordered: ({ width }, quantity) =>
        `Adhesivo (redondo, ${centimeters(width)} cm, cantidad: ${number(quantity)})`,
      evenly: (each) => `Adhesivos: ${number(each)} para cada uno`,
      unevenly: (by) => `Adhesivos: ${spread(by)}`,
      withoutCode: 'Este adhesivo llevará a su página sin cifras propias. ¿Quiere elegir un código?',
      willSay: (name) => ['El adhesivo dirá “', name, '”.'],
      downloaded: 'Adhesivo descargado',
      printFileDownloaded: 'Archivo de impresión del adhesivo descargado',
    },
  },

  piece: {
    notReady: 'La vista previa no está lista. Inténtelo de nuevo.',
    unreadableCode: 'El código QR de esta imagen no se puede leer. Elija otro diseño e inténtelo de nuevo.',
    previewFailed: 'No se pudo cargar la vista previa.',
    previous: 'Código anterior',
    next: 'Código siguiente',
    position: (at, of) => `${number(at)} de ${number(of)}`,
    order: 'Pedir impresiones',
    download: 'Descargar',
    downloadPrintFile: 'PDF para imprenta',
    downloadFailed: 'No se pudo descargar la vista previa',
  },
  pageOf: (page, pages) => `Página ${number(page)} de ${number(pages)}`,

  tooLate: 'Tardó demasiado. Inténtelo de nuevo.',
  disconnected:
    'Falló la conexión o hay una versión nueva. Vuelva a cargar la página y descárguelo otra vez.',
  reload: 'Recargar página',

  sheet: {
    title: 'Hoja de códigos',
    oneCode: 'El código con su nombre, en una página A4 para imprimir y recortar.',
    codes: (count, pages) =>
      plural(pages, {
        one: `${number(count)} códigos con sus nombres, en una página A4 para imprimir y recortar.`,
        other: `${number(count)} códigos con sus nombres, en # páginas A4 para imprimir y recortar.`,
      }),
    download: 'Descargar PDF',
    downloaded: 'Hoja descargada',
    failed: 'No se pudo descargar la hoja',
    documentTitle: (company) => `Códigos: ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# código', other: '# códigos' }),
  },

  names: {
    missing: (characters) => ['Estos caracteres de su nombre aún no se pueden imprimir: ', characters, '.'],
    noLetters: 'Su nombre no tiene letras que imprimir.',
    otherScript: 'Su nombre aún no se puede imprimir en esta escritura.',
    code: (name) => [
      'Este nombre aún no se puede imprimir completo en su escritura: ',
      name,
      '. Los códigos se distinguen igualmente por la dirección que lleva cada pieza.',
    ],
    codes: (names) => [
      'Estos nombres aún no se pueden imprimir completos en su escritura: ',
      names,
      '. Los códigos se distinguen igualmente por la dirección que lleva cada pieza.',
    ],
  },

  billing: {
    title: 'Datos de facturación',
    description: 'Escriba los datos para la factura, que le enviaremos aparte.',
    chooseCode: 'Elegir un código',
    look: (layout, name) => [`Diseño: ${layout}, texto: “`, name, '”'],
    lookIn: (layout, name, language) => [`Diseño: ${layout}, texto: “`, name, '”, idioma: ', language],
    invoice: 'Factura por correo electrónico; ahora no paga nada',
    terms: (provider) =>
      `${provider} le comunicará por correo electrónico el plazo de entrega, el envío y los impuestos`,
    fields: {
      companyName: 'Nombre de la empresa',
      contactName: 'Nombre de contacto',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      address: 'Dirección',
    },
    cancel: 'Cancelar',
    canceled: {
      title: 'Pedido cancelado',
      text: 'Si ya nos había llegado, aparece en “Sus pedidos”.',
    },
    submitted: {
      title: 'Pedido enviado',
      text: 'Hemos recibido su pedido de impresión.',
    },
    failed: 'No se pudo hacer el pedido',
    failedText: 'No se pudo enviar el pedido de impresión. Inténtelo de nuevo.',
    safeToRepeat:
      'No se ha perdido nada de lo que escribió. Puede enviarlo otra vez sin riesgo; no se pedirá dos veces.',
  },

  proof: {
    title: 'Prueba de impresión',
    text: 'Así se imprimirá. Revise el nombre, el logotipo, los colores y los códigos.',
    picture: 'Prueba de impresión',
    pictureOf: (name: string) => `Prueba de impresión de ${name}`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    front: 'Anverso; el reverso va sin imprimir',
    scale: 'A escala, junto a una tarjeta bancaria y una moneda',
    actualSize: 'Aproximadamente a tamaño real, junto a una moneda',
    open: 'Abrir el archivo para la imprenta (PDF)',
    failed: 'No se pudo cargar la prueba.',
    notReady: 'La prueba aún no está lista. Espere un momento e inténtelo de nuevo.',
    changed: 'El impreso ha cambiado mientras tanto. Esta es la nueva prueba. Revísela y apruébela otra vez.',
    approve: 'Aprobar y pedir',
    again: 'Pedir de nuevo',
    againOf: (item: string) => `Pedir de nuevo: ${item}`,
    againFailed: 'No se pudo abrir el pedido',
    gone: 'Este paquete ya no está disponible. Elija otro arriba.',
  },

  conflict: {
    title: 'Su primer pedido ya se hizo con otros datos.',
    text: 'No se ha cambiado. Consérvelo, o pida también este y reciba dos facturas.',
    item: 'Artículo',
    price: 'Precio',
    layout: 'Diseño',
    language: 'Idioma',
    picture: 'Imagen',
    pictureText: 'Ha cambiado desde el primer pedido.',
    codes: 'Códigos',
    first: (value) => ['Primer pedido: ', value],
    now: (value) => ['Ahora: ', value],
    firstForReviewPage: 'Primer pedido: su página de reseñas',
    nowForReviewPage: 'Ahora: su página de reseñas',
    firstForCodes: (count) =>
      plural(count, { one: 'Primer pedido: # código', other: 'Primer pedido: # códigos' }),
    nowForCodes: (count) => plural(count, { one: 'Ahora: # código', other: 'Ahora: # códigos' }),
    keepFirst: 'Conservar el primero',
    orderBoth: 'Pedir también este',
  },

  orders: {
    title: 'Sus pedidos',
    empty: {
      title: 'Aún no hay pedidos',
      text: 'Elija un paquete más arriba y siga aquí su progreso.',
    },
    failed: 'No se pudieron cargar sus pedidos',
    loadMore: 'Cargar más pedidos',
    new: 'Nuevo',
    states: {
      placed: 'Recibido',
      in_production: 'En producción',
      shipped: 'Enviado',
      delivered: 'Entregado',
      cancelled: 'Cancelado',
    },
    processed: 'Procesado',
    progress: 'Progreso',
    progressTitle: 'Progreso de su pedido',
    progressFailed: 'No se pudo cargar el progreso',
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
    cancel: {
      open: 'Cancelar pedido',
      title: '¿Cancelar este pedido?',
      text: 'No se imprimirá nada y no tendrá que pagar nada. Esta acción no se puede deshacer.',
      reason: 'Motivo',
      keep: 'Conservar pedido',
      confirm: 'Cancelar pedido',
      done: 'Pedido cancelado',
      failed: 'No se pudo cancelar el pedido',
    },
  },
}
