import type { Classificacao } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import {
  CAMPANHAS,
  OBSERVACOES_DA_CLASSIFICACAO,
  OBSERVACOES_DE_LOGISTICA,
  REDES_DE_COMPRAS,
} from './perfis.ts'

type Cliente = Demo['clientes'][number]
type Classe = 'A' | 'B' | 'C'

export type PerfilGerado = {
  documento: string
  categoria: string | null
  prazoMedioMaximo: number | null
  classeVenda: Classe | null
  rede: string | null
  observacaoLogistica: string | null
  utmOrigem: string | null
  utmMidia: string | null
  utmCampanha: string | null
  classificacao: Classificacao | null
  classificacaoObservacao: string | null
  atividadeTravada: boolean
}

const PARTE_COM_LOGISTICA = 1 / 3
const PARTE_DE_CAMPANHA = 0.25
const PARTE_CLASSIFICADA = 0.4
const PARTE_TRAVADA = 0.03
const PARTE_EM_REDE_DE_COMPRAS = 0.05
const LOJA_DA_REDE = / - Loja \d+$/
const CATEGORIAS: Record<string, string> = { Varejo: 'Pequeno varejo', Atacado: 'Atacado', Rede: 'Rede' }
const PRAZO_DA_CLASSE: Record<Classe, number> = { A: 42, B: 35, C: 28 }
/** Up to which part of all that is sold each class goes. */
const ATE: readonly (readonly [Classe, number])[] = [
  ['A', 0.8],
  ['B', 0.95],
  ['C', 1],
]

/** CLI-03 What the business knows of each customer besides who they are. */
export function gerarPerfis(
  negocio: NegocioDemo,
  clientes: readonly Cliente[],
  notas: readonly NotaGerada[],
  vitrine: string | null,
): PerfilGerado[] {
  const sorteio = criarSorteio(`${negocio}/perfis`)
  const classes = classesDeVenda(notas)
  return clientes.map((cliente) => {
    const { documento, tabela, inscricaoEstadual, atividade } = cliente
    const classe = classes.get(documento) ?? null
    const rede = redeDe(cliente, sorteio)
    const campanha = sorteio.chance(PARTE_DE_CAMPANHA) ? sorteio.um(CAMPANHAS) : null
    const logistica = sorteio.um(OBSERVACOES_DE_LOGISTICA)
    const comLogistica = sorteio.chance(PARTE_COM_LOGISTICA) || documento === vitrine
    const classificacao =
      sorteio.chance(PARTE_CLASSIFICADA) || documento === vitrine ? classificar(cliente, classe) : null
    const observacao = sorteio.um(OBSERVACOES_DA_CLASSIFICACAO[classificacao ?? 'Regular'])
    const consumidor = atividade === 'Consumidor final'
    return {
      documento,
      categoria: inscricaoEstadual === null ? 'Consumo próprio' : (CATEGORIAS[tabela] ?? null),
      prazoMedioMaximo: inscricaoEstadual === null || classe === null ? null : PRAZO_DA_CLASSE[classe],
      classeVenda: classe,
      rede,
      observacaoLogistica: comLogistica && !consumidor ? logistica : null,
      utmOrigem: campanha?.origem ?? null,
      utmMidia: campanha?.midia ?? null,
      utmCampanha: campanha?.campanha ?? null,
      classificacao: consumidor ? null : classificacao,
      classificacaoObservacao: classificacao && !consumidor && sorteio.chance(0.5) ? observacao : null,
      atividadeTravada: sorteio.chance(PARTE_TRAVADA),
    }
  })
}

/** By what each bought: the customers that make most of the sales are A. */
export function classesDeVenda(notas: readonly NotaGerada[]): Map<string, Classe> {
  const totais = new Map<string, number>()
  for (const { destinatario, valorTotal } of notas)
    totais.set(destinatario.documento, (totais.get(destinatario.documento) ?? 0) + Number(valorTotal))
  const vendido = [...totais.values()].reduce((soma, valor) => soma + valor, 0)
  let acumulado = 0
  return new Map(
    [...totais]
      .toSorted(([, a], [, b]) => b - a)
      .map(([documento, valor]) => {
        const antes = acumulado / vendido
        acumulado += valor
        return [documento, ATE.find(([, ate]) => antes < ate)?.[0] ?? 'C']
      }),
  )
}

function redeDe({ fantasia, inscricaoEstadual, prospect }: Cliente, sorteio: Sorteio): string | null {
  const rede = sorteio.um(REDES_DE_COMPRAS)
  const associado = sorteio.chance(PARTE_EM_REDE_DE_COMPRAS)
  if (LOJA_DA_REDE.test(fantasia)) return fantasia.replace(LOJA_DA_REDE, '')
  return associado && inscricaoEstadual !== null && !prospect ? rede : null
}

function classificar({ motivoBloqueio, prospect }: Cliente, classe: Classe | null): Classificacao {
  if (motivoBloqueio !== null) return 'Em recuperação'
  if (classe === 'A') return 'Estratégico'
  if (classe === 'B') return 'Regular'
  return prospect ? 'Em crescimento' : 'Esporádico'
}
