/** What each section of a customer's record is told. */
export type DoCliente = {
  idCli: number
  /** First branch of the customer: whose parameters hold. */
  idFil: number | null
  /** What is open in the section (an order, quote, agenda, ticket, invoice), from the address. */
  item: number | null
  aoAbrirItem: (item: number | null) => void
}
