/** By the field's name on the wire, with dots: 'contatos.email', 'referenciasComerciais.0.telefone'. */
export type Problemas = Record<string, string>

/** Nothing chosen, nothing typed, or only spaces: the last are on the screen, and no longer there when it is sent. */
export const vazio = (valor: unknown): boolean =>
  typeof valor === 'string' ? valor.trim() === '' : valor === null || valor === undefined || valor === false
