const semAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '')

/** Letters and digits only, as in the name of a mailbox or domain. */
export const paraEndereco = (texto: string) =>
  semAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
