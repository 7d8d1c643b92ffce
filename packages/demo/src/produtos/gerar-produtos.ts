import { criarEmissor } from '../brasil/gerar-documentos.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import { TABELAS_DE_PRECO } from '../precos/tabelas-de-preco.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { CATALOGOS } from './catalogo/catalogo.ts'
import type { LinhaDeProduto, Tamanho } from './catalogo/linhas-de-produto.ts'
import { CORES_DAS_MARCAS } from './catalogo/marcas.ts'
import { desenharProduto } from './desenho/desenhar-produto.ts'
import { medir } from './desenho/formas.ts'

const PRIMEIRO_CODIGO = 10_001
const PARTE_EM_PROMOCAO = 0.3
const PARTE_VENDIDA_EM_MULTIPLOS = 0.2
const PARTE_SEM_ESTOQUE = 0.07
const PARTE_COM_ESTOQUE_BAIXO = 0.15
const PARTE_FORA_DE_LINHA = 0.02

export function gerarProdutos(negocio: NegocioDemo, quantasFiliais: number) {
  const sorteio = criarSorteio(`${negocio}/produtos`)
  const emissor = criarEmissor(sorteio)
  const itens = CATALOGOS[negocio].flatMap((linha) =>
    linha.marcas.flatMap((marca) => linha.tamanhos.map((tamanho) => ({ linha, marca, tamanho }))),
  )
  return itens.map(({ linha, marca, tamanho }, i) => {
    const [texto, gramas, centavos, caixa, fator] = tamanho
    const descricao = `${linha.nome} ${texto}`
    const unidade = linha.unidade ?? 'UN'
    return {
      codigo: String(PRIMEIRO_CODIGO + i),
      descricao,
      descricaoCompleta: [linha.nome, marca, linha.embalagem, texto].filter(Boolean).join(' '),
      marca,
      categoria: linha.categoria,
      unidade,
      codigoBarras: emissor.ean13(),
      ncm: linha.ncm,
      ...medir(linha.forma, gramas),
      imagemId: sorteio.caracteres('0123456789abcdef', 32),
      ativo: !sorteio.chance(PARTE_FORA_DE_LINHA),
      imagem: desenhar(linha, marca, tamanho),
      embalagens: gerarEmbalagens(unidade, caixa, fator, sorteio),
      precos: gerarPrecos(centavos, sorteio),
      estoques: Array.from({ length: quantasFiliais }, () => gerarEstoque(fator, sorteio)),
    }
  })
}

export type ProdutoGerado = ReturnType<typeof gerarProdutos>[number]

function desenhar({ nome, forma }: LinhaDeProduto, marca: string, [texto]: Tamanho): string {
  const cor = CORES_DAS_MARCAS[marca]
  if (!cor) throw new Error(`Marca sem cor: ${marca}`)
  return desenharProduto({ forma, cor, marca, descricao: nome, tamanho: texto })
}

function gerarEmbalagens(unidade: string, caixa: string, fator: number, sorteio: Sorteio) {
  const multiplo = fator % 2 === 0 && sorteio.chance(PARTE_VENDIDA_EM_MULTIPLOS) ? fator / 2 : 1
  const avulsa = { unidade, fatorConversao: '1', multiplo: String(multiplo), minimo: String(multiplo) }
  // What is not packed together is sold by itself only.
  if (fator === 1) return [avulsa]
  const minimo = sorteio.chance(0.1) ? '2' : '1'
  return [avulsa, { unidade: caixa, fatorConversao: String(fator), multiplo: '1', minimo }]
}

/** Whole cents until the end: prices are never computed in binary fractions. */
function gerarPrecos(centavos: number, sorteio: Sorteio) {
  const promocao = sorteio.chance(PARTE_EM_PROMOCAO) ? sorteio.inteiro(14, 25) : 0
  return TABELAS_DE_PRECO.map(({ nome, desconto }) => {
    const percentual = nome === 'Promocional' ? Math.max(desconto, promocao) : desconto
    return { tabela: nome, valor: emReais(Math.round((centavos * (100 - percentual)) / 100)) }
  })
}

const emReais = (centavos: number) =>
  `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`

function gerarEstoque(fator: number, sorteio: Sorteio) {
  const minimo = fator * sorteio.inteiro(2, 6)
  const sorte = sorteio.inteiro(1, 100) / 100
  const quantidade =
    sorte <= PARTE_SEM_ESTOQUE
      ? 0
      : sorte <= PARTE_SEM_ESTOQUE + PARTE_COM_ESTOQUE_BAIXO
        ? sorteio.inteiro(1, minimo)
        : sorteio.inteiro(minimo + 1, minimo * 25)
  return { quantidade: String(quantidade), minimo: String(minimo) }
}
