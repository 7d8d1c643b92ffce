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
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { devolverNotasDoTicket } from '../abertura/itens-de-nota.ts'
import { transportadoraEmUso } from '../abertura/queries-atendimento.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { prazosAoReclassificar } from '../nucleo/prazos.ts'
import { type EtapaDoTipo, etapasDoTipo } from '../nucleo/queries-etapas.ts'
import type { CamposDoTicket, LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { dadosDoTicket, tipoDoTicket, tipoPorId } from '../nucleo/queries-tipo.ts'
import { exigirCampos, recusarSe } from '../nucleo/recusar.ts'
import { camposDaEtapa } from './campos-da-etapa.ts'

/** Another type is another way from its first step on: nothing walked before counts there. */
export const rotaReclassificarTicket = rota(
  reclassificarTicket,
  async ({ params, corpo, sessao, ...pedido }) => {
    const { autoria, tx, negocio } = pedido
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
    const { frase, versao } = await gravarNovoTipo(tx, { negocio, autoria }, linha, {
      novo,
      primeira,
      campos: { transportadoraId },
    })
    // Products that the old type did not ask for are asked for again, and may be somebody else's by now.
    await exigirSaldo(tx, linha.id)
    return { message: frase, versao }
  },
)

type NovoTipo = {
  novo: NonNullable<Awaited<ReturnType<typeof tipoPorId>>>
  primeira: EtapaDoTipo
  /** What changes with it. */
  campos: CamposDoTicket
  dito?: string | undefined
}

/** TIC-10 The ticket at the first step of another type, with the clocks of that one; `campos` is what else it takes along. */
export async function gravarNovoTipo(
  tx: Tx,
  caso: Caso,
  linha: LinhaDoTicket,
  { novo, primeira, campos, dito }: NovoTipo,
): Promise<{ frase: string; versao: number; historicoId: number }> {
  const { agora } = caso.autoria
  const antigo = await tipoDoTicket(tx, linha)
  const frase = FRASES.reclassificacao(antigo.descricao, novo.descricao)
  const tipos = { de: antigo, para: novo, situacao: primeira.situacao }
  const onde = { ...linha, filialId: campos.filialId ?? linha.filialId }
  const gravado = await mudarTicket(tx, caso, linha, {
    campos: {
      ...(await camposDaEtapa(tx, onde, primeira, agora)),
      ...(await prazosAoReclassificar(tx, onde, tipos, agora)),
      ...campos,
      tipoId: novo.id,
      percurso: [],
    },
    entrada: {
      tipo: 'PRIVADO',
      acao: 'RECLASSIFICACAO',
      mensagem: comObservacao(frase, dito),
      dados: { de: antigo.id, para: novo.id, etapa: linha.etapaId },
    },
  })
  return { frase, ...gravado }
}

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
