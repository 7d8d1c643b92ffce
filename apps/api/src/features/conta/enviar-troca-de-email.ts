import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import type { LinkDeTrocaDeEmail } from '../../tarefas/catalogo.ts'
import { avisoDeEmailTrocado, linkDeConfirmacaoDeEmail } from '../acesso/emails.ts'
import { guardarToken } from '../acesso/queries-troca-de-email.ts'
import { gerarToken, resumirToken } from '../acesso/sessoes.ts'

// NEG-03 A link belongs to one business; the browser that opens it may have another one chosen.
const enderecoDe = (pagina: string, negocio: Negocio, origem: string, token: string) =>
  `${origem}/${pagina}?${new URLSearchParams({ token, negocio: negocio.id })}`

/** SEG-02 The link to the new address; made when it is sent, because its token is stored nowhere, not even in the queue. */
export async function enviarConfirmacaoDeEmail(
  negocio: Negocio,
  carteiro: Carteiro,
  { troca: id, origem }: LinkDeTrocaDeEmail,
  agora: Date,
): Promise<void> {
  const token = gerarToken()
  const troca = await transacao(negocio.banco, (tx) =>
    guardarToken(tx, id, { confirmarHash: resumirToken(token) }, agora),
  )
  if (!troca) return
  const endereco = enderecoDe('confirmar-email', negocio, origem, token)
  const { nome } = negocio.configuracao
  await carteiro.enviar(linkDeConfirmacaoDeEmail({ ...troca, negocio: nome, endereco, ate: troca.expiraEm }))
}

/** SEG-02 The news to the former address, with the way back. */
export async function avisarEmailTrocado(
  negocio: Negocio,
  carteiro: Carteiro,
  { troca: id, origem }: LinkDeTrocaDeEmail,
  agora: Date,
): Promise<void> {
  const token = gerarToken()
  const troca = await transacao(negocio.banco, (tx) =>
    guardarToken(tx, id, { desfazerHash: resumirToken(token) }, agora),
  )
  if (!troca?.desfazerAte) return
  const endereco = enderecoDe('desfazer-email', negocio, origem, token)
  const { nome } = negocio.configuracao
  await carteiro.enviar(avisoDeEmailTrocado({ ...troca, negocio: nome, endereco, ate: troca.desfazerAte }))
}
