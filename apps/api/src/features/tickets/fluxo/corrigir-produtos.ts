import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { impedimentoParaEditarItens } from '@balcao/dominio/tickets/ciclo-de-vida'
import { impedimentoParaMover } from '@balcao/dominio/tickets/deveres'
import { alterarProdutosDoTicket } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { conferirCorrecoes } from '@balcao/dominio/tickets/itens'
import { rota } from '../../../rota.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { corrigirItem, itensPorId, motivosDeProduto } from '../nucleo/queries-itens.ts'
import { recusarSe } from '../nucleo/recusar.ts'

/** API-02 All corrections or none. */
export const rotaAlterarProdutosDoTicket = rota(
  alterarProdutosDoTicket,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    const { linha, estado } = travado
    recusarSe(impedimentoParaEditarItens(estado))
    recusarSe(impedimentoParaMover(deverDe(travado, sessao, negocio)))
    const ids = corpo.itens.map(({ id }) => id)
    const conferidas = conferirCorrecoes(
      corpo.itens,
      await itensPorId(tx, linha.id, ids),
      await motivosDeProduto(tx),
    )
    if ('erro' in conferidas) {
      const { erro, campos } = conferidas
      throw new ErroDeNegocio(erro, campos && { campos })
    }
    for (const { item, ...campos } of conferidas.correcoes) await corrigirItem(tx, item.id, campos)
    await exigirSaldo(tx, linha.id)
    const linhas = conferidas.correcoes.map(
      ({ item, quantidadeSolicitada }) =>
        `${item.codigo} ${item.descricao}: ${formatarNumero(item.quantidadeSolicitada)} → ${formatarNumero(quantidadeSolicitada)} ${item.unidade}`,
    )
    const { versao } = await mudarTicket(tx, { negocio, autoria }, linha, {
      entrada: { tipo: 'PUBLICO', acao: 'ITENS', mensagem: comObservacao(FRASES.itens, ...linhas) },
    })
    return { message: 'Produtos atualizados com sucesso', versao }
  },
)
