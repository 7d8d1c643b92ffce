/** What who is told to come back does: on a slow machine a hundred at one lock wait longer than the server lets them. */
export async function insistir<R extends { status: number }>(pedir: () => Promise<R>): Promise<R> {
  const resposta = await pedir()
  return resposta.status === 503 ? insistir(pedir) : resposta
}
