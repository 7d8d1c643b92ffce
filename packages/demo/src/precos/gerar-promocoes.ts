import { somarDias } from '@balcao/dominio/formatos/datas'

type Produto = { id: number; codigo: string; categoria: string; marca: string; valor: string }

const ESPACO = 11
const CENTAVOS = 100

/** What is on offer around today, over the products that a table sells: by product, brand and category, and one that gives. */
export function gerarPromocoes(produtos: readonly Produto[], hoje: string) {
  const periodo = { inicio: somarDias(hoje, -5), fim: somarDias(hoje, 25) }
  const [primeiro, segundo] = produtos
  if (!primeiro || !segundo) return []
  const emOferta = produtos.filter((_, i) => i % ESPACO === 3).slice(0, 12)
  return [
    ...emOferta.map((produto) => ({
      nome: `Oferta ${produto.codigo}`,
      tipo: 'PRECO' as const,
      preco: (Math.floor(Number(produto.valor) * CENTAVOS * 0.9) / CENTAVOS).toFixed(2),
      produtoId: produto.id,
      ...periodo,
    })),
    {
      nome: `Semana ${primeiro.categoria}`,
      tipo: 'PERCENTUAL' as const,
      percentual: '4',
      minimo: '24',
      categoria: primeiro.categoria,
      ...periodo,
    },
    {
      nome: `Festival ${segundo.marca}`,
      tipo: 'PERCENTUAL' as const,
      percentual: '6',
      minimo: '12',
      marca: segundo.marca,
      ...periodo,
    },
    {
      nome: 'Leve 10, ganhe 1',
      tipo: 'LEVE_GANHE' as const,
      leve: '10',
      ganhe: '1',
      produtoId: primeiro.id,
      ...periodo,
    },
    // Over already: prices must not remember it.
    {
      nome: 'Volta às aulas',
      tipo: 'PERCENTUAL' as const,
      percentual: '15',
      marca: segundo.marca,
      inicio: somarDias(hoje, -60),
      fim: somarDias(hoje, -30),
    },
  ]
}

export const gerarCupons = (hoje: string) => {
  const periodo = { inicio: somarDias(hoje, -30), fim: somarDias(hoje, 60) }
  return [
    {
      codigo: 'VOLTOU3',
      descricao: '3% para quem voltou a comprar',
      percentual: '3',
      minimo: '200',
      usosPorCliente: 1,
      ...periodo,
    },
    {
      codigo: 'FRETE50',
      descricao: 'R$ 50,00 em pedidos acima de R$ 1.000,00',
      valor: '50',
      minimo: '1000',
      usosMaximos: 100,
      ...periodo,
    },
    {
      codigo: 'VERAO10',
      descricao: '10% no verão passado',
      percentual: '10',
      inicio: somarDias(hoje, -300),
      fim: somarDias(hoje, -210),
    },
  ]
}
