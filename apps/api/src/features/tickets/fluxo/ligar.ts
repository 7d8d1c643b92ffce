import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { desligarTicket, ligarTicket } from '@balcao/dominio/tickets/ligacoes/contratos'
import {
  impedimentoDaQuantidade,
  impedimentoParaLigar,
  jaEstaoLigados,
  type Ligacao,
  ligacaoOposta,
} from '@balcao/dominio/tickets/ligacoes/regras'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { apagarLigacao, contarLigacoes, inserirLigacao, ligacaoEntre } from '../nucleo/queries-ligacoes.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { exigirNoCampo, travarPar } from '../nucleo/travar-par.ts'

/** What a ticket is linked to is of its inside: who may not see that may not write it either. */
function exigirPorDentro({ autorizacoes }: Sessao): void {
  if (!pode(autorizacoes, 'TICKET_INTERNO')) throw new ErroDeNegocio('SEM_PERMISSAO')
}

type Par = { de: LinhaDoTicket; para: LinhaDoTicket }

/** Each says what it is to the other, which it names by number alone: `historico.ts` shows it to whom sees it. */
async function contarAosDois(
  tx: Tx,
  caso: Caso,
  { de, para }: Par,
  { acao, tipo }: { acao: 'LIGACAO' | 'LIGACAO_DESFEITA'; tipo: Ligacao['tipo'] },
): Promise<number> {
  const frase = acao === 'LIGACAO' ? FRASES.ligacao : FRASES.ligacaoDesfeita
  const anotar = (linha: LinhaDoTicket, outro: LinhaDoTicket, seu: Ligacao['tipo']) =>
    mudarTicket(tx, caso, linha, {
      entrada: { tipo: 'PRIVADO', acao, mensagem: frase(seu), dados: { ligado: outro.id } },
    })
  const { versao } = await anotar(de, para, tipo)
  await anotar(para, de, ligacaoOposta(tipo))
  return versao
}

/** MES-06/ligados Of whichever customers; said twice, it is so once and leaves no second trace. */
export const rotaLigarTicket = rota(
  ligarTicket,
  async ({ params, corpo: { outro, tipo }, sessao, negocio, autoria, agora, tx }) => {
    exigirPorDentro(sessao)
    await exigirNoCampo(tx, sessao, 'outro', outro)
    const { origem, destino } = await travarPar(tx, sessao, { origemId: params.idTicket, destinoId: outro })
    const [de, para] = [origem.linha, destino.linha]
    recusarSe(impedimentoParaLigar(de, para))
    const pedida = { deId: de.id, paraId: para.id, tipo }
    const ja = jaEstaoLigados(pedida, await ligacaoEntre(tx, de.id, para.id))
    if (ja === true) return { message: 'Estes tickets já estavam ligados', versao: de.versao }
    recusarSe(ja || null)
    recusarSe(impedimentoDaQuantidade(await contarLigacoes(tx, de.id), await contarLigacoes(tx, para.id)))
    await inserirLigacao(tx, { ...pedida, ligadoEm: agora, ligadoPor: autoria.colaboradorId })
    const versao = await contarAosDois(tx, { negocio, autoria }, { de, para }, { acao: 'LIGACAO', tipo })
    return { message: 'Tickets ligados', versao }
  },
)

/** MES-06/ligados Who does not see the other ticket is told that there is none, whether they are linked or not. */
export const rotaDesligarTicket = rota(desligarTicket, async ({ params, sessao, negocio, autoria, tx }) => {
  exigirPorDentro(sessao)
  const { origem, destino } = await travarPar(tx, sessao, {
    origemId: params.idTicket,
    destinoId: params.idOutro,
  })
  recusarSe(impedimentoParaEscrever(origem.estado))
  const [de, para] = [origem.linha, destino.linha]
  const ligacao = await ligacaoEntre(tx, de.id, para.id)
  if (!ligacao) throw new ErroDeNegocio('LIGACAO_INEXISTENTE')
  await apagarLigacao(tx, de.id, para.id)
  const tipo = ligacao.deId === de.id ? ligacao.tipo : ligacaoOposta(ligacao.tipo)
  const versao = await contarAosDois(
    tx,
    { negocio, autoria },
    { de, para },
    { acao: 'LIGACAO_DESFEITA', tipo },
  )
  return { message: 'Ligação desfeita', versao }
})
