import type { RespostaDe } from '@balcao/dominio/contrato'
import type { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'

type Encontrado = RespostaDe<typeof pesquisarProdutos>['itens'][number]

type Linha = {
  id: number
  codigo: string
  descricaoCompleta: string
  marca: string
  unidade: string
  codigoBarras: string
  imagemId: string
}

export function apresentarProdutoEncontrado(linha: Linha): Encontrado {
  return {
    id: linha.id,
    idExibicao: linha.codigo,
    descricaocompleta: linha.descricaoCompleta,
    marca: linha.marca,
    unidade: linha.unidade,
    codigo_barras: linha.codigoBarras,
    idImagem: linha.imagemId,
  }
}
