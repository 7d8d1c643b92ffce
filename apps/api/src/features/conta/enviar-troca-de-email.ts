import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import type { LinkDeTrocaDeEmail } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
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
  // To the new address: only who reads it can make it count.
  const link = enderecoDe('confirmar-email', negocio, origem, token)
  const { nome, para, expiraEm } = troca
  const validade = formatarDataHora(expiraEm.toISOString())
  await carteiro.enviar(
    emailDe(negocio, 'confirmacaoDeEmail', { para }, { nome, novo: para, link, validade }),
  )
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
  // To the former address: who takes over an account begins by moving its mail.
  const link = enderecoDe('desfazer-email', negocio, origem, token)
  const { nome, de, para: novo, desfazerAte } = troca
  const validade = formatarDataHora(desfazerAte.toISOString())
  await carteiro.enviar(emailDe(negocio, 'emailTrocado', { para: de }, { nome, novo, link, validade }))
}
