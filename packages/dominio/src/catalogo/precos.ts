import type { ValoresDoAjuste } from '../ajustes/assuntos.ts'
import type { DescricaoDaTabela } from '../ajustes/tabela.ts'

const MAXIMO_DE_CUPONS = 3000
const MAIOR_VALOR = 1_000_000
const MAIOR_USO = 1_000_000

export const TABELA_DE_PRECO = {
  genero: 'a',
  endereco: 'tabelas-de-preco',
  descricao: 'As listas de preço por que se vende, e a quem cada uma serve',
  palavras: 'lista de preços atacado varejo valor preço tabela',
  muda: ['precos', 'orcamentos'],
  nome: 'nome',
  campos: {
    nome: {
      especie: 'texto',
      tamanho: 60,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'O que quem vende escolhe no orçamento',
    },
    livre: {
      especie: 'sim-nao',
      obrigatorio: true,
      padrao: 'N',
      nome: 'Para qualquer cliente',
      ajuda: 'Se não, só para os clientes que a têm no cadastro, ou a quem foi liberada',
    },
  },
  unico: ['nome'],
  ordem: ['nome'],
  aoRetirar:
    'Deixa de ser oferecida; o que já foi vendido por ela fica como foi, e os preços ficam guardados.',
} as const satisfies DescricaoDaTabela<'nome' | 'livre'>

/** ADM-07 What fields of a coupon must be to each other. */
export function problemasDoCupom(valores: ValoresDoAjuste): Record<string, string> {
  const { percentual, valor, inicio, fim, usosMaximos, usosPorCliente } = valores
  if (Boolean(percentual) === Boolean(valor))
    return { percentual: 'O cupom dá um percentual ou um valor: preencha um dos dois.' }
  if (inicio && fim && fim < inicio) return { fim: 'O último dia não vem antes do primeiro.' }
  return usosMaximos && usosPorCliente && Number(usosPorCliente) > Number(usosMaximos)
    ? { usosPorCliente: 'Um cliente não usa mais do que todos juntos.' }
    : {}
}

export const CUPOM = {
  genero: 'o',
  endereco: 'cupons',
  descricao: 'Códigos que abatem do orçamento, com validade e limites de uso',
  palavras: 'desconto promoção código voucher vale',
  muda: ['precos', 'orcamentos'],
  nome: 'codigo',
  campos: {
    codigo: {
      especie: 'texto',
      tamanho: 30,
      obrigatorio: true,
      soAoCriar: true,
      nome: 'Código',
      ajuda: 'O que se digita no orçamento; guardado em maiúsculas',
    },
    descricao: {
      especie: 'texto',
      tamanho: 120,
      obrigatorio: true,
      nome: 'Descrição',
      ajuda: 'Para que é, a quem o administra',
    },
    percentual: {
      secao: 'O que dá',
      especie: 'decimal',
      minimo: 0.01,
      maximo: 100,
      unidade: '%',
      vazio: '—',
      nome: 'Percentual',
      ajuda: 'Sobre as mercadorias do orçamento; vazio quando dá um valor',
    },
    valor: {
      especie: 'dinheiro',
      minimo: 0.01,
      maximo: MAIOR_VALOR,
      vazio: '—',
      nome: 'Valor',
      ajuda: 'Nunca mais que as mercadorias; vazio quando dá um percentual',
    },
    minimo: {
      especie: 'dinheiro',
      minimo: 0,
      maximo: MAIOR_VALOR,
      obrigatorio: true,
      padrao: '0',
      foraDaLista: true,
      nome: 'Compra mínima',
      ajuda: 'Em mercadorias; abaixo disso não serve',
    },
    inicio: {
      secao: 'Quando e quantas vezes',
      especie: 'data',
      obrigatorio: true,
      nome: 'Vale desde',
      ajuda: 'O primeiro dia',
    },
    fim: { especie: 'data', obrigatorio: true, nome: 'Vale até', ajuda: 'O último dia' },
    usosMaximos: {
      especie: 'inteiro',
      minimo: 1,
      maximo: MAIOR_USO,
      vazio: 'sem limite',
      nome: 'Usos ao todo',
      ajuda: 'Quantas compras podem usá-lo; pedidos de um mesmo orçamento são uma. Vazio, sem limite',
    },
    usosPorCliente: {
      especie: 'inteiro',
      minimo: 1,
      maximo: MAIOR_USO,
      vazio: 'sem limite',
      foraDaLista: true,
      nome: 'Usos de cada cliente',
      ajuda: 'Vazio, sem limite',
    },
    filialId: {
      secao: 'Para quem',
      especie: 'escolha',
      opcoes: [],
      vazio: 'todas',
      foraDaLista: true,
      nome: 'Só na filial',
      ajuda: 'Vazio, em todas',
    },
    cliente: {
      especie: 'texto',
      tamanho: 20,
      vazio: 'todos',
      foraDaLista: true,
      nome: 'Só do cliente',
      ajuda: 'O CNPJ ou CPF dele; vazio, de qualquer um',
    },
  },
  unico: ['codigo'],
  ordem: ['fim', 'codigo'],
  maximo: MAXIMO_DE_CUPONS,
  regra: problemasDoCupom,
  aoRetirar: 'Deixa de ser aceito em orçamentos; os pedidos que já o usaram ficam como estão.',
} as const satisfies DescricaoDaTabela
