type Pessoa = { email: string; nome: string }
type DoCliente = Pessoa & { pessoa: boolean }
type Ticket = { consumidorEmail: string | null; consumidorNome: string | null }

/** Whoever opened it first; then who is on record of the customer, each address once. */
export function sugestoesDeDestinatario(
  { consumidorEmail, consumidorNome }: Ticket,
  registrados: readonly DoCliente[],
): Pessoa[] {
  // What is written by the link is signed: 'Financeiro' is nobody's name.
  const doCliente = registrados.map(({ email, nome, pessoa }) => ({ email, nome: pessoa ? nome : '' }))
  if (!consumidorEmail) return doCliente
  const mesmo = consumidorEmail.toLowerCase()
  return [
    { email: consumidorEmail, nome: consumidorNome ?? '' },
    ...doCliente.filter(({ email }) => email.toLowerCase() !== mesmo),
  ]
}
