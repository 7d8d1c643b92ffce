import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { escreverLinhas, lerLinhas } from '@balcao/dominio/ajustes/campo'
import type { AssuntoDoCatalogo } from '@balcao/dominio/catalogo/assuntos'
import { EMBALAGENS, PRODUTO } from '@balcao/dominio/catalogo/produtos'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Assunto, Linha, MaosDoAssunto } from '../ajustes/queries-linhas.ts'
import { produto } from '../produtos/tabelas.ts'
import {
  comOMesmoCodigoDeBarras,
  embalagensEscritas,
  familiasEscritas,
  gravarEmbalagens,
  jaVendido,
  jaVendidoEm,
  marcasEscritas,
  mesmaMarca,
} from './queries-produtos.ts'
import { usosDoProduto } from './queries-usos-comerciais.ts'

const emMaiusculas = (texto: string | null | undefined) => texto?.toUpperCase() ?? null

/** Units and packs are written in capitals, so that one is not two. */
function aoGuardar({ unidade, embalagens, ...outros }: ValoresDoAjuste): ValoresDoAjuste {
  return {
    ...outros,
    ...(unidade !== undefined && { unidade: emMaiusculas(unidade) }),
    ...(embalagens !== undefined && {
      embalagens: escreverLinhas(
        EMBALAGENS,
        lerLinhas(EMBALAGENS, embalagens ?? '').map((linha) => ({
          ...linha,
          unidade: emMaiusculas(linha.unidade) ?? '',
        })),
      ),
    }),
  }
}

const FICA = 'Já se vendeu este produto, e isto não muda mais: crie outro e retire este.'

/** Of a pack by which it was sold, how many units it has; the rest of it may change. */
async function problemaDasEmbalagens(banco: Executor, valores: ValoresDoAjuste, atual: Linha) {
  const ditas = lerLinhas(EMBALAGENS, valores.embalagens ?? '')
  for (const { unidade = '', fatorConversao } of lerLinhas(EMBALAGENS, atual.valores.embalagens ?? '')) {
    const fica = ditas.some((dita) => dita.unidade === unidade && dita.fatorConversao === fatorConversao)
    if (!fica && (await jaVendidoEm(banco, atual.id, unidade)))
      return `Já se vendeu em ${unidade}: ela fica, com ${fatorConversao} ${atual.valores.unidade}.`
  }
  return null
}

const conferir: NonNullable<MaosDoAssunto['conferir']> = async (banco, { valores, atual }) => {
  const id = atual?.id ?? null
  const { codigoBarras, marca } = valores
  const mudou = (campo: string) => valores[campo] !== atual?.valores[campo]
  const problemas: Record<string, string> = {}
  const deOutro =
    codigoBarras && mudou('codigoBarras') && (await comOMesmoCodigoDeBarras(banco, codigoBarras, id))
  if (deOutro) problemas.codigoBarras = `Este código de barras é de “${deOutro}”.`
  const jaHa = marca && mudou('marca') && (await mesmaMarca(banco, marca, id))
  if (jaHa) problemas.marca = `Esta marca já se escreve “${jaHa}”.`
  if (!atual) return problemas
  const fixos = ['codigo', 'unidade'].filter(mudou)
  if (fixos.length > 0 && (await jaVendido(banco, atual.id)))
    for (const campo of fixos) problemas[campo] = FICA
  const dasEmbalagens = mudou('embalagens') && (await problemaDasEmbalagens(banco, valores, atual))
  if (dasEmbalagens) problemas.embalagens = dasEmbalagens
  return problemas
}

/** ADM-07 Where products are kept, and what would break without one of them. */
export const MAOS_DE_PRODUTOS = {
  produto: {
    tabela: produto,
    usos: usosDoProduto,
    escolhas: { marca: marcasEscritas, categoria: familiasEscritas },
    completar: () => ({ imagemId: '' }),
    aoGuardar,
    aParte: { campos: ['embalagens'], ler: embalagensEscritas, gravar: gravarEmbalagens },
    conferir,
    impede: async (banco, { id, valores: { codigoBarras } }) => {
      const deOutro = codigoBarras && (await comOMesmoCodigoDeBarras(banco, codigoBarras, id))
      return deOutro ? `O código de barras dele é agora de “${deOutro}”.` : null
    },
  },
} satisfies Partial<Record<AssuntoDoCatalogo, MaosDoAssunto>>

export const PRODUTOS: Assunto = { assunto: 'produto', descricao: PRODUTO, ...MAOS_DE_PRODUTOS.produto }
