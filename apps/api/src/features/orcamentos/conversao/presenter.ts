import { enderecoEmUmaLinha } from '@balcao/dominio/enderecos/em-uma-linha'
import type { PreviaDaConversao } from '@balcao/dominio/orcamentos/conversao'
import { baseDaLinha } from '@balcao/dominio/orcamentos/precificar'
import { semDescontoDoCupom } from '@balcao/dominio/orcamentos/sem-cupom'
import { BLOQUEIOS, quemLibera } from '@balcao/dominio/pedidos/bloqueios'
import type { autorizacoesPorTipo } from '../../acesso/autorizacoes-por-tipo.ts'
import type { Previsto } from './prever.ts'
import type { NomesDoDocumento } from './queries-previa.ts'

type AutorizacoesDe = Awaited<ReturnType<typeof autorizacoesPorTipo>>

export function apresentarPrevia(
  previsto: Previsto,
  autorizacoesDe: AutorizacoesDe,
  nomes: NomesDoDocumento,
): PreviaDaConversao {
  const { documento, produtos, faltas, bloqueios, precificado } = previsto
  const orcado = previsto.cupom ? documento : semDescontoDoCupom(documento)
  const { freteEscolhido } = documento
  return {
    versao: documento.versao,
    assinatura: previsto.assinatura,
    impedimentos: previsto.impedimentos,
    precosMantidos: previsto.precosMantidos,
    precosMudados: previsto.precosMudados,
    faltas: faltas.map(({ linha, atendida }) => {
      const produto = produtos.get(linha.idProd)
      return {
        chave: linha.chave,
        idExibicao: produto?.idExibicao ?? '',
        descNF: produto?.descricaocompleta ?? '',
        emb: baseDaLinha(linha, produto)?.embalagem.unidade ?? '',
        pedida: linha.qtde,
        atendida,
      }
    }),
    bloqueios: bloqueios.map(({ tipo, detalhe }) => ({
      tipo,
      texto: `${BLOQUEIOS[tipo].label}: ${detalhe}`,
      quemLibera: quemLibera(tipo, autorizacoesDe).join(', '),
    })),
    frete: freteDe(previsto),
    vlTot: { orcado: Number(orcado.valorTotal), pedido: precificado.totais.vlTot.toNumber() },
    itens: previsto.finais.map((linha) => {
      const produto = produtos.get(linha.idProd)
      return {
        idExibicao: produto?.idExibicao ?? '',
        descNF: produto?.descricaocompleta ?? '',
        emb: baseDaLinha(linha, produto)?.embalagem.unidade ?? '',
        qtde: linha.qtde,
        vlTot: precificado.linhas.get(linha.chave)?.vlTot.toNumber() ?? 0,
        bonificado: linha.bonificado,
      }
    }),
    resta: previsto.resta?.length ?? 0,
    pagamento: { plano: nomes.plano, cobranca: nomes.cobranca, taxaFixa: Number(documento.taxaFixa) },
    entrega: {
      endereco: enderecoEmUmaLinha(nomes.escolhido ?? nomes.proprio),
      tipoFrete: nomes.tipoFrete,
      transportadora: nomes.transportadora ?? freteEscolhido?.nomeTransp ?? null,
      vlFrete: Number(documento.valorFrete),
      vlSeguro: Number(documento.valorSeguro),
      prazo: freteEscolhido?.prazo ?? null,
      previsao: freteEscolhido?.previsao ?? null,
      observacao: documento.observacaoEntrega,
    },
  }
}

function freteDe({ documento, freteOrcado }: Previsto): PreviaDaConversao['frete'] {
  const [de, para] = [Number(freteOrcado), Number(documento.valorFrete)]
  return de === para ? null : { de, para }
}
