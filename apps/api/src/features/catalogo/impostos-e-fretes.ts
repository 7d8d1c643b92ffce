import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { escreverLinhas, naLinha } from '@balcao/dominio/ajustes/campo'
import { ufDoCep } from '@balcao/dominio/brasil/uf-do-cep'
import type { AssuntoDoCatalogo } from '@balcao/dominio/catalogo/assuntos'
import {
  COLUNAS_DA_COBERTURA,
  COLUNAS_DAS_FAIXAS,
  lerCobertura,
  lerFaixas,
} from '@balcao/dominio/catalogo/fretes'
import type { MaosDoAssunto } from '../ajustes/queries-linhas.ts'
import { freteCondicional, freteRegiao, freteTabela } from '../fretes/tabelas.ts'
import { cidadeDoNome } from '../lugares/achar-cidade.ts'
import { regraFiscal } from '../precos/tabelas.ts'
import { filiaisParaEscolher } from './queries-escolhas.ts'
import {
  gravarPartesDaRegiao,
  partesDasRegioes,
  regioesParaSeguir,
  tabelasDeFreteParaEscolher,
  transportadorasParaEscolher,
  usosDaRegiao,
  usosDaTabela,
} from './queries-fretes.ts'
import { existeProduto, gravarPartesDaRegra, partesDasRegras } from './queries-impostos.ts'

const DIAS_DA_SEMANA = 7

const diasEmLetras = ({ dias }: ValoresDoAjuste): string =>
  Array.from({ length: DIAS_DA_SEMANA }, (_, dia) =>
    (dias ?? '').split(',').includes(String(dia)) ? 'S' : 'N',
  ).join(',')

/** As they come back: the state of a range of CEPs, cities as our table writes them, brackets in their order. */
function partesComoVoltam({ cobertura, faixas, ...outros }: ValoresDoAjuste): ValoresDoAjuste {
  return {
    ...outros,
    ...(cobertura !== undefined && {
      cobertura: escreverLinhas(
        { colunas: COLUNAS_DA_COBERTURA },
        lerCobertura(cobertura).map((lugar) => ({
          ...lugar,
          uf: (lugar.cepInicial && ufDoCep(lugar.cepInicial)) || lugar.uf,
          cidade: (lugar.cidade && cidadeDoNome(lugar.uf, lugar.cidade)?.cidade) || lugar.cidade,
          prioridade: lugar.prioridade === '0' ? '' : lugar.prioridade,
        })),
      ),
    }),
    ...(faixas !== undefined && {
      faixas: escreverLinhas(
        { colunas: COLUNAS_DAS_FAIXAS },
        lerFaixas(faixas).toSorted(
          (a, b) => a.grandeza.localeCompare(b.grandeza) || Number(a.ate) - Number(b.ate),
        ),
      ),
    }),
  }
}

/** A city that is none, at its line. */
function problemaDasCidades({ cobertura }: ValoresDoAjuste): Record<string, string> {
  const indice = lerCobertura(cobertura).findIndex(({ uf, cidade }) => cidade && !cidadeDoNome(uf, cidade))
  return indice < 0 ? {} : { cobertura: naLinha(indice, 'não há cidade com esse nome nesse estado.') }
}

/** ADM-07 Where taxes and freight are kept. */
export const MAOS_DE_IMPOSTOS_E_FRETES = {
  'regra-fiscal': {
    tabela: regraFiscal,
    usos: async () => [],
    aParte: { campos: ['produto', 'despesasNaBase'], ler: partesDasRegras, gravar: gravarPartesDaRegra },
    conferir: async (banco, { valores: { produto } }) =>
      !produto || (await existeProduto(banco, produto)) ? {} : { produto: 'Não há produto com esse código.' },
  },
  'tabela-de-frete': {
    tabela: freteTabela,
    usos: usosDaTabela,
    escolhas: { transportadoraId: transportadorasParaEscolher, filialId: filiaisParaEscolher },
  },
  'regiao-de-frete': {
    tabela: freteRegiao,
    usos: usosDaRegiao,
    escolhas: { tabelaId: tabelasDeFreteParaEscolher, 'trechos.regiaoId': regioesParaSeguir },
    aParte: {
      campos: ['dias', 'cobertura', 'faixas', 'trechos'],
      ler: partesDasRegioes,
      gravar: gravarPartesDaRegiao,
    },
    aoGuardar: partesComoVoltam,
    derivar: (valores) => ({ diasEntrega: diasEmLetras(valores) }),
    conferir: async (_banco, { valores }) => problemaDasCidades(valores),
  },
  'condicional-de-frete': { tabela: freteCondicional, usos: async () => [] },
} satisfies Partial<Record<AssuntoDoCatalogo, MaosDoAssunto>>
