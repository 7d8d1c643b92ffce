import type { AprovacaoDaLista } from '@balcao/dominio/aprovacoes/campos'
import type { ItemDaAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { faixaDaMargem } from '@balcao/dominio/aprovacoes/margem'
import { escolherChapeu } from '@balcao/dominio/aprovacoes/quem-decide'
import { ERROS } from '@balcao/dominio/erros'
import { margemVisivel } from '@balcao/dominio/pedidos/margem'
import { pode } from '@balcao/dominio/permissoes'
import type { ItemParaDecidir, Pergunta } from './aprovador.ts'
import type { ChapeuComAlcada } from './chapeus.ts'
import { comoSeDecide, exigeOutraPessoa } from './decidir.ts'
import type { AprovacaoComPartes } from './queries.ts'

const numero = (valor: string | null) => (valor === null ? null : Number(valor))
const quando = (valor: Date | null) => valor?.toISOString() ?? null

/** PER-06 The figure for whoever may see it; the band for everybody. */
export function apresentarMargem(
  margem: number | string | null,
  { negocio, sessao, filialId }: Pick<Pergunta, 'negocio' | 'sessao'> & { filialId: number | null },
) {
  if (filialId === null) return { margem: null, faixa: null }
  const { exibeMargemLucro, margemMinima } = negocio.parametros(filialId)
  return {
    margem: margemVisivel(margem, {
      exibeMargemLucro,
      autorizado: pode(sessao.autorizacoes, 'PEDIDO_MARGEM'),
    }),
    faixa: faixaDaMargem(margem, margemMinima),
  }
}

export function apresentarAprovacao(
  { aprovacao, cliente, filial, solicitante, dono, supervisor, decisor }: AprovacaoComPartes,
  pergunta: Pergunta,
  chapeus: readonly ChapeuComAlcada[],
): AprovacaoDaLista {
  const { filialId, tipo } = aprovacao
  const escolhido = escolherChapeu(comoSeDecide(aprovacao), {
    pessoaId: pergunta.sessao.colaboradorId,
    chapeus,
    exigeOutraPessoa: exigeOutraPessoa(pergunta, filialId),
  })
  const daMargem =
    tipo === 'CADASTRO' || tipo === 'PEDIDO'
      ? { margem: null, faixa: null }
      : apresentarMargem(aprovacao.margem, { ...pergunta, filialId })
  return {
    id: aprovacao.id,
    versao: aprovacao.versao,
    tipo,
    idReferencia: aprovacao.referenciaId,
    situacao: aprovacao.situacao,
    cliente,
    idFil: filialId,
    filial,
    solicitante: dono ?? solicitante,
    supervisor,
    plano: aprovacao.plano,
    resumo: aprovacao.resumo,
    motivos: aprovacao.motivos,
    desconto: numero(aprovacao.desconto),
    ...daMargem,
    valor: numero(aprovacao.valor),
    pedidaEm: aprovacao.pedidaEm.toISOString(),
    venceEm: quando(aprovacao.venceEm),
    separadaAte: aprovacao.situacao === 'SEPARADA' ? quando(aprovacao.separadaAte) : null,
    decisor,
    decididaEm: quando(aprovacao.decididaEm),
    impedimento: 'impedimento' in escolhido ? ERROS[escolhido.impedimento].mensagem : null,
  }
}

export const apresentarItem = (
  { margem, ...item }: ItemParaDecidir,
  quem: Parameters<typeof apresentarMargem>[1],
): ItemDaAprovacao => ({ ...item, ...apresentarMargem(margem, quem) })
