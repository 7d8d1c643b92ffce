import type { PlanoDePartida } from '@balcao/api/src/features/implantacao/partida/escolhas-da-venda.ts'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import { emReais } from '../precos/calcular-impostos.ts'
import { criarSorteio } from '../sorteio.ts'
import { estaAberto, type TituloGerado } from '../titulos/gerar-titulos.ts'

export type LimiteGerado = {
  cliente: string
  plano: PlanoDePartida
  limiteTotal: string
  creditoDisponivel: string
  dataVencimento: string | null
}

export const LIMITE_EXCEDIDO = 'Limite de crédito excedido'
const QUASE_ESGOTADOS = 4
const ESTOURADOS = 2
const DEGRAU = 500_00
const PLANOS: readonly PlanoDePartida[] = ['28 dias', '28/35 dias', '28/35/42 dias']

type Fontes = {
  hoje: string
  clientes: Demo['clientes']
  titulos: readonly TituloGerado[]
  pedidos: readonly PedidoGerado[]
}

/** CLI-03 What each buyer may owe: most have room, a few hardly any; two or more, all who were blocked for it among them, owe more than they may. */
export function gerarLimites(
  negocio: NegocioDemo,
  { hoje, clientes, titulos, pedidos }: Fontes,
): LimiteGerado[] {
  const sorteio = criarSorteio(`${negocio}/limites`)
  const centavos = (valor: string) => Number(valor.replace('.', ''))
  const devido = somarPor(
    titulos.filter(estaAberto),
    ({ cliente }) => cliente,
    ({ valor }) => centavos(valor),
  )
  const emPedidos = somarPor(
    pedidos.filter(({ status }) => status !== 'CANCELADO' && !foiFaturado(status)),
    ({ cliente }) => cliente,
    ({ valorTotal }) => centavos(valorTotal),
  )
  const compram = new Set([
    ...titulos.map(({ cliente }) => cliente),
    ...pedidos.map(({ cliente }) => cliente),
  ])
  // Whoever has orders on their way would be nearer or farther from the limit by how these are counted.
  const soTitulos = clientes
    .filter(
      ({ documento, motivoBloqueio }) =>
        !emPedidos.has(documento) && devido.has(documento) && motivoBloqueio === null,
    )
    .map(({ documento }) => documento)
  const bloqueados = clientes.filter(({ motivoBloqueio }) => motivoBloqueio === LIMITE_EXCEDIDO)
  const faltam = Math.max(0, ESTOURADOS - bloqueados.filter(({ documento }) => devido.has(documento)).length)
  const sorteados = sorteio.varios(soTitulos, faltam + QUASE_ESGOTADOS)
  const acima = new Set([...bloqueados.map(({ documento }) => documento), ...sorteados.slice(0, faltam)])
  const noFim = new Set(sorteados.slice(faltam))
  return clientes
    .filter(({ documento, atividade }) => compram.has(documento) && atividade !== 'Consumidor final')
    .map(({ documento, inscricaoEstadual }) => {
      const usado = devido.get(documento) ?? 0
      const folga =
        sorteio.inteiro(2, 5) * (usado + (emPedidos.get(documento) ?? 0)) + sorteio.inteiro(2, 20) * DEGRAU
      const comFolga = Math.ceil(folga / DEGRAU) * DEGRAU
      const total = acima.has(documento)
        ? Math.round(usado * 0.8)
        : noFim.has(documento)
          ? Math.round(usado * 1.04)
          : comFolga
      return {
        cliente: documento,
        plano: inscricaoEstadual === null ? 'À vista' : sorteio.um(PLANOS),
        limiteTotal: emReais(total),
        creditoDisponivel: sorteio.chance(0.1) ? emReais(sorteio.inteiro(40_00, 900_00)) : '0.00',
        dataVencimento: sorteio.chance(0.8) ? somarDias(hoje, sorteio.inteiro(20, 360)) : null,
      }
    })
}

function somarPor<T>(
  lista: readonly T[],
  chave: (item: T) => string,
  valor: (item: T) => number,
): Map<string, number> {
  const somas = new Map<string, number>()
  for (const item of lista) somas.set(chave(item), (somas.get(chave(item)) ?? 0) + valor(item))
  return somas
}
