import type { CabecalhoDoOrcamento, LinhaDigitada } from '../src/orcamentos/edicao.ts'
import type { PrecoDoProduto, ProdutoNoEditor } from '../src/orcamentos/produto-no-editor.ts'
import { DENTRO, REGRA } from './preco.ts'

export const OPERACAO = DENTRO

export const PRECO: PrecoDoProduto = {
  idFil: 1,
  tabela: { id: 1, nome: 'Varejo' },
  valor: 10,
  descontoErp: null,
  promocoes: [],
  regra: REGRA,
  qtEst: 100,
  nivel: 1,
  qtdMax: null,
  qtdCotada: 0,
}

export const PRODUTO: ProdutoNoEditor = {
  id: 7,
  idExibicao: '10001',
  descricaocompleta: 'Café Serra Alta Pacote 500g',
  marca: 'Serra Alta',
  und: 'UN',
  codigo_barras: '7891000000017',
  idImagem: 'cafe',
  pesoLiquido: 0.5,
  pesoBruto: 0.52,
  altura: 20,
  largura: 10,
  comprimento: 6,
  embalagens: [{ id: 1, unidade: 'UN', fator_conversao: 1, multiplo: 1, minimo: 1 }],
  precos: [PRECO],
}

export const LINHA: LinhaDigitada = {
  chave: 'linha-001',
  idProd: 7,
  idEmb: 1,
  qtde: 2,
  desconto: null,
  precoDigitado: null,
  bonificado: false,
}

export const CABECALHO: CabecalhoDoOrcamento = {
  dtVal: '2026-12-01',
  ordComp: null,
  idTabela: 1,
  idPlano: 1,
  idCobranca: 1,
  idTipoFrete: 1,
  idTransp: null,
  idEndereco: null,
  cupom: null,
  vlFrete: 0,
  vlSeguro: 0,
  frete: null,
  obsEntrega: null,
  obsPedido: null,
  obsCliente: null,
}
