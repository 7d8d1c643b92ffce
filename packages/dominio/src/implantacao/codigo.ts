const GRUPO = /.{4}(?!$)/g

/** As it is shown to whoever starts the server. */
export const escreverCodigo = (codigo: string): string => codigo.toUpperCase().replace(GRUPO, '$&-')

/** As it is compared, however it was typed. */
export const lerCodigo = (digitado: string): string => digitado.replace(/[^0-9a-f]/gi, '').toLowerCase()
