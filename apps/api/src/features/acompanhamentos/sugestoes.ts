type Pessoa = { email: string; nome: string }
type Ticket = { consumidorEmail: string | null; consumidorNome: string | null }

/** Whoever opened it first; then who is on record of the customer, each address once. */
export function sugestoesDeDestinatario(
  { consumidorEmail, consumidorNome }: Ticket,
  doCliente: readonly Pessoa[],
): Pessoa[] {
  if (!consumidorEmail) return [...doCliente]
  const mesmo = consumidorEmail.toLowerCase()
  return [
    { email: consumidorEmail, nome: consumidorNome ?? '' },
    ...doCliente.filter(({ email }) => email.toLowerCase() !== mesmo),
  ]
}
