/** CLI-01 What every section of a customer is told. */
export type SecaoDoClienteProps = {
  titulo: string
  idCli: number
  /** The branch whose parameters hold: the first of those that serve the customer. */
  idFil: number | null
  /** What of the section is open over it; the address keeps it. */
  item: number | null
  aoAbrirItem: (item: number | null) => void
}
