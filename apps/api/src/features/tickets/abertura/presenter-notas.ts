import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { NotaParaEscolher, ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { quantidadeDisponivel } from '@balcao/dominio/tickets/abertura/item'
import { dentroDoPrazoDeDevolucao } from '@balcao/dominio/tickets/abertura/saldo'
import type { ItemDaNota, NotaComPartes } from './queries-notas.ts'

export function apresentarNota(nota: NotaComPartes): NotaParaEscolher {
  const { id, chave, filial, cliente, transportadora } = nota
  return {
    id,
    chave,
    numNf: nota.numero,
    dtSai: nota.dataSaida,
    filial: { idFil: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
    qtdeIt: nota.quantidadeItens,
    vlTot: Number(nota.valorTotal),
    cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
    transportadora: transportadora && { id: transportadora.id, razSoc: transportadora.razaoSocial },
  }
}

export type PrazoDeDevolucao = { hoje: string; dias: number }

/** ENT-02 `qtd_devolvida` is all that tickets take: returned already, or asked for. */
export function apresentarProdutoDaNota(
  { item, nota, produto }: ItemDaNota,
  tomados: ReadonlyMap<number, Decimal>,
  prazoDeDevolucao: PrazoDeDevolucao,
): ProdutoDaNota {
  const quantidades = {
    qtd_comprada: Number(item.quantidade),
    qtd_devolvida: (tomados.get(item.id) ?? new Decimal(0)).toNumber(),
  }
  const qtd = quantidadeDisponivel(quantidades)
  return {
    ...quantidades,
    qtd,
    id: item.id,
    idExibicao: item.codigo,
    descNF: item.descricao,
    marca: item.marca,
    unidade: item.unidade,
    valor_sem_imposto: Number(item.valorSemImposto),
    valor_unitario: Number(item.valorUnitario),
    numNF: nota.numero,
    idImagem: produto.imagemId,
    indisponivel:
      qtd === 0 || !dentroDoPrazoDeDevolucao(nota.dataSaida, prazoDeDevolucao.hoje, prazoDeDevolucao.dias),
    anexo_obrigatorio: produto.anexoObrigatorio,
  }
}
