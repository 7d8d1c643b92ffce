import { type Aprovacao, obterAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { fraseDoHistorico } from '@balcao/dominio/aprovacoes/historico'
import { impedimentoParaRetirar } from '@balcao/dominio/aprovacoes/quem-decide'
import { estaAberta, MOTIVOS_DE_RECUSA } from '@balcao/dominio/aprovacoes/situacoes'
import { podeDecidirMotivo, rotuloDoMotivo } from '@balcao/dominio/aprovacoes/tipos'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia } from '@balcao/dominio/formatos/datas'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import type { Aprovadores, Pergunta } from './aprovador.ts'
import { chapeusDa, criarChapeus } from './chapeus.ts'
import { comoSeDecide } from './decidir.ts'
import { apresentarAprovacao, apresentarItem } from './presenter.ts'
import { aprovacaoQueSeVe, historicoDaAprovacao, pedidasPor, vestida } from './queries.ts'

const ANO_E_MES = 'aaaa-mm'.length

export type OQueSeVeDoCliente = (
  banco: Executor,
  pergunta: Pergunta,
  clienteId: number,
  filialId: number | null,
) => Promise<Aprovacao['clienteDaAprovacao']>
export type OQueSeDeu = (
  banco: Executor,
  quem: { colaboradorId: number; desde: Date },
) => Promise<{ vendido: number; dado: number; percentual: number }>

/** GES-03 All that whoever decides needs, at once. What other nouns know of it comes from who joins them. */
export const rotaObterAprovacao = (
  aprovadores: Aprovadores,
  { doCliente, queSeDeu }: { doCliente: OQueSeVeDoCliente; queSeDeu: OQueSeDeu },
): Rota =>
  rota(obterAprovacao, async ({ params, sessao, negocio, agora, tx }) => {
    const chapeus = await chapeusDa(tx, sessao, agora)
    const gravada = await aprovacaoQueSeVe(tx, sessao, chapeus, params.idAprovacao)
    const partes = gravada && (await vestida(tx, gravada.id))
    if (!gravada || !partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const pergunta = { sessao, negocio, agora }
    const aprovador = aprovadores[gravada.tipo]
    const { filialId } = gravada
    const vendedor = partes.dono ?? partes.solicitante
    const desde = inicioDoDia(`${hojeEm(agora).slice(0, ANO_E_MES)}-01`)
    const itens = await aprovador.itens(tx, pergunta, gravada)
    const recusa = gravada.motivoDeRecusa as keyof typeof MOTIVOS_DE_RECUSA | null
    const retirada = impedimentoParaRetirar(comoSeDecide(gravada), sessao.colaboradorId)
    return {
      ...apresentarAprovacao(partes, pergunta, await criarChapeus(tx, chapeus)(filialId)),
      motivosDitos: gravada.motivos.flatMap((motivo) => rotuloDoMotivo(motivo) ?? []),
      mensagem: gravada.mensagem,
      anotacao: gravada.anotacao,
      motivo: gravada.motivo,
      motivoDeRecusa: recusa && MOTIVOS_DE_RECUSA[recusa],
      emNomeDe: partes.emNomeDe,
      impedimentoParaRetirar: retirada && ERROS[retirada].mensagem,
      proposta: await aprovador.proposta(tx, gravada),
      tetos: estaAberta(gravada.situacao)
        ? ((await aprovador.tetos?.(tx, pergunta, gravada)) ?? []).filter(({ chave }) =>
            chapeus.some(({ sessao: { autorizacoes } }) =>
              podeDecidirMotivo(autorizacoes, gravada.tipo, chave),
            ),
          )
        : [],
      clienteDaAprovacao: await doCliente(tx, pergunta, gravada.clienteId, filialId),
      vendedor:
        vendedor === null
          ? null
          : {
              nome: vendedor.nome,
              ...(await queSeDeu(tx, { colaboradorId: vendedor.id, desde })),
              ...(await pedidasPor(tx, vendedor.id, desde)),
            },
      itens: itens.map((item) => apresentarItem(item, { negocio, sessao, filialId })),
      historico: (await historicoDaAprovacao(tx, gravada.id)).map((entrada) => ({
        quando: entrada.quando.toISOString(),
        quem: entrada.quem,
        texto: fraseDoHistorico(entrada.acao, entrada.dados),
      })),
    }
  })
