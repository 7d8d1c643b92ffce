import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { devolveNotaInteira } from '@balcao/dominio/tickets/abertura/saldo'
import {
  impedimentoDoNovoTipo,
  impedimentoParaReclassificar,
  problemasDaTransportadora,
} from '@balcao/dominio/tickets/ciclo-de-vida'
import { impedimentoParaMover } from '@balcao/dominio/tickets/deveres'
import { reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { devolverNotasDoTicket } from '../abertura/itens-de-nota.ts'
import { transportadoraEmUso } from '../abertura/queries-atendimento.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { prazosAoReclassificar } from '../nucleo/prazos.ts'
import { etapasDoTipo } from '../nucleo/queries-etapas.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { dadosDoTicket, tipoDoTicket, tipoPorId } from '../nucleo/queries-tipo.ts'
import { exigirCampos, recusarSe } from '../nucleo/recusar.ts'
import { camposDaEtapa } from './campos-da-etapa.ts'

/** Another type is another way from its first step on: nothing walked before counts there. */
export const rotaReclassificarTicket = rota(
  reclassificarTicket,
  async ({ params, corpo, sessao, ...pedido }) => {
    const { agora, autoria, tx, negocio } = pedido
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    const { linha, estado } = travado
    recusarSe(impedimentoParaReclassificar(estado))
    recusarSe(impedimentoParaMover(deverDe(travado, sessao, negocio)))
    const novo = await tipoPorId(tx, corpo.idTipo)
    const [primeira] = novo ? await etapasDoTipo(tx, novo.id) : []
    if (!novo || !primeira)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idTipo: MENSAGENS.invalido } })
    const dados = await dadosDoTicket(tx, linha.id)
    recusarSe(impedimentoDoNovoTipo({ ...dados, tipoId: linha.tipoId }, novo))
    const transportadoraId = await transportadoraParaOTipo(tx, linha, novo, corpo.transportadora_id ?? null)
    if (devolveNotaInteira({ usa_nota: novo.usaNota, permite_espelho: novo.permiteEspelho }))
      await devolverNotasDoTicket(tx, linha.id)
    const antigo = await tipoDoTicket(tx, linha.tipoId)
    const frase = FRASES.reclassificacao(antigo.descricao, novo.descricao)
    const tipos = { de: antigo, para: novo, situacao: primeira.situacao }
    const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
      campos: {
        ...(await camposDaEtapa(tx, linha, primeira, agora)),
        ...(await prazosAoReclassificar(tx, linha, tipos, agora)),
        tipoId: novo.id,
        transportadoraId,
        percurso: [],
      },
      entrada: {
        tipo: 'PRIVADO',
        acao: 'RECLASSIFICACAO',
        mensagem: frase,
        dados: { de: antigo.id, para: novo.id, etapa: linha.etapaId },
      },
    })
    // Products that the old type did not ask for are asked for again, and may be somebody else's by now.
    await exigirSaldo(tx, linha.id)
    return { message: frase, versao }
  },
)

/** NOV-05 The one told with the change, or the ticket's own; a type without carriers leaves it as it is. */
async function transportadoraParaOTipo(
  tx: Tx,
  { transportadoraId: atual }: LinhaDoTicket,
  { usaTransportadora }: { usaTransportadora: number },
  informada: number | null,
): Promise<number | null> {
  if (usaTransportadora === 0) return atual
  exigirCampos(problemasDaTransportadora(usaTransportadora, informada ?? atual))
  if (informada !== null && !(await transportadoraEmUso(tx, informada)))
    exigirCampos({ transportadora_id: MENSAGENS.invalido })
  return informada ?? atual
}
