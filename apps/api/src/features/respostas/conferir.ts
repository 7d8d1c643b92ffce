import { MAXIMO_DE_ARQUIVOS, usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { criarResposta } from '@balcao/dominio/respostas/contratos'
import { impedimentoParaEditar, problemasDaResposta } from '@balcao/dominio/respostas/escopos'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { anexosDaSessao } from './queries.ts'
import { donaDoAtalho, type NovaResposta, setorAtivo } from './queries-escrita.ts'

type Corpo = ValorDe<typeof criarResposta, 'corpo'>

const recusar = (campos: Record<string, string>) => {
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}

/** MES-05 What is about to be kept: allowed in that scope, well written, with a shortcut of its own. */
export async function conferirResposta(
  tx: Tx,
  sessao: Sessao,
  corpo: Corpo,
  exceto: number | null,
): Promise<NovaResposta> {
  const { escopo, titulo, atalho, texto, tipo, aguardarCliente } = corpo
  const donoId = escopo === 'MINHA' ? sessao.colaboradorId : null
  const setorId = escopo === 'SETOR' ? corpo.setor : null
  const campos = problemasDaResposta(corpo)
  if (Object.keys(campos).length > 0) recusar(campos)
  const impedimento = impedimentoParaEditar(sessao, { escopo, donoId, setorId })
  if (impedimento) throw new ErroDeNegocio(impedimento)
  if (setorId !== null && !(await setorAtivo(tx, setorId))) recusar({ setor: MENSAGENS.invalido })
  const dona = await donaDoAtalho(tx, { escopo, donoId, setorId, atalho }, exceto)
  if (dona !== null) recusar({ atalho: `Este atalho já é de “${dona}”.` })
  return { escopo, donoId, setorId, titulo, atalho, texto, tipo, aguardarCliente }
}

/** Files already kept that the reply goes on having; with the new ones, within what a message takes. */
export async function conferirAnexos(
  tx: Tx,
  sessao: Sessao,
  corpo: Corpo,
  novos: readonly { tamanho: number }[],
  limiteMb: number,
) {
  const pedidos = [...new Set(corpo.anexos)]
  const mantidos = await anexosDaSessao(tx, sessao, pedidos)
  if (mantidos.length !== pedidos.length) recusar({ anexos: MENSAGENS.invalido })
  const todos = [...mantidos, ...novos]
  if (todos.length > MAXIMO_DE_ARQUIVOS.dialogo)
    recusar({ arquivos: `Uma resposta leva até ${MAXIMO_DE_ARQUIVOS.dialogo} anexos.` })
  const { mensagem } = usoDeAnexos(
    todos.map(({ tamanho }) => tamanho),
    limiteMb,
  )
  if (mensagem) recusar({ arquivos: mensagem })
  return mantidos
}
