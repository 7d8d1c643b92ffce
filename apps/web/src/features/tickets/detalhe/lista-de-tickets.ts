/** SHL-01 Where the way back from a ticket leads. */
export const LISTA_DE_TICKETS: string = '/tickets'
