let numero = 0

/** The text of a message, with what every one has. */
export const escreverEmail = (texto: string, cabecalhos: Record<string, string> = {}): string =>
  [
    ...Object.entries({
      From: 'Maria <maria@cliente.test>',
      To: 'sac@aurora.test',
      Subject: 'Caixa amassada',
      'Message-ID': `<${++numero}@cliente.test>`,
      ...cabecalhos,
    })
      .filter(([, valor]) => valor !== '')
      .map(([nome, valor]) => `${nome}: ${valor}`),
    '',
    texto,
    '',
  ].join('\r\n')
