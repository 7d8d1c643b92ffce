/** By the field's name on the wire, with dots: 'contatos.email', 'referenciasComerciais.0.telefone'. */
export type Problemas = Record<string, string>
