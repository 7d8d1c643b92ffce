import { somarDias } from '@balcao/dominio/formatos/datas'
import type { BeneficioDaCampanha } from '@balcao/dominio/precos/campanha'
import { COMBINA_COM } from '@balcao/dominio/precos/ordem'

type Produto = { id: number; codigo: string; categoria: string; marca: string; valor: string }

const ESPACO = 11
const CENTAVOS = 100
const OFERTAS = 12

/** How far past campaigns of the demo reach back: their orders are marked by it. */
export const DIAS_DA_PASSADA = 60

const percentual = (valor: number, de = 0): BeneficioDaCampanha => ({
  tipo: 'PERCENTUAL',
  faixas: [{ de, percentual: valor }],
  porFaixa: false,
})

/** What is on offer around today, over the products that a table sells: of each benefit one, running, past, ended and to come. */
export function gerarCampanhas(produtos: readonly Produto[], hoje: string) {
  const periodo = { inicio: somarDias(hoje, -5), fim: somarDias(hoje, 25) }
  const marcas = [...new Set(produtos.map(({ marca }) => marca))]
  const categorias = [...new Set(produtos.map(({ categoria }) => categoria))]
  const [primeiro, segundo] = produtos
  const brinde = produtos.at(-1)
  if (!primeiro || !segundo || !brinde) return []
  const emOferta = produtos.filter((_, i) => i % ESPACO === 3).slice(0, OFERTAS)
  const ultimaMarca = marcas.at(-1) ?? segundo.marca
  return [
    ...emOferta.map((produto) => ({
      nome: `Oferta ${produto.codigo}`,
      beneficio: {
        tipo: 'PRECO' as const,
        preco: Math.floor(Number(produto.valor) * CENTAVOS * 0.9) / CENTAVOS,
        minimo: 0,
      },
      produtos: [produto.id],
      ...periodo,
    })),
    {
      nome: `Semana ${primeiro.categoria}`,
      beneficio: {
        tipo: 'PERCENTUAL' as const,
        faixas: [
          { de: 24, percentual: 4 },
          { de: 60, percentual: 6 },
          { de: 120, percentual: 9 },
        ],
        porFaixa: false,
      },
      categorias: [primeiro.categoria],
      ...periodo,
    },
    {
      nome: `Festival ${segundo.marca}`,
      beneficio: percentual(6, 12),
      marcas: [segundo.marca],
      verba: '15000.00',
      limitePorCliente: '600',
      quemPaga: 'FORNECEDOR' as const,
      combinaCom: ['CUPOM' as const, 'ERP' as const],
      inicio: somarDias(hoje, -20),
      fim: somarDias(hoje, 10),
    },
    {
      nome: 'Leve 10, ganhe 1',
      beneficio: { tipo: 'BRINDE' as const, leve: 10, ganhe: 1, idProd: null },
      produtos: [primeiro.id],
      combinaCom: [...COMBINA_COM.CAMPANHA],
      limite: '500',
      ...periodo,
    },
    {
      nome: `Leve 12, pague 11 ${ultimaMarca}`,
      beneficio: { tipo: 'LEVE_PAGUE' as const, leve: 12, pague: 11 },
      marcas: [ultimaMarca],
      moveConta: true,
      ...periodo,
    },
    {
      nome: `Próximo mês: ${categorias.at(-1) ?? primeiro.categoria}`,
      beneficio: percentual(5, 6),
      categorias: [categorias.at(-1) ?? primeiro.categoria],
      inicio: somarDias(hoje, 12),
      fim: somarDias(hoje, 42),
    },
    // Over already: prices must not remember it, its result must.
    {
      nome: 'Volta às aulas',
      beneficio: percentual(7),
      marcas: [segundo.marca],
      verba: '60000.00',
      quemPaga: 'FORNECEDOR' as const,
      inicio: somarDias(hoje, -DIAS_DA_PASSADA),
      fim: somarDias(hoje, -30),
    },
    {
      nome: `Queima ${ultimaMarca}`,
      beneficio: percentual(12),
      marcas: [ultimaMarca],
      inicio: somarDias(hoje, -40),
      fim: somarDias(hoje, 5),
      encerradaHa: 25,
    },
  ]
}
