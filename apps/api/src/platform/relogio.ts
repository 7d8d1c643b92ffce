/** The one clock of the server; tests put their own in its place. */
export type Relogio = () => Date

export const relogioDoSistema: Relogio = () => new Date()
